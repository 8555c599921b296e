import { useFormContext, type FieldValues, type Path } from 'react-hook-form';
import { passwordStrength } from '@/domain/users/password';
import { Field } from '@/ui/inputs/field';
import { PasswordInput } from '@/ui/inputs/password-input';
import { useFormField } from './fields';

const STRENGTHS = ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'];

interface PasswordFieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  /** A new password shows its strength; pasting and password managers work for both. */
  kind: 'new' | 'current';
  aside?: React.ReactNode;
}

export function PasswordField<Values extends FieldValues>({
  name,
  label,
  kind,
  aside,
}: PasswordFieldProps<Values>) {
  const { register, error } = useFormField<Values>(name);
  const { watch } = useFormContext<Values>();
  const password: string = kind === 'new' ? watch(name) : '';
  const score = passwordStrength(password);
  return (
    <Field
      label={label}
      error={error}
      isRequired
      {...(kind === 'new' && {
        hint: 'At least 12 characters. A sentence of your own is easy to keep.',
      })}
      {...(aside !== undefined && { aside })}
    >
      <PasswordInput
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        {...(password !== '' && { strength: { score, label: STRENGTHS[score] ?? '' } })}
        {...register}
      />
    </Field>
  );
}
