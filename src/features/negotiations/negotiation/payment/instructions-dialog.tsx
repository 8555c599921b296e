import { useUpdatePaymentInstructions } from '@generated/api/negotiations/negotiations';
import { paymentInstructionsInputAsks } from '@generated/asks';
import type { Negotiation, PaymentInstructionsInput } from '@generated/model';
import { UpdatePaymentInstructionsBody } from '@generated/zod/negotiations/negotiations';
import { useContractForm } from '@/forms/use-contract-form';
import { placeOfPrice } from '@/negotiations/payment-words';
import { counterpartyName } from '@/negotiations/stage-words';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { InstructionsField, instructionsFault } from './instructions-field';

interface Values {
  payment_instructions: string;
}

/** Changes the account for the price. */
export function InstructionsDialog({
  negotiation,
  onClose,
}: {
  negotiation: Negotiation;
  onClose: () => void;
}) {
  const { mutateAsync: update } = useUpdatePaymentInstructions();
  const { id, lock_version, payment_instructions } = negotiation;
  const form = useContractForm<Values, PaymentInstructionsInput>(UpdatePaymentInstructionsBody, {
    asks: paymentInstructionsInputAsks,
    defaultValues: { payment_instructions: payment_instructions ?? '' },
    prepare: (values) => ({ ...values, lock_version }),
    unread: (values) => ({
      payment_instructions: instructionsFault(values.payment_instructions, negotiation),
    }),
  });

  async function save(data: PaymentInstructionsInput) {
    await update({ id, data });
    toast.success('Payment details saved. The buyer is told');
    onClose();
  }

  return (
    <RecordDialog
      title={`Change your ${placeOfPrice(negotiation.current_offer)} for the price`}
      description={`${counterpartyName(negotiation)} gets a mail, and is asked to check it with you before paying.`}
      version={lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Save"
      submitUnchanged={false}
      keepAs={`payment-details-of-${id}`}
      onClose={onClose}
    >
      <InstructionsField<Values> name="payment_instructions" negotiation={negotiation} />
    </RecordDialog>
  );
}
