import type { ReactNode } from 'react';
import { Field } from '@/ui/inputs/field';
import { Input } from '@/ui/inputs/input';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error: ReactNode;
  hint?: ReactNode;
}

/** The address outlives its form: the login, the link and the registration share it. */
export function EmailField({ value, onChange, error, hint }: EmailFieldProps) {
  return (
    <Field label="Email" error={error} hint={hint} isRequired>
      <Input
        name="email"
        type="email"
        autoComplete="username"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
