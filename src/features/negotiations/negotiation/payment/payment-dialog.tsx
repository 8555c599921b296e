import { useMarkNegotiationPaid } from '@generated/api/negotiations/negotiations';
import { paymentInputAsks } from '@generated/asks';
import { paymentInputLimits } from '@generated/limits';
import type { Negotiation, PaymentInput } from '@generated/model';
import { MarkNegotiationPaidBody } from '@generated/zod/negotiations/negotiations';
import { errorCodeOf } from '@/api/errors/problem';
import { DocumentField, UNFINISHED } from '@/documents/document-field';
import { formatAmount } from '@/domain/money';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { isByBank } from '@/domain/deals/payment-method';
import { counterpartyName } from '@/negotiations/stage-words';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { ChangedInstructions } from './changed-instructions';

interface Values {
  payment_reference: string;
  /** As in a DocumentField. */
  document_id: number;
}

/** Marks the price as paid, with the payment's reference. */
export function PaymentDialog({
  negotiation,
  onDone,
  onClose,
}: {
  negotiation: Negotiation;
  onDone: () => void;
  onClose: () => void;
}) {
  const { mutateAsync: markPaid } = useMarkNegotiationPaid();
  const { id, reference, lock_version, currency, current_offer: offer } = negotiation;
  const byBank = isByBank(offer);
  const form = useContractForm<Values, PaymentInput>(MarkNegotiationPaidBody, {
    asks: paymentInputAsks,
    defaultValues: { payment_reference: byBank ? reference : '', document_id: 0 },
    prepare: ({ payment_reference, document_id }) => ({
      payment_reference,
      document_id: document_id > 0 ? document_id : null,
      lock_version,
    }),
    check: ({ document_id }) =>
      document_id === UNFINISHED
        ? { document_id: 'Wait until the file is uploaded, or remove it.' }
        : {},
  });

  async function save(data: PaymentInput) {
    await markPaid({ id, data });
    toast.success('Marked as paid');
    closeAndFocusHeading(onDone);
  }

  return (
    <RecordDialog
      title="Mark as paid"
      description={`You have paid ${formatAmount(offer.amount, currency)} to ${counterpartyName(negotiation)}, who looks for it by this ${byBank ? 'reference' : 'hash'} and confirms it.`}
      version={lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Mark as paid"
      keepAs={`payment-of-${id}`}
      errorMessage={(error) =>
        errorCodeOf<'markNegotiationPaid'>(error) === 'document_not_usable'
          ? 'This document cannot be used as a proof. Upload it again, or leave it out.'
          : null
      }
      onClose={onClose}
    >
      <ChangedInstructions negotiation={negotiation} />
      <TextField<Values>
        name="payment_reference"
        label={byBank ? 'Reference of the payment' : 'Transaction hash'}
        hint={byBank ? 'As it stands on the payment.' : 'Your wallet shows it with the payment.'}
        isRequired
        autoComplete="off"
        maxLength={paymentInputLimits.payment_reference}
      />
      <DocumentField<Values>
        name="document_id"
        label="Proof of payment"
        hint="Optional: a receipt or a statement. The seller can open it."
        kind="payment_proof"
        isRequired={false}
      />
    </RecordDialog>
  );
}
