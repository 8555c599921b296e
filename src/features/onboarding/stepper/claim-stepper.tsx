import { useGetMyClaim } from '@generated/api/my-claims/my-claims';
import type { Case, CaseParameters, Document } from '@generated/model';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useWatch } from 'react-hook-form';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { isoDay, wallTimeAt } from '@/domain/calendar';
import { askedDocumentKinds, claimGaps } from '@/domain/claims/claim-checks';
import { missingDocumentKinds } from '@/domain/documents/document-checks';
import { editableClaimPart } from '@/domain/claims/claim-state';
import { presentTime } from '@/domain/present-time';
import { readPercent } from '@/domain/decimal-input';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { readClaimForm } from '@/claims/form/claim-form-values';
import { CLAIM_STEPS, stepOfField } from '@/claims/form/claim-steps';
import { StepFields } from '@/claims/form/step-fields';
import { usePriceCheck } from '@/claims/form/use-price-check';
import { ClaimDocuments } from '@/documents/claim/claim-documents';
import { useClaimDocuments } from '@/documents/claim/use-claim-documents';
import { GapList } from '@/forms/stepper/gap-list';
import { FocusedTitle, SaveProblem } from '@/forms/stepper/save-problem';
import { SaveStatus } from '@/forms/stepper/save-status';
import { StepperFrame } from '@/forms/stepper/stepper-frame';
import { neighbourStep, stepsBefore } from '@/forms/stepper/steps';
import { useSteps } from '@/forms/stepper/use-steps';
import { useSubmission } from '@/forms/stepper/use-submission';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import type { DraftName } from '@/session/kept/claim-drafts';
import { useSession } from '@/session/session-store';
import { Alert } from '@/ui/feedback/alert';
import { AboutCase } from './about-case';
import type { ClaimDraft } from './claim-draft';
import { DraftLeaveWarning } from './draft-leave-warning';
import { documentsUnderWay, givenDocuments, stepsOfGaps } from './given-documents';
import { ReviewStep } from './review-step';
import { RunningSummary } from './running-summary';
import { fieldsOfStep } from '@/claims/field-list';
import { SubmitPanel } from './submit-panel';
import { useClaimDraft } from './use-claim-draft';

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
  const price = usePriceCheck(item);
  const meantAsk = useRef<string | null>(null);

  const values = useWatch({ control: form.control }) as ClaimFormValues;
  const { fields, faults: wrong } = readClaimForm(values, parameters, filing);
  const { items } = claimDocuments;
  const documents = givenDocuments(items, savedDocuments);
  const asked = askedDocumentKinds(fields, parameters);
  const missing = missingDocumentKinds(asked, documents).length;
  const faults = { ...claimGaps(fields, { parameters, documents }), ...wrong };
  const gaps = stepsOfGaps(faults, missing);
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
    if (step !== 'price' || (await isPriceMeant())) goTo(next);
    else form.setFocus('ask_percent');
  }

  /** Asks once about an unusual price: at “Continue”, or on submission for a person who used the list of steps. */
  async function isPriceMeant(): Promise<boolean> {
    const ask = readPercent(form.getValues('ask_percent'));
    const isMeant = ask === meantAsk.current || (await price.isMeant(ask));
    if (isMeant) meantAsk.current = ask;
    return isMeant;
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
      const isMeant = await isPriceMeant();
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
        notices={
          <>
            {saveState === 'refused' && saved && editableClaimPart(saved.status) !== 'all' ? (
              <Alert
                tone="danger"
                title={
                  <FocusedTitle ref={problemTitle}>
                    {saved.reference} cannot be changed any more
                  </FocusedTitle>
                }
                action={<ClaimLink id={saved.id} />}
              >
                It was submitted or withdrawn elsewhere, without what you wrote here since. Its page
                says what you can do.
              </Alert>
            ) : (
              <SaveProblem
                state={saveState}
                error={handle.saveError}
                conflict={{
                  title: 'This draft was changed elsewhere',
                  text: handle.isOnlyInTab
                    ? 'What you wrote here is only in this tab.'
                    : 'What you wrote here is kept on this device.',
                }}
                onResolve={handle.resolveConflict}
                titleRef={problemTitle}
              >
                {claim && <ClaimLink id={claim.id} />}
              </SaveProblem>
            )}
            {saved?.review_note && (
              <Alert
                tone="warning"
                title={
                  saved.status === 'changes_requested'
                    ? 'Our staff request changes'
                    : 'Our staff wrote about this claim'
                }
              >
                <p className="wrap-anywhere whitespace-pre-line">{saved.review_note}</p>
              </Alert>
            )}
          </>
        }
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

function ClaimLink({ id }: { id: number }) {
  return <TextLink to={pathTo('myClaim', { id })}>Look at the claim</TextLink>;
}

/** For a claim of the account, it is known what is missing. A new one is not marked before it is filled in. */
function visitedAtFirst(draft: ClaimDraft): ReadonlySet<ClaimStepKey> {
  return draft.claim
    ? new Set(CLAIM_STEPS.map(({ key }) => key))
    : stepsBefore(CLAIM_STEPS, draft.step);
}
