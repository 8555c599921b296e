import { type ReactNode } from 'react';
import { get, useFormContext, type FieldValues, type Path } from 'react-hook-form';
import { Field } from '@/ui/inputs/field';
import { Input, type InputProps } from '@/ui/inputs/input';
import { Checkbox } from '@/ui/inputs/checkbox';
import { Radio, RadioGroup } from '@/ui/inputs/radio-group';
import { Select } from '@/ui/inputs/select';
import { Switch } from '@/ui/inputs/switch';
import { Textarea } from '@/ui/inputs/textarea';

/*
 * The fields of a ContractForm: each registers its name with the form around it and shows that field's error.
 */

export interface FieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  className?: string;
}

export function useFormField<Values extends FieldValues>(name: Path<Values>) {
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
  className,
  aside,
  ...input
}: TextFieldProps<Values>) {
  const { register, error } = useFormField<Values>(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      {...(aside !== undefined && { aside })}
      {...(className && { className })}
    >
      <Input {...input} {...register} />
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** A list of choices; `placeholder` is the empty choice, sent as null or left out. */
export function SelectField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  className,
  choices,
  placeholder,
}: FieldProps<Values> & { choices: readonly Choice[]; placeholder?: string }) {
  const { register, error } = useFormField<Values>(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      {...(className && { className })}
    >
      <Select {...register}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function TextareaField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  maxLength,
}: FieldProps<Values> & { maxLength: number }) {
  const { register, error } = useFormField<Values>(name);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      <Textarea maxLength={maxLength} {...register} />
    </Field>
  );
}

/** A few choices that are worth being seen at once. */
export function RadioField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  choices,
  orientation = 'vertical',
}: FieldProps<Values> & {
  choices: readonly (Choice & { description?: ReactNode })[];
  orientation?: 'vertical' | 'horizontal';
}) {
  const { register, error } = useFormField<Values>(name);
  return (
    <RadioGroup
      legend={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      orientation={orientation}
    >
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
}: FieldProps<Values>) {
  const { register, error } = useFormField<Values>(name);
  return <Checkbox label={label} description={hint} error={error} {...register} />;
}

export function SwitchField<Values extends FieldValues>({ name, label, hint }: FieldProps<Values>) {
  const { register } = useFormField<Values>(name);
  return <Switch label={label} description={hint} {...register} />;
}
