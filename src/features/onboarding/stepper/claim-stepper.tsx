import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import type { Case, CaseParameters, Document } from '@generated/model';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useWatch } from 'react-hook-form';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { isoDay, wallTimeAt } from '@/domain/calendar';
import { askedDocumentKinds, claimGaps } from '@/domain/claims/claim-checks';
import type { FilingDays } from '@/domain/claims/register/register-doubts';
import { missingDocumentKinds } from '@/domain/documents/document-checks';
import { presentTime } from '@/domain/present-time';
import { readPercent } from '@/domain/decimal-input';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { readClaimForm } from '@/claims/form/claim-form-values';
import { CLAIM_STEPS, stepOfField } from '@/claims/form/claim-steps';
import { StepFields } from '@/claims/form/step-fields';
import { usePriceCheck } from '@/claims/form/use-price-check';
import { ClaimDocuments } from '@/documents/claim/claim-documents';
import { useClaimDocuments } from '@/documents/claim/use-claim-documents';
import type { DocumentItem } from '@/documents/document-item';
import { GapList } from '@/forms/stepper/gap-list';
import { SaveStatus } from '@/forms/stepper/save-status';
import { StepperFrame } from '@/forms/stepper/stepper-frame';
import { neighbourStep, stepsBefore } from '@/forms/stepper/steps';
import { useSteps } from '@/forms/stepper/use-steps';
import { useSubmission } from '@/forms/stepper/use-submission';
import { pathTo } from '@/paths';
import type { DraftName } from '@/session/kept/claim-drafts';
import { useSession } from '@/session/session-store';
import { AboutCase } from './about-case';
import type { ClaimDraft } from './claim-draft';
import { DraftLeaveWarning } from './draft-leave-warning';
import { DraftNotices } from './draft-notices';
import { documentsUnderWay, givenDocuments, stepsOfGaps } from './given-documents';
import { ReviewStep } from './review-step';
import { RunningSummary } from './running-summary';
import { fieldsOfStep } from '@/claims/field-list';
import { SubmitPanel } from './submit-panel';
import { type ClaimDraftHandle, useClaimDraft } from './use-claim-draft';

export interface ClaimStepperProps {
  name: DraftName;
  draft: ClaimDraft;
  savedAt: string | null;
  item: Case;
  parameters: CaseParameters;
}

const NO_DOCUMENTS: readonly Document[] = [];

/** The form of a claim, step by step. Each step is an entry in the browser's history. */
export function ClaimStepper({ name, draft, savedAt, item, parameters }: ClaimStepperProps) {
  const navigate = useNavigate();
  const isUser = useSession((session) => session.user !== null);
  const { step, visited, goTo, pathOf } = useSteps<ClaimStepKey>(CLAIM_STEPS, {
    first: draft.step,
    visitedAtFirst: () => visitedAtFirst(draft),
  });
  // The person's own day: in Asia it begins hours before that of UTC.
  const [today] = useState(() => isoDay(wallTimeAt(new Date(presentTime()))));
  const filing = { petition_date: item.petition_date, today };
  const handle = useClaimDraft({ name, draft, savedAt, item, parameters, step, filing });
  const { form, saved: claim, saveState } = handle;
  const { data: saved, refetch } = useGetMyClaim(claim?.id ?? 0, {
    query: { enabled: claim !== null },
  });
  const savedDocuments = saved?.documents ?? NO_DOCUMENTS;
  const claimDocuments = useClaimDocuments({
    draftName: name,
    documents: savedDocuments,
    ensureClaim: isUser ? handle.ensureClaim : null,
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const price = usePriceAskedOnce(form, item);

  const { items } = claimDocuments;
  const { documents, asked, missing, gaps } = useFilledIn(form, {
    parameters,
    filing,
    items,
    savedDocuments,
  });
  // Includes what only the exchange has found. It disappears when the field is changed.
  const { errors } = form.formState;
  const markedSteps = new Set([...gaps, ...Object.keys(errors).map(stepOfField)]);

  async function goOn(): Promise<void> {
    const next = neighbourStep(CLAIM_STEPS, step, 1);
    const isRight = await form.trigger(
      fieldsOfStep(step).map(([field]) => field),
      { shouldFocus: true },
    );
    if (!isRight || !next) return;
    if (step !== 'price' || (await price.isMeant())) goTo(next);
    else form.setFocus('ask_percent');
  }

  /** Leaves without a question, because the draft is available there. */
  function go(path: string, options?: NavigateOptions): void {
    flushSync(() => setIsLeaving(true));
    void navigate(path, options);
  }

  const { submit, isSubmitting, submitError, gapHeading, problemTitle } = useSubmission({
    form,
    savedForm: handle,
    gaps,
    errorPrefix: 'claim.',
    async isMeant() {
      const isMeant = await price.isMeant();
      if (!isMeant) goTo('price');
      return isMeant;
    },
    // A document may have been checked meanwhile.
    onGaps: () => claim && void refetch(),
    onSubmitted({ id }) {
      void claimDocuments.discard();
      // Back must not lead to the form of a submitted claim. Its earlier steps say so.
      go(pathTo('myClaim', { id }), { replace: true });
    },
  });

  const isReview = step === 'review';
  return (
    <FormProvider {...form}>
      <StepperFrame
        steps={CLAIM_STEPS}
        current={step}
        visited={visited}
        faulty={markedSteps}
        onStep={goTo}
        onContinue={goOn}
        status={
          <SaveStatus
            state={isUser ? saveState : null}
            savedAt={handle.savedAt}
            isOnlyInTab={handle.isOnlyInTab}
          />
        }
        notices={<DraftNotices handle={handle} claim={saved} titleRef={problemTitle} />}
        aside={
          <>
            <RunningSummary
              item={item}
              parameters={parameters}
              documents={{ given: asked.length - missing, asked: asked.length }}
            />
            <AboutCase item={item} parameters={parameters} documentKinds={asked} />
          </>
        }
      >
        {step === 'documents' && (
          <ClaimDocuments
            asked={asked}
            claimDocuments={claimDocuments}
            claimId={claim?.id ?? null}
          />
        )}
        {step !== 'documents' && step !== 'review' && (
          <StepFields step={step} item={item} parameters={parameters} claim={saved} />
        )}
        {isReview && (
          <>
            <GapList steps={CLAIM_STEPS} gaps={gaps} onStep={goTo} headingRef={gapHeading} />
            <ReviewStep
              parameters={parameters}
              documents={documents}
              filing={filing}
              onStep={goTo}
            />
            <SubmitPanel
              item={item}
              here={pathOf('review')}
              isSubmitting={isSubmitting}
              waitsFor={claimDocuments.isBusy ? documentsUnderWay(items) : null}
              error={submitError}
              unsentFiles={items.flatMap((file) =>
                file.state === 'failed' && file.mayRetry ? [file.name] : [],
              )}
              onDocuments={() => goTo('documents')}
              onSubmit={submit}
              onGo={go}
            />
          </>
        )}
      </StepperFrame>
      {price.dialog}
      <DraftLeaveWarning
        handle={handle}
        claimDocuments={claimDocuments}
        isUser={isUser}
        isLeaving={isLeaving}
      />
    </FormProvider>
  );
}

/** For a claim of the account, it is known what is missing. A new one is not marked before it is filled in. */
function visitedAtFirst(draft: ClaimDraft): ReadonlySet<ClaimStepKey> {
  return draft.claim
    ? new Set(CLAIM_STEPS.map(({ key }) => key))
    : stepsBefore(CLAIM_STEPS, draft.step);
}

interface FilledInOptions {
  parameters: CaseParameters;
  filing: FilingDays;
  items: readonly DocumentItem[];
  /** The documents of the claim, as last read. */
  savedDocuments: readonly Document[];
}

/** What is filled in so far, and the steps in which something is missing or wrong. */
function useFilledIn(
  { control }: ClaimDraftHandle['form'],
  { parameters, filing, items, savedDocuments }: FilledInOptions,
) {
  const values = useWatch({ control }) as ClaimFormValues;
  const { fields, faults: wrong } = readClaimForm(values, parameters, filing);
  const documents = givenDocuments(items, savedDocuments);
  const asked = askedDocumentKinds(fields, parameters);
  const missing = missingDocumentKinds(asked, documents).length;
  const faults = { ...claimGaps(fields, { parameters, documents }), ...wrong };
  return { documents, asked, missing, gaps: stepsOfGaps(faults, missing) };
}

/** Asks once about an unusual price: at “Continue”, or on submission for a person who used the list of steps. */
function usePriceAskedOnce(form: ClaimDraftHandle['form'], item: Case) {
  const { isMeant: ask, dialog } = usePriceCheck(item);
  const meant = useRef<string | null>(null);
  return {
    dialog,
    async isMeant(): Promise<boolean> {
      const price = readPercent(form.getValues('ask_percent'));
      const isMeant = price === meant.current || (await ask(price));
      if (isMeant) meant.current = price;
      return isMeant;
    },
  };
}
