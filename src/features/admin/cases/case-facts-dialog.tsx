import { useUpdateCase } from '@generated/api/admin-cases/admin-cases';
import { caseFactsInputAsks } from '@generated/asks';
import type { AdminCase } from '@generated/model';
import { UpdateCaseBody } from '@generated/zod/admin-cases/admin-cases';
import type { ReactNode } from 'react';
import { CASE_STAGE_LABELS, PROCEEDING_LABELS } from '@/cases/labels';
import { type CaseFacts, caseFactFaults } from '@/domain/cases/case-facts';
import { latestDayAt } from '@/domain/days';
import { readPercent, unreadPercent } from '@/domain/decimal-input';
import { keysOf } from '@/domain/keys-of';
import { presentTime } from '@/domain/present-time';
import { SelectField, TextareaField, TextField } from '@/forms/fields';
import { NumberField } from '@/forms/number-field';
import { useContractForm } from '@/forms/use-contract-form';
import { choicesOf } from '@/labels/choices';
import { countryChoices } from '@/labels/country-choices';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';

type Values = Record<keyof CaseFacts, string>;

/** Changes what is published about a case. */
export function CaseFactsDialog({ item, onClose }: { item: AdminCase; onClose: () => void }) {
  const { mutateAsync: update } = useUpdateCase();
  const form = useContractForm<Values, CaseFacts>(UpdateCaseBody.shape.case, {
    asks: caseFactsInputAsks.case,
    defaultValues: valuesOf(item),
    prepare: toSend,
    unread: ({ recovery_low_percent, recovery_high_percent }) => ({
      recovery_low_percent: unreadPercent(recovery_low_percent),
      recovery_high_percent: unreadPercent(recovery_high_percent),
    }),
    check: (values) => caseFactFaults(toSend(values), latestDayAt(new Date(presentTime()))),
  });

  async function save({ lock_version, ...facts }: CaseFacts & { lock_version: number }) {
    const { name } = await update({ id: String(item.id), data: { case: facts, lock_version } });
    toast.success(`${name} was changed`);
    onClose();
  }

  return (
    <RecordDialog
      title={`Edit ${item.name}`}
      description="Everybody reads it at once. Nobody gets a mail."
      size="lg"
      version={item.lock_version}
      form={form}
      onSubmit={save}
      submitLabel="Save facts"
      errorPrefix="case."
      onClose={onClose}
    >
      <Line name="name" label="Name" isRequired />
      <Line
        name="debtor_name"
        label="Debtor"
        hint="Full legal name. Agreements that are drawn up already keep the one they name."
        isRequired
      />
      <TextareaField<Values> name="description" label="What happened" />
      <Columns>
        <SelectField<Values> name="stage" label="Stage" choices={choicesOf(CASE_STAGE_LABELS)} />
        <SelectField<Values>
          name="proceeding"
          label="Proceeding"
          choices={choicesOf(PROCEEDING_LABELS)}
        />
        <Line name="court" label="Court" hint="As it is cited, for example D. Del." isRequired />
        <Line name="district" label="District" />
        <Line name="case_number" label="Case number" />
        <SelectField<Values> name="jurisdiction" label="Jurisdiction" choices={countryChoices()} />
        <TextField<Values> name="petition_date" label="Petition date" type="date" />
        <TextField<Values> name="bar_date" label="Bar date" type="date" />
        <TextField<Values> name="plan_effective_date" label="Plan effective" type="date" />
      </Columns>
      <Columns>
        <Line name="claims_agent" label="Claims agent" />
        <TextField<Values>
          name="claims_agent_url"
          label="Register of claims"
          hint="An address that begins with https://."
          type="url"
          autoComplete="off"
        />
        <Line name="estimated_assets" label="Estimated assets" />
        <Line name="estimated_liabilities" label="Estimated liabilities" />
        <Line name="estimated_creditors" label="Estimated creditors" />
      </Columns>
      <Columns>
        <NumberField<Values>
          name="recovery_low_percent"
          label="Expected recovery, lower end"
          suffix="%"
        />
        <NumberField<Values>
          name="recovery_high_percent"
          label="Expected recovery, upper end"
          suffix="%"
        />
      </Columns>
    </RecordDialog>
  );
}

const Line = (field: {
  name: keyof CaseFacts;
  label: string;
  hint?: string;
  isRequired?: boolean;
}) => <TextField<Values> {...field} autoComplete="off" />;

function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}

const FIELDS = keysOf(UpdateCaseBody.shape.case.shape);

function valuesOf(item: AdminCase): Values {
  return Object.fromEntries(FIELDS.map((name) => [name, item[name] ?? ''])) as Values;
}

/** A text that is empty is not known. A percentage that cannot be read is null too, and a fault of its field. */
function toSend(values: Values): CaseFacts {
  const texts = Object.fromEntries(
    FIELDS.map((name) => [name, values[name].trim() || null]),
  ) as CaseFacts;
  return {
    ...texts,
    name: values.name.trim(),
    debtor_name: values.debtor_name.trim(),
    description: values.description.trim(),
    court: values.court.trim(),
    recovery_low_percent: readPercent(values.recovery_low_percent),
    recovery_high_percent: readPercent(values.recovery_high_percent),
  };
}
