import { confirmationInputAsks } from '@generated/asks';
import { ConfirmationInput } from '@generated/zod/schemas/confirmationInput';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { Button } from '@/ui/button';
import { AuthCard } from '../auth-card';
import { AuthForm } from '../auth-form';

type Values = Required<Pick<ConfirmationInput, 'confirmation_token' | 'password'>>;

interface ConfirmWithPasswordProps {
  token: string;
  onConfirm: (input: ConfirmationInput) => Promise<void>;
  /** The way on for a person who did not choose the password; missing if the account already has an owner. */
  onUnknown?: () => void;
}

/** Only the person who opened the account knows its password. With it, everything stays as it is. */
export function ConfirmWithPassword({ token, onConfirm, onUnknown }: ConfirmWithPasswordProps) {
  const form = useContractForm<Values, ConfirmationInput>(ConfirmationInput, {
    asks: confirmationInputAsks,
    defaultValues: { confirmation_token: token, password: '' },
  });
  return (
    <AuthCard
      title="Confirm your email"
      description={
        onUnknown
          ? 'Enter the password that you chose when you signed up.'
          : 'Enter the password of your account.'
      }
    >
      <AuthForm
        form={form}
        onSubmit={onConfirm}
        submitLabel="Confirm and log in"
        secondaryAction={
          onUnknown && (
            <Button variant="secondary" size="lg" block onClick={onUnknown}>
              I do not know this password
            </Button>
          )
        }
      >
        <PasswordField name="password" label="Password" kind="current" />
      </AuthForm>
    </AuthCard>
  );
}
