import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
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
import { mayRetry } from '@/api/errors/problem';
import { claimGaps } from '@/domain/claims/claim-checks';
import { PRICE_FIELDS } from '@/domain/claims/claim-state';
import type { FilingDays } from '@/domain/claims/register/register-doubts';
import type { ClaimFormValues, ClaimStepKey } from '@/claims/field-kinds';
import { claimFormOf, readClaimForm } from '@/claims/form/claim-form-values';
import { savableFields } from '@/forms/saving/savable-fields';
import { type SaveState, useAutosave } from '@/forms/saving/use-autosave';
import { useContractForm } from '@/forms/use-contract-form';
import { SAVE_QUIETLY, useSavedForm } from '@/forms/saving/use-saved-form';
import { pathToClaimForm } from '@/paths';
import { areDraftsOnDevice, keepDraft, type DraftName } from '@/session/kept/claim-drafts';
import { dropDraftsOfClaim } from '@/session/kept/drafts-of-claim';
import type { KeptClaimForm } from '@/session/kept/kept-claim-form';
import { useSession } from '@/session/session-store';
import type { ClaimDraft } from './claim-draft';

interface ClaimDraftOptions {
  /** Under which the draft is kept on the device. */
  name: DraftName;
  draft: ClaimDraft;
  /** When it was last kept, for one that is continued. */
  savedAt: string | null;
  item: Pick<Case, 'id' | 'case_code' | 'name'>;
  parameters: CaseParameters;
  step: ClaimStepKey;
  filing: FilingDays;
}

export interface ClaimDraftHandle {
  form: UseFormReturn<ClaimFormValues, unknown, ClaimFieldsInput>;
  claim: ClaimDraft['claim'];
  /** ISO 8601; null as long as nothing was written. */
  savedAt: string | null;
  /** Neither the account nor the device has what was written: the browser stores nothing, and it is lost with the tab. */
  isOnlyInTab: boolean;
  /** Where the account's copy stands; a visitor has none. */
  saveState: SaveState;
  saveError: unknown;
  /** Rejects where the draft cannot be saved. @returns the id of the account's draft, which is made when there is none. */
  ensureClaim: () => Promise<number>;
  /** Rejects with the exchange's refusal. @returns null where the last changes could not be saved: nothing is submitted. */
  submit: () => Promise<MyClaim | null>;
  /** The draft was changed elsewhere: take over what stands there, or write this one over it. */
  resolveConflict: (choice: 'theirs' | 'mine') => Promise<void>;
}

/** In these the account has what was written last. */
const IN_ACCOUNT: ReadonlySet<SaveState> = new Set(['unchanged', 'saved']);

/** A claim's form with its two copies: on the device with every change, in the account after a pause. */
export function useClaimDraft(options: ClaimDraftOptions): ClaimDraftHandle {
  const { name, item, parameters, step, filing } = options;
  // As the form began: what is saved later is no other beginning.
  const [draft] = useState(options.draft);
  // Of the person who opened the form: nobody else's account gets it, however the session changes.
  const [userId] = useState(() => useSession.getState().user?.id ?? null);
  const isUser = userId !== null;
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateMyClaim(SAVE_QUIETLY);
  const { mutateAsync: update } = useUpdateMyClaim(SAVE_QUIETLY);
  const { mutateAsync: submit } = useSubmitMyClaim();
  const { pathname } = useLocation();
  const [savedAt, setSavedAt] = useState(options.savedAt);
  const [isOnDevice, setIsOnDevice] = useState(() => areDraftsOnDevice());
  const [claim, setClaim] = useState(draft.claim);
  // What an event needs to know at once: a save that has just ended is no render yet.
  const known = useRef({
    claim: draft.claim,
    step,
    isUnsaved: draft.isUnsaved,
    sent: draft.sent,
    isDone: false,
  });

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

  const autosave = useAutosave<ClaimFormValues>({ save, mayRetry });

  async function save(values: ClaimFormValues): Promise<void> {
    if (useSession.getState().user?.id !== userId) throw new Error('The session has ended.');
    const reading = readClaimForm(values, parameters, filing);
    const fields = savableFields(ClaimFields, reading, [PRICE_FIELDS]);
    const { claim: before, sent: unanswered } = known.current;
    if (!before && unanswered) {
      // Sent again as it was, or what was typed since would make a second claim of it.
      await begin(unanswered);
      return save(values);
    }
    // Should the tab be gone before the answer, the next one recognises what it finds there as its own.
    known.current.sent = fields;
    keep(form.getValues(), true);
    if (before) {
      const { id, lock_version } = before;
      keepClaim(await update({ id, data: { claim: fields, lock_version } }));
      known.current.sent = null;
    } else {
      await begin(fields);
    }
    const isWhole = Object.keys(fields).length === Object.keys(reading.fields).length;
    const now = form.getValues();
    keep(now, !isWhole || JSON.stringify(now) !== JSON.stringify(values));
  }

  async function begin(fields: ClaimFieldsInput): Promise<void> {
    try {
      keepClaim(await create({ data: { case_id: item.id, claim: fields } }));
      known.current.sent = null;
    } catch (error) {
      // Refused, so there is none.
      if (!mayRetry(error)) known.current.sent = null;
      throw error;
    }
  }

  function keepClaim(saved: MyClaim): void {
    known.current.claim = { id: saved.id, lock_version: saved.lock_version };
    setClaim(known.current.claim);
  }

  function keep(values: ClaimFormValues, isUnsaved: boolean): void {
    if (known.current.isDone) return;
    const now = new Date();
    known.current.isUnsaved = isUnsaved;
    const { claim: of, step: at, sent } = known.current;
    const kept: ClaimDraft & KeptClaimForm = {
      // The page on which it is continued.
      path: of ? `${pathToClaimForm(of.id)}&step=${at}` : `${pathname}?step=${at}`,
      caseCode: item.case_code,
      caseName: item.name,
      step: at,
      values,
      claim: of,
      isUnsaved,
      sent,
    };
    setIsOnDevice(keepDraft(name, kept, now));
    setSavedAt(now.toISOString());
  }

  function onChange(values: ClaimFormValues): void {
    keep(values, true);
    if (isUser) autosave.change(values);
  }
  const savedForm = useSavedForm(form, autosave, onChange);
  // What a visitor wrote, or what never reached the exchange, becomes the account's at once.
  const onOpened = useEffectEvent(() => {
    if (isUser && draft.isUnsaved) onChange(form.getValues());
  });
  useEffect(() => onOpened(), []);

  // A form in which nothing was written yet is not worth keeping for its step.
  const onStep = useEffectEvent((next: ClaimStepKey) => {
    if (known.current.step === next) return;
    known.current.step = next;
    if (savedAt !== null) keep(form.getValues(), known.current.isUnsaved);
  });
  useEffect(() => onStep(step), [step]);

  async function ensureClaim(): Promise<number> {
    if (!known.current.claim) autosave.change(form.getValues());
    await autosave.flush();
    if (!known.current.claim) throw new Error('The draft could not be saved.');
    return known.current.claim.id;
  }

  return {
    form,
    claim,
    savedAt,
    isOnlyInTab: savedAt !== null && !isOnDevice && !(isUser && IN_ACCOUNT.has(autosave.state)),
    saveState: autosave.state,
    saveError: autosave.error,
    ensureClaim,
    async submit() {
      if (!known.current.claim) autosave.change(form.getValues());
      const submitted = await savedForm.submit(async () => {
        const { claim: saved } = known.current;
        if (!saved) return null;
        return await submit({ id: saved.id, data: { lock_version: saved.lock_version } });
      });
      if (!submitted) return null;
      known.current.isDone = true;
      dropDraftsOfClaim(submitted.id);
      keepClaim(submitted);
      return submitted;
    },
    async resolveConflict(choice) {
      if (!known.current.claim) return;
      const theirs = await queryClient.query({
        ...getGetMyClaimQueryOptions(known.current.claim.id),
        staleTime: 0,
      });
      keepClaim(theirs);
      if (choice === 'theirs') {
        form.reset(claimFormOf(theirs));
        autosave.forget();
        keep(form.getValues(), false);
      } else {
        await savedForm.saveNow();
      }
    },
  };
}
