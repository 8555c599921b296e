import { clsx } from 'clsx';
import { useFormContext, type FieldValues, type Path } from 'react-hook-form';
import { passwordStrength } from '@/domain/users/password';
import { Field } from '@/ui/inputs/field';
import { PasswordInput } from '@/ui/inputs/password-input';
import { useFormField } from './fields';

interface PasswordFieldProps<Values extends FieldValues> {
  name: Path<Values>;
  label: string;
  /** A new password shows its strength. Pasting and password managers work for both kinds. */
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
      <div className="grid gap-2">
        <PasswordInput
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          {...register}
        />
        {password !== '' && <StrengthMeter score={passwordStrength(password)} />}
      </div>
    </Field>
  );
}

const STRENGTHS = ['Too weak', 'Weak', 'Fair', 'Good', 'Strong'];
const FILLS = ['bg-danger', 'bg-danger', 'bg-warning-ink', 'bg-primary', 'bg-primary'];

/** Shows a word too, because colour alone would not be enough. */
function StrengthMeter({ score }: { score: number }) {
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1 rounded-full', step <= score ? FILLS[score] : 'bg-line-strong')}
          />
        ))}
      </span>
      <span aria-live="polite" className="text-muted min-w-16 text-right text-xs">
        <span className="sr-only">Password strength: </span>
        {STRENGTHS[score]}
      </span>
    </div>
  );
}
