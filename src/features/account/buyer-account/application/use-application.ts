import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getGetBuyerAccountQueryOptions,
  useCreateBuyerAccount,
  useSubmitBuyerAccount,
  useUpdateBuyerAccount,
} from '@generated/api/buyer-account/buyer-account';
import { buyerAccountCreateInputAsks } from '@generated/asks';
import type { BuyerAccount, BuyerAccountFields, User } from '@generated/model';
import { BuyerAccountFields as FieldsSchema } from '@generated/zod/schemas/buyerAccountFields';
import { errorBodyOf, mayRetry } from '@/api/errors/problem';
import { applicationGaps } from '@/domain/buyers/buyer-account';
import { useAutosave } from '@/forms/saving/use-autosave';
import { useContractForm } from '@/forms/use-contract-form';
import { readKept } from '@/forms/use-kept-form';
import { SAVE_QUIETLY, useSavedForm } from '@/forms/saving/use-saved-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { useSession } from '@/session/session-store';
import { fieldsOf } from '@/storage/storage';
import {
  applicationForm,
  type ApplicationValues,
  readApplication,
  savableApplication,
} from './application-values';

const NAME = 'buyer-application';

/** What is not saved yet stays in this tab, with the version that it changes. The exchange has the documents. */
function keepUnsaved({ documents: _, ...values }: ApplicationValues, version: number | null): void {
  keepForm(NAME, { ...values, version });
}

function keptVersion(): number | null {
  const { version } = fieldsOf(keptForm(NAME));
  return typeof version === 'number' ? version : null;
}

/**
 * The form of an application and its copy on the exchange, which follows after each pause in typing. What a session that
 * has ended or a reload kept from being saved is there again, and saved.
 */
export function useApplication(opened: BuyerAccount | null, user: User) {
  // As the form began: what is saved later is no other beginning.
  const [account] = useState(opened);
  const [kept] = useState(() => readKept(NAME, applicationForm(account, user)));
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateBuyerAccount(SAVE_QUIETLY);
  const { mutateAsync: update } = useUpdateBuyerAccount(SAVE_QUIETLY);
  const { mutateAsync: send } = useSubmitBuyerAccount();
  const [savedAt, setSavedAt] = useState(account?.updated_at ?? null);
  // What an event needs to know at once: a save that has just ended is no render yet.
  const known = useRef<{ version: number | null; unanswered: BuyerAccountFields | null }>({
    // What was changed elsewhere since is not written over unasked.
    version: kept ? keptVersion() : (account?.lock_version ?? null),
    unanswered: null,
  });
  const form = useContractForm<ApplicationValues, BuyerAccountFields>(FieldsSchema, {
    asks: buyerAccountCreateInputAsks.buyer_account,
    defaultValues: applicationForm(account, user),
    prepare: (values) => readApplication(values).fields,
    check: (values) => {
      const { fields, faults } = readApplication(values);
      const { document_ids: _, ...gaps } = applicationGaps(fields, values.documents);
      return { ...gaps, ...faults };
    },
  });
  const autosave = useAutosave<ApplicationValues>({ save, mayRetry });

  async function save(values: ApplicationValues): Promise<void> {
    if (useSession.getState().user?.id !== user.id) throw new Error('The session has ended.');
    keepUnsaved(values, known.current.version);
    // Sent again as it was: should it have arrived, the exchange answers what it answered then.
    if (known.current.unanswered) await keep(known.current.unanswered);
    await keep(savableApplication(readApplication(values)));
    dropForm(NAME);
  }

  async function keep(fields: BuyerAccountFields): Promise<void> {
    const { version } = known.current;
    known.current.unanswered = fields;
    try {
      const saved =
        version === null
          ? await create({ data: { buyer_account: fields } })
          : await update({ data: { buyer_account: fields, lock_version: version } });
      known.current.version = saved.lock_version;
      setSavedAt(saved.updated_at);
      known.current.unanswered = null;
    } catch (error) {
      // An answer of the exchange, be it of a fault, says that it was not kept: what is typed by then is sent instead.
      if (!mayRetry(error) || errorBodyOf(error)) known.current.unanswered = null;
      throw error;
    }
  }

  const { saveNow, submit } = useSavedForm(form, autosave, (values) => {
    keepUnsaved(values, known.current.version);
    autosave.change(values);
  });

  useEffect(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
    else dropForm(NAME);
  }, [form, kept]);

  return {
    form,
    savedAt,
    saveState: autosave.state,
    saveError: autosave.error,
    flush: autosave.flush,
    /** Rejects with the exchange's refusal. @returns false where the last changes could not be saved: nothing is submitted. */
    async submit(): Promise<boolean> {
      if (known.current.version === null) autosave.change(form.getValues());
      const submitted = await submit(async () => {
        const { version } = known.current;
        return version === null ? null : await send({ data: { lock_version: version } });
      });
      return submitted !== null;
    },
    /** The application was changed elsewhere: take over what stands there, or write this one over it. */
    async resolveConflict(choice: 'theirs' | 'mine'): Promise<void> {
      const { account: theirs } = await queryClient.query({
        ...getGetBuyerAccountQueryOptions(),
        staleTime: 0,
      });
      known.current.version = theirs?.lock_version ?? null;
      if (choice === 'theirs') {
        form.reset(applicationForm(theirs, user));
        autosave.forget();
        dropForm(NAME);
        setSavedAt(theirs?.updated_at ?? null);
      } else {
        await saveNow();
      }
    },
  };
}
