import { useRecordPayment } from '@generated/api/admin-negotiations/admin-negotiations';
import { recordedPaymentInputAsks } from '@generated/asks';
import { recordedPaymentInputLimits } from '@generated/limits';
import type { AdminNegotiation, RecordedPaymentInput } from '@generated/model';
import { RecordPaymentBody } from '@generated/zod/admin-negotiations/admin-negotiations';
import { formatAmount } from '@/domain/money';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { STAFF_ACTION_LABELS } from './use-staff-acts';

interface RecordedPaymentDialogProps {
  negotiation: AdminNegotiation;
  onClose: () => void;
}

interface Values {
  payment_reference: string;
}

/** Marks the price as paid in place of the buyer, with the payment's reference. */
export function RecordedPaymentDialog({ negotiation, onClose }: RecordedPaymentDialogProps) {
  const { mutateAsync: record } = useRecordPayment();
  const { id, reference, lock_version, agreed_amount, currency, buyer, seller } = negotiation;
  const form = useContractForm<Values, RecordedPaymentInput>(RecordPaymentBody, {
    asks: recordedPaymentInputAsks,
    defaultValues: { payment_reference: '' },
    prepare: (values) => ({ ...values, lock_version }),
  });
  const price = agreed_amount ? formatAmount(agreed_amount, currency) : 'the price';

  async function save(data: RecordedPaymentInput) {
    await record({ id, data });
    toast.success(`${reference} is marked as paid`);
    onClose();
  }

  return (
    <RecordDialog
      title={STAFF_ACTION_LABELS.mark_paid}
      description={`In place of ${buyer.name}, who has paid ${price} and has not said so. ${seller.name} confirms it next, or you do in their place. Both get a mail.`}
      version={lock_version}
      form={form}
      onSubmit={save}
      submitLabel={STAFF_ACTION_LABELS.mark_paid}
      onClose={onClose}
    >
      <TextField<Values>
        name="payment_reference"
        label="Reference of the payment"
        hint="As it stands on the payment. Both sides read it."
        isRequired
        autoComplete="off"
        maxLength={recordedPaymentInputLimits.payment_reference}
      />
    </RecordDialog>
  );
}
