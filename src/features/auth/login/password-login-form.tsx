import { useSignInUser } from '@generated/api/auth/auth';
import { Button } from '@/ui/button';
import { Field } from '@/ui/inputs/field';
import { PasswordInput } from '@/ui/inputs/password-input';
import { AuthLink } from '../auth-link';
import { authPath, useFrom } from '../links/auth-links';
import { EmailField } from '../email-field';
import { LightForm } from '../light-form';
import { useCompleteLogin } from '../use-complete-login';

export interface LoginFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onSwitch: () => void;
}

export function PasswordLoginForm({ email, onEmailChange, onSwitch }: LoginFormProps) {
  const from = useFrom();
  const { mutateAsync: signIn } = useSignInUser();
  const completeLogin = useCompleteLogin();
  return (
    <LightForm
      names={['email', 'password']}
      check="password"
      onSubmit={async (user) => completeLogin(await signIn({ data: { user } }))}
      submitLabel="Log in"
      secondaryAction={
        <Button variant="secondary" size="lg" block onClick={onSwitch}>
          Send me a link instead
        </Button>
      }
    >
      {(faults) => (
        <>
          <EmailField value={email} onChange={onEmailChange} error={faults.email} />
          <Field
            label="Password"
            error={faults.password}
            isRequired
            aside={
              <AuthLink to={authPath('forgotPassword', from)} state={{ email }} className="text-xs">
                Forgot password?
              </AuthLink>
            }
          >
            <PasswordInput name="password" />
          </Field>
        </>
      )}
    </LightForm>
  );
}
