import type { CaseParameters, CaseQuestion } from '@generated/model';
import { CheckboxField, RadioField, SelectField, TextareaField, TextField } from '@/forms/fields';
import type { ClaimFormValues } from '../claim-form-values';
import { AmountField } from './amount-field';

/** What may lessen the claim, and the questions of the case. */
export function RiskFields({ parameters }: { parameters: CaseParameters }) {
  const { questions } = parameters;
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-3 text-sm font-medium">Tick what is true for this claim</legend>
        <CheckboxField<ClaimFormValues>
          name="contingent"
          label="Contingent"
          hint="It is owed only if something happens first."
        />
        <CheckboxField<ClaimFormValues>
          name="unliquidated"
          label="Unliquidated"
          hint="Its amount is not fixed yet."
        />
        <CheckboxField<ClaimFormValues>
          name="disputed"
          label="Disputed"
          hint="The debtor or somebody else has objected to it."
        />
        <CheckboxField<ClaimFormValues>
          name="has_loan"
          label="There is a loan against it"
          hint="Somebody has lent money on the claim or the account."
        />
        <CheckboxField<ClaimFormValues>
          name="is_insider"
          label="The holder is an insider of the debtor"
          hint="A director, an officer, a relative of one, or an affiliate."
        />
      </fieldset>
      <AmountField
        name="preference_exposure_amount"
        label="Taken out in the 90 days before the petition"
        hint="The estate may ask it back. Leave it empty where there was nothing."
        parameters={parameters}
      />
      {questions.length > 0 && (
        <fieldset className="grid gap-5">
          <legend className="mb-3 text-base font-semibold">Questions of this case</legend>
          {questions.map((question) => (
            <QuestionField key={question.key} question={question} />
          ))}
        </fieldset>
      )}
    </>
  );
}

const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function QuestionField({ question }: { question: CaseQuestion }) {
  const { label, type, options = [], required: isRequired } = question;
  const field = { name: `answers.${question.key}` as const, label, isRequired };
  switch (type) {
    case 'boolean':
      return <RadioField<ClaimFormValues> {...field} choices={YES_OR_NO} />;
    case 'select':
      return (
        <SelectField<ClaimFormValues>
          {...field}
          choices={options.map((option) => ({ value: option, label: option }))}
          placeholder="Choose"
        />
      );
    case 'date':
      return <TextField<ClaimFormValues> {...field} type="date" />;
    case 'number':
      return (
        <TextField<ClaimFormValues>
          {...field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
          isNumeric
        />
      );
    case 'text':
      return <TextareaField<ClaimFormValues> {...field} maxLength={2000} />;
  }
}
