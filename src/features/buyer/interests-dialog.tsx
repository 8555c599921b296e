import { useWatch } from 'react-hook-form';
import { useUpdateBuyerAccount } from '@generated/api/buyer-account/buyer-account';
import { buyerAccountUpdateInputAsks } from '@generated/asks';
import type { BuyerAccount, BuyerAccountFields } from '@generated/model';
import { UpdateBuyerAccountBody } from '@generated/zod/buyer-account/buyer-account';
import { countOf } from '@/domain/sentences';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { InterestFields } from '@/users/buyer-account/interest-fields';
import { readInterests, type InterestValues } from '@/users/buyer-account/interests';

const input = UpdateBuyerAccountBody.shape.buyer_account;

/** The claims to recommend to a verified buyer from now on. */
export function InterestsDialog({
  account,
  onClose,
}: {
  account: BuyerAccount;
  onClose: () => void;
}) {
  const { mutateAsync: update } = useUpdateBuyerAccount();
  const form = useContractForm<InterestValues, BuyerAccountFields>(input, {
    asks: buyerAccountUpdateInputAsks.buyer_account,
    defaultValues: {
      investment_min: account.investment_min ?? '',
      investment_max: account.investment_max ?? '',
      case_ids: account.case_ids,
    },
    prepare: (values) => readInterests(values).fields,
    check: (values) => readInterests(values).faults,
  });

  const chosen = useWatch({ control: form.control, name: 'case_ids' });

  async function save({ lock_version, ...fields }: BuyerAccountFields & { lock_version: number }) {
    await update({ data: { buyer_account: fields, lock_version } });
    toast.success('Interests saved');
    onClose();
  }

  return (
    <RecordDialog
      title="Edit your interests"
      version={account.lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Save"
      errorPrefix="buyer_account."
      foot={<p className="text-muted mr-auto text-sm">{countOf(chosen.length, 'case')} chosen</p>}
      onClose={onClose}
    >
      <InterestFields />
    </RecordDialog>
  );
}
