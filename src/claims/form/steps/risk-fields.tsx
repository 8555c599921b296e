import type { CaseParameters, CaseQuestion } from '@generated/model';
import { useWatch } from 'react-hook-form';
import { RadioField, SelectField, TextareaField, TextField } from '@/forms/fields';
import type { ClaimFormValues } from '../claim-form-values';
import { AmountField } from './amount-field';
import { FactField, YES_OR_NO } from './fact-field';

/** What may lessen the claim, and the questions of the case. */
export function RiskFields({ parameters }: { parameters: CaseParameters }) {
  const { questions } = parameters;
  const preference = useWatch<ClaimFormValues, 'has_preference_exposure'>({
    name: 'has_preference_exposure',
  });
  return (
    <>
      <FactField fact="disputed" />
      <FactField fact="contingent" />
      <FactField fact="unliquidated" />
      <FactField fact="has_loan" />
      <FactField fact="is_insider" />
      <FactField fact="has_preference_exposure" />
      {preference === 'true' && (
        <AmountField
          name="preference_exposure_amount"
          label="Received in those 90 days"
          parameters={parameters}
          isRequired
        />
      )}
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

function QuestionField({ question }: { question: CaseQuestion }) {
  const { label, type, options = [], required: isRequired } = question;
  const field = { name: `answers.${question.key}` as const, label, isRequired };
  switch (type) {
    case 'boolean':
      return (
        <RadioField<ClaimFormValues> {...field} choices={YES_OR_NO} orientation="horizontal" />
      );
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
