import type { CaseQuestion } from '@generated/model';
import { RadioField, SelectField, TextareaField, TextField } from '@/forms/fields';
import type { ClaimFormValues } from '../field-kinds';

export const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

interface QuestionFieldsProps {
  legend: string;
  questions: readonly CaseQuestion[];
}

/** The case's questions beyond the fields that every claim has. */
export function QuestionFields({ legend, questions }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 text-base font-semibold">{legend}</legend>
      {questions.map((question) => (
        <QuestionField key={question.key} question={question} />
      ))}
    </fieldset>
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
          inputMode={isCount(question) ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={30}
          isNumeric
        />
      );
    case 'text':
      return <TextareaField<ClaimFormValues> {...field} />;
  }
}

/** Only then does a keypad for whole numbers work: it has no decimal point and, on some phones, no minus sign. */
function isCount({ is_whole: isWhole = false, minimum }: CaseQuestion): boolean {
  return isWhole && minimum !== undefined && minimum >= 0;
}
