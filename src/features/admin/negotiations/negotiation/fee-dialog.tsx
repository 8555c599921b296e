import { useRecordFee } from '@generated/api/admin-negotiations/admin-negotiations';
import { feeInputAsks } from '@generated/asks';
import type { AdminNegotiation, FeeInput, OfferSide } from '@generated/model';
import { RecordFeeBody } from '@generated/zod/admin-negotiations/admin-negotiations';
import { feeDayFault } from '@/domain/deals/deadlines/deadlines';
import { formatAmount } from '@/domain/money';
import { presentTime } from '@/domain/present-time';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';

interface FeeDialogProps {
  negotiation: AdminNegotiation;
  side: OfferSide;
  onClose: () => void;
}

interface Values {
  received_on: string;
}

/** Records the day on which a side's fee was received. */
export function FeeDialog({ negotiation, side, onClose }: FeeDialogProps) {
  const { mutateAsync: record } = useRecordFee();
  const { id, lock_version, agreed_at, currency, [side]: party } = negotiation;
  const form = useContractForm<Values, FeeInput>(RecordFeeBody, {
    asks: feeInputAsks,
    defaultValues: { received_on: '' },
    prepare: (values) => ({ ...values, side, lock_version }),
    check: ({ received_on: day }) => {
      const fault = agreed_at && feeDayFault(day, new Date(agreed_at), new Date(presentTime()));
      return fault ? { received_on: fault } : {};
    },
  });

  async function save(data: FeeInput) {
    await record({ id, data });
    toast.success('Fee recorded');
    onClose();
  }

  return (
    <RecordDialog
      title={`Record ${party.name}’s fee`}
      description={`${formatAmount(party.fee_amount, currency)} in our account. ${party.name} gets a mail.`}
      version={lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Record fee"
      onClose={onClose}
    >
      <TextField<Values> name="received_on" label="Received on" type="date" isRequired />
    </RecordDialog>
  );
}
