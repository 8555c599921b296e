import type { FieldValues } from 'react-hook-form';
import { ContractForm, type ContractFormProps } from '@/forms/contract-form';
import { TextField } from '@/forms/fields';

type AuthFormProps<Values extends FieldValues, Sent> = Omit<
  ContractFormProps<Values, Sent>,
  'warnOnLeave' | 'blockSubmit'
>;

/** The form of an auth page. Its button is as wide as the card, and it can be left without a question. */
export function AuthForm<Values extends FieldValues, Sent>(props: AuthFormProps<Values, Sent>) {
  return <ContractForm errorPrefix="user." {...props} warnOnLeave={false} blockSubmit />;
}

/** The address that identifies the account. */
export function AccountEmailField() {
  return (
    <TextField<{ email: string }>
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      isRequired
    />
  );
}
