import { resendConfirmation } from '@generated/api/auth/auth';
import { AuthLink } from '../auth-link';
import { authPath, useFrom } from '../links/auth-links';
import { Address, CheckYourMail } from '../check-your-mail';

/** The same for a new address and one that has an account: the mail says which it is. */
export function RegistrationSent({ email, onBack }: { email: string; onBack: () => void }) {
  const from = useFrom();
  return (
    <CheckYourMail
      email={email}
      onResend={() => resendConfirmation({ user: { email } })}
      onBack={onBack}
      footer={
        <>
          Confirmed already?{' '}
          <AuthLink to={authPath('login', from)} state={{ email }}>
            Log in
          </AuthLink>
        </>
      }
      text={
        <>
          We have sent a mail to <Address>{email}</Address>. Open the link in it within 24 hours to
          confirm your address.
        </>
      }
    />
  );
}
