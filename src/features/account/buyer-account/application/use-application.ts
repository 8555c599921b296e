import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  getGetBuyerAccountQueryOptions,
  useCreateBuyerAccount,
  useSubmitBuyerAccount,
  useUpdateBuyerAccount,
} from '@generated/api/buyer-account/buyer-account';
import { buyerAccountCreateInputAsks } from '@generated/asks';
import type { BuyerAccount, BuyerAccountFields, User } from '@generated/model';
import { BuyerAccountFields as FieldsSchema } from '@generated/zod/schemas/buyerAccountFields';
import { applicationGaps } from '@/domain/buyers/buyer-account';
import { useContractForm } from '@/forms/use-contract-form';
import { readKept } from '@/forms/use-kept-form';
import { SAVE_QUIETLY, useSavedForm } from '@/forms/saving/use-saved-form';
import { dropForm, keepForm, keptForm } from '@/session/kept/kept-forms';
import { fieldsOf } from '@/storage/storage';
import {
  applicationForm,
  type ApplicationValues,
  readApplication,
  savableApplication,
} from './application-values';

const NAME = 'buyer-application';

/**
 * The account in the version on which the changes kept in this tab are based, so that changes made elsewhere since are
 * not overwritten unasked. Null if they are based on none. The exchange has the documents.
 */
function asItWasRead(account: BuyerAccount | null): BuyerAccount | null {
  const { version } = fieldsOf(keptForm(NAME));
  return account && typeof version === 'number' ? { ...account, lock_version: version } : null;
}

/**
 * The form of an application and its copy on the exchange, which is updated after each pause in typing. Changes that an
 * ended session or a reload kept from being saved are restored and saved.
 */
export function useApplication(opened: BuyerAccount | null, user: User) {
  // The account as the form opened. Later saves do not change it.
  const [account] = useState(opened);
  const [kept] = useState(() => readKept(NAME, applicationForm(account, user)));
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCreateBuyerAccount(SAVE_QUIETLY);
  const { mutateAsync: update } = useUpdateBuyerAccount(SAVE_QUIETLY);
  const { mutateAsync: send } = useSubmitBuyerAccount();
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
  // Precedes the effect that follows the form and saves what it finds.
  useEffect(() => {
    if (kept) form.reset(kept, { keepDefaultValues: true });
    else dropForm(NAME);
  }, [form, kept]);
  const savedForm = useSavedForm<ApplicationValues, BuyerAccountFields, BuyerAccount>({
    form,
    userId: user.id,
    begun: {
      saved: kept ? asItWasRead(account) : account,
      sent: null,
      isUnsaved: kept !== null,
    },
    savable: savableApplication,
    keep: ({ documents: _, ...values }, { saved, isUnsaved }) => {
      if (isUnsaved) keepForm(NAME, { ...values, version: saved?.lock_version ?? null });
      else dropForm(NAME);
    },
    create: (fields) => create({ data: { buyer_account: fields } }),
    update: (fields, { lock_version }) => update({ data: { buyer_account: fields, lock_version } }),
    submit: ({ lock_version }) => send({ data: { lock_version } }),
    async readAnew() {
      const { account: theirs } = await queryClient.query({
        ...getGetBuyerAccountQueryOptions(),
        staleTime: 0,
      });
      return { saved: theirs, values: applicationForm(theirs, user) };
    },
  });
  return { form, ...savedForm };
}
