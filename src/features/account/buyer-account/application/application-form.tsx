import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { deleteDocument } from '@generated/api/documents/documents';
import type { BuyerAccount, Document, User } from '@generated/model';
import { useQuestion } from '@/acts/use-question';
import { useUploads } from '@/documents/use-uploads';
import { LeaveWarning } from '@/forms/leave-warning';
import { GapList } from '@/forms/stepper/gap-list';
import { SaveProblem } from '@/forms/stepper/save-problem';
import { SaveStatus } from '@/forms/stepper/save-status';
import { StepperFrame } from '@/forms/stepper/stepper-frame';
import { neighbourStep, stepsBefore } from '@/forms/stepper/steps';
import { useSteps } from '@/forms/stepper/use-steps';
import { useSubmission } from '@/forms/stepper/use-submission';
import type { SaveState } from '@/forms/saving/use-autosave';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { AccreditationFields } from './accreditation-fields';
import { ApplicantFields } from './applicant-fields';
import { ApplicationDocuments } from './application-documents';
import { ApplicationReview } from './application-review';
import {
  APPLICATION_STEPS,
  type ApplicationStep,
  fieldsOfStep,
  stepOfField,
  stepsOfGaps,
} from './application-steps';
import { applicationForm, type ApplicationValues } from './application-values';
import { obstacleNotice, SubmitPanel } from './submit-panel';
import { useApplication } from './use-application';

const CONFLICT = {
  title: 'This application was changed elsewhere',
  text: 'In another tab or on another device.',
};

const SAVED = 'Your application is saved. You will find it under “Buyer account”.';
/** Leaving now sends the changes at once. */
const SAVING =
  'Your last changes are being saved. You will find the application under “Buyer account”.';

const FILES_LOST = 'Files that are not sent yet are lost.';

const IN_TAB =
  'Your last changes are not in your account yet. In this tab you will find them under “Buyer account”.';

const KEPT_AS: Record<SaveState, string> = {
  unchanged: SAVED,
  saved: SAVED,
  waiting: SAVING,
  saving: SAVING,
  failed: IN_TAB,
  refused: IN_TAB,
};

const UNCHANGED = {
  title: 'Resubmit it unchanged?',
  description:
    'Our staff have read it as it stands. You cannot change it while they review it again.',
  confirmLabel: 'Resubmit',
  cancelLabel: 'Change it',
  tone: 'secondary',
} as const;

/** The form of an application, step by step. Each step is an entry in the browser's history. */
export function ApplicationForm({ account, user }: { account: BuyerAccount | null; user: User }) {
  // Computed when the form is opened: filling something in must not lead to another step.
  const [{ first, filledIn }] = useState(() => whereToGoOn(account, user));
  const { step, visited, goTo } = useSteps<ApplicationStep>(APPLICATION_STEPS, {
    first,
    visitedAtFirst: (opened) => new Set([...filledIn, ...stepsBefore(APPLICATION_STEPS, opened)]),
  });
  const application = useApplication(account, user);
  const { form, saveState } = application;
  const savedAt = application.saved?.updated_at ?? null;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const change = (documents: Document[]) =>
    form.setValue('documents', documents, { shouldDirty: true });
  const uploads = useUploads((document) => change([document, ...form.getValues('documents')]));

  // All fields are registered or have a default, so none is missing.
  const values = useWatch({ control: form.control }) as ApplicationValues;
  const gaps = stepsOfGaps(values);
  // Includes what only the exchange has found. It disappears when the field is changed.
  const { isDirty, errors } = form.formState;
  const faulty = new Set([...gaps, ...Object.keys(errors).map(stepOfField)]);

  async function goOn(): Promise<void> {
    const next = neighbourStep(APPLICATION_STEPS, step, 1);
    if (next && (await form.trigger(fieldsOfStep(step), { shouldFocus: true }))) goTo(next);
  }

  async function remove(document: Document): Promise<void> {
    change(form.getValues('documents').filter(({ id }) => id !== document.id));
    // Deleted once no application refers to it. If that fails, nothing depends on the document anyway.
    if (await application.flush()) await deleteDocument(document.id).catch(() => undefined);
  }

  const isUnchanged = !isDirty && isAsReviewed(account, savedAt);
  const { ask, dialog } = useQuestion();
  const { submit, isSubmitting, submitError, gapHeading, problemTitle } = useSubmission({
    form,
    savedForm: application,
    gaps,
    errorPrefix: 'buyer_account.',
    isMeant: async () => !isUnchanged || (await ask(UNCHANGED)),
    onSubmitted: () => {
      setIsSubmitted(true);
      // The new state is shown at the top.
      window.scrollTo({ top: 0 });
    },
  });

  const isReview = step === 'review';
  const keptAs = KEPT_AS[saveState];
  return (
    <FormProvider {...form}>
      <StepperFrame
        ref={handOnFocus}
        steps={APPLICATION_STEPS}
        current={step}
        visited={visited}
        faulty={faulty}
        onStep={goTo}
        onContinue={goOn}
        status={
          <SaveStatus state={saveState} savedAt={savedAt} isOnlyInTab={saveState === 'failed'} />
        }
        notices={
          <>
            <SaveProblem
              state={saveState}
              error={application.saveError}
              conflict={CONFLICT}
              onResolve={application.resolveConflict}
              titleRef={problemTitle}
            />
            {!isReview && obstacleNotice(user)}
          </>
        }
      >
        {step === 'applicant' && <ApplicantFields user={user} />}
        {step === 'accreditation' && <AccreditationFields />}
        {step === 'documents' && (
          <ApplicationDocuments uploads={uploads} onRemove={(document) => void remove(document)} />
        )}
        {isReview && (
          <>
            <GapList steps={APPLICATION_STEPS} gaps={gaps} onStep={goTo} headingRef={gapHeading} />
            <ApplicationReview onStep={goTo} />
            <SubmitPanel
              user={user}
              isSubmitting={isSubmitting}
              isSending={uploads.isBusy}
              isUnchanged={isUnchanged}
              error={submitError}
              onSubmit={submit}
            />
          </>
        )}
      </StepperFrame>
      {dialog}
      <LeaveWarning
        isDirty={(isDirty || uploads.isBusy) && !isSubmitted}
        keptAs={uploads.isBusy ? `${keptAs} ${FILES_LOST}` : keptAs}
        asksOnClose={uploads.isBusy || keptAs !== SAVED}
      />
    </FormProvider>
  );
}

/** The step with which an application opens, and those filled in. A step with gaps may never have been opened. */
function whereToGoOn(account: BuyerAccount | null, user: User) {
  const all = APPLICATION_STEPS.map(({ key }) => key);
  // If our staff returned it, it opens as a whole, next to what they wrote. Every step of it was filled in.
  if (account?.reviewed_at) return { first: 'review' as const, filledIn: all };
  const gaps = stepsOfGaps(applicationForm(account, user));
  return {
    first: all.find((step) => gaps.includes(step)) ?? 'review',
    filledIn: all.filter((step) => !gaps.includes(step)),
  };
}

/** Whether it is unchanged since our staff read it. */
function isAsReviewed(account: BuyerAccount | null, savedAt: string | null): boolean {
  const reviewedAt = account?.reviewed_at ?? null;
  return reviewedAt !== null && savedAt !== null && savedAt <= reviewedAt;
}
