import { useController, type FieldValues } from 'react-hook-form';
import { Field } from '@/ui/inputs/field';
import { NumberInput, type NumberInputProps } from '@/ui/inputs/number-input';
import type { FieldProps } from './fields';
import { useShownField } from './shown-fields';

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Pick<NumberInputProps, 'prefix' | 'suffix' | 'maxLength'>;

/** An amount, a percentage or a quantity. The form holds it as typed. */
export function NumberField<Values extends FieldValues>({
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  ...input
}: NumberFieldProps<Values>) {
  useShownField(name);
  const { field, fieldState } = useController<Values>({ name });
  return (
    <Field {...{ label, hint, isRequired, className }} error={fieldState.error?.message}>
      <NumberInput {...input} {...field} />
    </Field>
  );
}
