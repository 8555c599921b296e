import { clsx } from 'clsx';
import { createContext, use, type ReactNode } from 'react';
import { get, useFormContext, type FieldValues, type Path } from 'react-hook-form';
import { Field } from '@/ui/inputs/field';
import { Input, type InputProps } from '@/ui/inputs/input';
import { Checkbox } from '@/ui/inputs/checkbox';
import { Radio, RadioGroup } from '@/ui/inputs/radio-group';
import { Options, Select } from '@/ui/inputs/select';
import { Textarea } from '@/ui/inputs/textarea';
import { useShownField } from './shown-fields';

/*
 * The fields of a ContractForm. Each one registers its name with the form around it and shows that field's error.
 */

export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  className?: string;
}

/** Notes on fields besides their hints, by field name: for example that somebody else has changed the field. */
export const FieldNotes = createContext<Partial<Record<string, ReactNode>>>({});

/** What every field passes to the label, hint and error around its control. */
function useFieldFrame<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  className,
}: FieldProps<Values>) {
  const { register, error } = useFormField<Values>(name);
  const note = use(FieldNotes)[name] ?? hint;
  return {
    register,
    frame: { label, hint: note, error, isRequired, ...(className && { className }) },
  };
}

export function useFormField<Values extends FieldValues>(name: Path<Values>) {
  useShownField(name);
  const { register, formState } = useFormContext<Values>();
  const error: { message?: string } | undefined = get(formState.errors, name);
  return { register: register(name), error: error?.message };
}

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Pick<
    InputProps,
    | 'type'
    | 'autoComplete'
    | 'inputMode'
    | 'placeholder'
    | 'prefix'
    | 'suffix'
    | 'isNumeric'
    | 'maxLength'
  > & { aside?: ReactNode };

export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  aside,
  ...input
}: TextFieldProps<Values>) {
  const { register, frame } = useFieldFrame<Values>({ name, label, hint, isRequired, className });
  return (
    <Field {...frame} {...(aside !== undefined && { aside })}>
      <Input {...input} {...register} />
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** A list of choices. `placeholder` is the empty choice, sent as null or left out. */
export function SelectField<Values extends FieldValues>({
  choices,
  placeholder,
  ...field
}: FieldProps<Values> & { choices: readonly Choice[]; placeholder?: string }) {
  const { register, frame } = useFieldFrame<Values>(field);
  return (
    <Field {...frame}>
      <Select {...register}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options choices={choices} />
      </Select>
    </Field>
  );
}

/** The form says when a text is too long: a `maxlength` would silently cut a pasted text. */
export function TextareaField<Values extends FieldValues>(field: FieldProps<Values>) {
  const { register, frame } = useFieldFrame<Values>(field);
  return (
    <Field {...frame}>
      <Textarea {...register} />
    </Field>
  );
}

/** A few choices, shown all at once. */
export function RadioField<Values extends FieldValues>({
  choices,
  orientation = 'vertical',
  ...field
}: FieldProps<Values> & {
  choices: readonly (Choice & { description?: ReactNode })[];
  orientation?: 'vertical' | 'horizontal';
}) {
  const {
    register,
    frame: { label, ...frame },
  } = useFieldFrame<Values>(field);
  return (
    <RadioGroup legend={label} {...frame} orientation={orientation}>
      {choices.map((choice) => (
        <Radio key={choice.value} {...choice} {...register} />
      ))}
    </RadioGroup>
  );
}

export function CheckboxField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
}: FieldProps<Values>) {
  const { register, error } = useFormField<Values>(name);
  return (
    <Checkbox
      label={<span className={clsx(isRequired && 'required')}>{label}</span>}
      description={hint}
      error={error}
      aria-required={isRequired}
      {...register}
    />
  );
}
