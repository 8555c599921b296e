import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  getGetMyClaimQueryOptions,
  useCreateMyClaim,
  useSubmitMyClaim,
  useUpdateMyClaim,
} from '@generated/api/my-claims/my-claims';
import type {
  Case,
  CaseParameters,
  ClaimFields as ClaimFieldsInput,
  MyClaim,
} from '@generated/model';
import { myClaimCreateInputAsks } from '@generated/asks';
import { ClaimFields } from '@generated/zod/schemas/claimFields';
import { claimGaps } from '@/domain/claims/claim-checks';
import { PRICE_FIELDS } from '@/domain/claims/claim-state';
import type { FilingDays } from '@/domain/claims/register/register-doubts';
import { presentTime } from '@/domain/present-time';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { claimFormOf, readClaimForm } from '@/claims/form/claim-form-values';
import { savableFields } from '@/forms/saving/savable-fields';
import type { SaveState } from '@/forms/saving/use-autosave';
import { useContractForm } from '@/forms/use-contract-form';
import { SAVE_QUIETLY, useSavedForm } from '@/forms/saving/use-saved-form';
import { pathToClaimForm } from '@/paths';
import { areDraftsOnDevice, keepDraft, type DraftName } from '@/session/kept/claim-drafts';
import { dropDraftsOfClaim } from '@/session/kept/drafts-of-claim';
import type { KeptClaimForm } from '@/session/kept/kept-claim-form';
import { useSession } from '@/session/session-store';
import { rememberSubmitted } from './submitted-here';
import type { ClaimDraft } from './claim-draft';

interface ClaimDraftOptions {
  /** The name under which the draft is kept on the device. */
  name: DraftName;
  draft: ClaimDraft;
  /** When the draft was last kept, if it is continued. */
  savedAt: string | null;
  item: Pick<Case, 'id' | 'case_code' | 'name'>;
  parameters: CaseParameters;
  step: ClaimStepKey;
  filing: FilingDays;
}

type SavedClaim = Pick<MyClaim, 'id' | 'lock_version'>;

export type ClaimDraftHandle = ReturnType<typeof useClaimDraft>;

/** In these states the account has the latest content. */
const IN_ACCOUNT: ReadonlySet<SaveState> = new Set(['unchanged', 'saved']);

/** A claim's form with two copies: on the device, updated with every change, and in the account, after a pause. */
export function useClaimDraft(options: ClaimDraftOptions) {
  const { name, item, parameters, step, filing } = options;
  // The draft as the form opened. Later saves do not change it.
  const [draft] = useState(options.draft);
  const [userId] = useState(() => useSession.getState().user?.id ?? null);
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateMyClaim(SAVE_QUIETLY);
  const { mutateAsync: update } = useUpdateMyClaim(SAVE_QUIETLY);
  const { mutateAsync: submit } = useSubmitMyClaim();
  const { pathname } = useLocation();
  const [savedAt, setSavedAt] = useState(options.savedAt);
  const [isOnDevice, setIsOnDevice] = useState(() => areDraftsOnDevice());
  // The current step: a save may end in a different one than it began in.
  const shownStep = useRef(step);

  const form = useContractForm<ClaimFormValues, ClaimFieldsInput>(ClaimFields, {
    asks: myClaimCreateInputAsks.claim,
    defaultValues: draft.values,
    prepare: (values) => readClaimForm(values, parameters, filing).fields,
    check: (values) => {
      const { fields, faults } = readClaimForm(values, parameters, filing);
      const { documents: asked, ...gaps } = claimGaps(fields, { parameters, documents: [] });
      return { ...gaps, ...faults };
    },
  });

  const { flush, savedNow, keepAgain, ...savedForm } = useSavedForm<
    ClaimFormValues,
    ClaimFieldsInput,
    SavedClaim
  >({
    form,
    userId,
    begun: { saved: draft.claim, sent: draft.sent, isUnsaved: draft.isUnsaved },
    savable: (values) =>
      savableFields(ClaimFields, readClaimForm(values, parameters, filing), [PRICE_FIELDS]),
    keep(values, { saved, sent, isUnsaved }) {
      const now = new Date(presentTime());
      const at = shownStep.current;
      const kept: ClaimDraft & KeptClaimForm = {
        // The page on which the draft is continued.
        path: saved ? `${pathToClaimForm(saved.id)}&step=${at}` : `${pathname}?step=${at}`,
        caseCode: item.case_code,
        caseName: item.name,
        step: at,
        values,
        claim: saved && { id: saved.id, lock_version: saved.lock_version },
        isUnsaved,
        sent,
      };
      setIsOnDevice(keepDraft(name, kept, now));
      setSavedAt(now.toISOString());
    },
    create: (fields) => create({ data: { case_id: item.id, claim: fields } }),
    update: (fields, { id, lock_version }) => update({ id, data: { claim: fields, lock_version } }),
    async submit({ id, lock_version }) {
      const submitted = await submit({ id, data: { lock_version } });
      dropDraftsOfClaim(id);
      rememberSubmitted(item.case_code, submitted);
      return submitted;
    },
    async readAnew(saved) {
      if (!saved) return { saved, values: form.getValues() };
      const theirs = await queryClient.query({
        ...getGetMyClaimQueryOptions(saved.id),
        staleTime: 0,
      });
      return { saved: theirs, values: claimFormOf(theirs) };
    },
  });

  // A form without any content is not worth keeping for its step.
  const onStep = useEffectEvent((next: ClaimStepKey) => {
    if (shownStep.current === next) return;
    shownStep.current = next;
    if (savedAt !== null) keepAgain();
  });
  useEffect(() => onStep(step), [step]);

  return {
    ...savedForm,
    form,
    /** ISO 8601; null as long as nothing was written. */
    savedAt,
    /** Neither account nor device has the latest content: the browser stores nothing, so it is lost with the tab. */
    isOnlyInTab:
      savedAt !== null && !isOnDevice && !(userId !== null && IN_ACCOUNT.has(savedForm.saveState)),
    /** Rejects if the draft cannot be saved. @returns the id of the account's draft, created if there is none. */
    async ensureClaim(): Promise<number> {
      await flush();
      const claim = savedNow();
      if (!claim) throw new Error('The draft could not be saved.');
      return claim.id;
    },
  };
}
