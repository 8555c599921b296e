import { confirmationInputAsks } from '@generated/asks';
import { ConfirmationInput } from '@generated/zod/schemas/confirmationInput';
import { ENTERED_BEFORE } from '@/domain/users/links/ended-by-proof';
import { passwordFault } from '@/domain/users/password';
import { PasswordField } from '@/forms/password-field';
import { useContractForm } from '@/forms/use-contract-form';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { AuthCard } from '../auth-card';
import { useHeadingFocus } from '../use-heading-focus';
import { AuthForm } from '../auth-form';

type Values = Required<Pick<ConfirmationInput, 'confirmation_token' | 'new_password'>>;

interface ConfirmAnewProps {
  token: string;
  onConfirm: (input: ConfirmationInput) => Promise<void>;
  onBack: () => void;
}

/** For the owner of an address that somebody else registered, or a person who has forgotten the password since. */
export function ConfirmAnew({ token, onConfirm, onBack }: ConfirmAnewProps) {
  useHeadingFocus();
  const form = useContractForm<Values, ConfirmationInput>(ConfirmationInput, {
    asks: confirmationInputAsks,
    defaultValues: { confirmation_token: token, new_password: '' },
    check: ({ new_password }) => {
      const fault = passwordFault(new_password);
      return fault ? { new_password: fault } : {};
    },
  });
  return (
    <AuthCard
      title="Choose a password of your own"
      description="For when you have forgotten the password, or somebody else signed up with your address."
    >
      <div className="grid gap-6">
        <Alert tone="warning" title="What was set up before ends">
          The earlier password stops working and open sessions end. If this account was never
          confirmed before, what was entered in it is removed as well: {ENTERED_BEFORE}.
        </Alert>
        <AuthForm
          form={form}
          onSubmit={onConfirm}
          submitLabel="Confirm and log in"
          secondaryAction={
            <Button variant="secondary" size="lg" block onClick={onBack}>
              Back
            </Button>
          }
        >
          <PasswordField name="new_password" label="New password" kind="new" />
        </AuthForm>
      </div>
    </AuthCard>
  );
}
