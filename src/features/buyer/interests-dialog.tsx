import { useWatch } from 'react-hook-form';
import { useUpdateBuyerAccount } from '@generated/api/buyer-account/buyer-account';
import { buyerAccountUpdateInputAsks } from '@generated/asks';
import type { BuyerAccount, BuyerAccountFields } from '@generated/model';
import { UpdateBuyerAccountBody } from '@generated/zod/buyer-account/buyer-account';
import { APPLICATION_CURRENCY, applicationFaults } from '@/domain/buyers/buyer-account';
import { readAmount, whyNoAmount } from '@/domain/decimal-input';
import { countOf } from '@/domain/sentences';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { InterestFields, type InterestValues } from '@/users/buyer-account/interest-fields';

const input = UpdateBuyerAccountBody.shape.buyer_account;

/** Which claims are chosen for a verified buyer from now on. */
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
    prepare: toSend,
    unread: ({ investment_min, investment_max }) => ({
      ...unread('investment_min', investment_min),
      ...unread('investment_max', investment_max),
    }),
    check: ({ investment_min, investment_max }) =>
      applicationFaults({
        investment_min: read(investment_min),
        investment_max: read(investment_max),
      }),
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

function toSend({ investment_min, investment_max, case_ids }: InterestValues) {
  return {
    investment_min: amount(investment_min),
    investment_max: amount(investment_max),
    case_ids,
  };
}

const read = (typed: string) => readAmount(typed, APPLICATION_CURRENCY);

function unread(name: 'investment_min' | 'investment_max', typed: string) {
  const fault = typed.trim() === '' ? null : whyNoAmount(typed, APPLICATION_CURRENCY);
  return fault === null ? {} : { [name]: fault };
}

/** What cannot be read stays as it is, which is a fault of its field. */
function amount(typed: string): string | null {
  return typed.trim() === '' ? null : (read(typed) ?? typed);
}
