import { useSendMagicLink } from '@generated/api/auth/auth';
import { errorCodeOf, messageOf } from '@/api/errors/problem';
import { keepForLink } from '@/session/kept/drafts-of-visitor';
import { Button } from '@/ui/button';
import { AuthLink } from '../auth-link';
import { authPath, useFrom } from '../links/auth-links';
import { EmailField } from '../email-field';
import { LightForm } from '../light-form';
import type { LoginFormProps } from './password-login-form';

export function LinkLoginForm({
  email,
  onEmailChange,
  onSwitch,
  onSent,
}: LoginFormProps & { onSent: () => void }) {
  const from = useFrom();
  const { mutateAsync: sendLink } = useSendMagicLink();
  return (
    <LightForm
      names={['email']}
      check="link"
      onSubmit={async (user) => {
        await sendLink({ data: { user } });
        keepForLink(from, user.email);
        onSent();
      }}
      faultsOf={(error) =>
        errorCodeOf<'sendMagicLink'>(error) === 'unknown_account'
          ? {
              email: (
                <span>
                  {messageOf(error)}{' '}
                  <AuthLink to={authPath('register', from)} state={{ email }} className="underline">
                    Sign up with this address
                  </AuthLink>
                </span>
              ),
            }
          : null
      }
      submitLabel="Send me a link"
      secondaryAction={
        <Button variant="secondary" size="lg" block onClick={onSwitch}>
          Use my password instead
        </Button>
      }
    >
      {(faults) => <EmailField value={email} onChange={onEmailChange} error={faults.email} />}
    </LightForm>
  );
}
