import { useAdvanceNegotiation } from '@generated/api/admin-negotiations/admin-negotiations';
import { advanceInputAsks } from '@generated/asks';
import { advanceInputLimits } from '@generated/limits';
import type { AdminNegotiation, AdvanceInput } from '@generated/model';
import { AdvanceNegotiationBody } from '@generated/zod/admin-negotiations/admin-negotiations';
import {
  transferDayFault,
  OBJECTION_DAYS,
  objectionDeadline,
  objectionDeadlineFault,
} from '@/domain/deals/deadlines/deadlines';
import { presentTime } from '@/domain/present-time';
import { FILING_CORRECTED } from '@/negotiations/labels';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { formatDate } from '@/labels/dates';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { STAFF_ACTION_LABELS } from './use-staff-acts';

interface FilingDialogProps {
  negotiation: AdminNegotiation;
  onClose: () => void;
}

interface Values {
  transfer_filed_on: string;
  objection_deadline_on: string;
  docket_number: string;
}

/** Records or corrects the day and number of the filing, and the end of the objection period. */
export function FilingDialog({ negotiation, onClose }: FilingDialogProps) {
  const { mutateAsync: advance } = useAdvanceNegotiation();
  const { id, lock_version, received_at, transfer_filed_on, docket_number } = negotiation;
  const { objection_deadline_on: until } = negotiation;
  const form = useContractForm<Values, AdvanceInput>(AdvanceNegotiationBody, {
    asks: advanceInputAsks,
    defaultValues: {
      transfer_filed_on: transfer_filed_on ?? '',
      objection_deadline_on:
        transfer_filed_on && until !== objectionDeadline(transfer_filed_on) ? (until ?? '') : '',
      docket_number: docket_number ?? '',
    },
    prepare: ({ objection_deadline_on: lawful, ...values }) => ({
      ...values,
      objection_deadline_on: lawful === '' ? null : lawful,
      to: 'filed',
      lock_version,
    }),
    check: ({ transfer_filed_on: filedOn, objection_deadline_on: lawful }) => {
      const early =
        received_at && transferDayFault(filedOn, new Date(received_at), new Date(presentTime()));
      const fault = lawful && filedOn && objectionDeadlineFault(lawful, filedOn);
      return {
        ...(early && { transfer_filed_on: early }),
        ...(fault && { objection_deadline_on: fault }),
      };
    },
  });
  const filedOn = form.watch('transfer_filed_on');
  const label =
    STAFF_ACTION_LABELS[transfer_filed_on === null ? 'record_filing' : 'correct_filing'];

  async function save(data: AdvanceInput) {
    await advance({ id, data });
    toast.success(transfer_filed_on === null ? 'Filing recorded' : FILING_CORRECTED);
    onClose();
  }

  return (
    <RecordDialog
      title={label}
      description="Both sides are told. The sale can be completed once the days for objections are over."
      version={lock_version}
      form={form}
      onSubmit={save}
      submitLabel={label}
      onClose={onClose}
    >
      <TextField<Values> name="transfer_filed_on" label="Filed on" type="date" isRequired />
      <TextField<Values>
        name="objection_deadline_on"
        label="Last day for objections (optional)"
        hint={deadlineHint(filedOn)}
        type="date"
      />
      <TextField<Values>
        name="docket_number"
        label="Docket number"
        isRequired
        autoComplete="off"
        maxLength={advanceInputLimits.docket_number}
      />
    </RecordDialog>
  );
}

function deadlineHint(filedOn: string): string {
  const end = Number.isNaN(Date.parse(filedOn))
    ? `for ${OBJECTION_DAYS} days`
    : `until ${formatDate(objectionDeadline(filedOn))}`;
  return `Objections are possible ${end}. Enter another day only where the law of the case sets one.`;
}
