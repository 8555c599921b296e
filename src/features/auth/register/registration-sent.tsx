import { useResendConfirmation } from '@generated/api/mailed-links/mailed-links';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { Address, CheckYourMail } from '../check-your-mail';
import { LoginInstead } from '../login-instead';

/** The same for a new address and one with an account. The mail says which it is. */
export function RegistrationSent({ email, onBack }: { email: string; onBack: () => void }) {
  const { mutateAsync: resend } = useResendConfirmation();
  return (
    <CheckYourMail
      email={email}
      onResend={() => resend({ data: { user: { email } } })}
      onBack={onBack}
      footer={<LoginInstead question="Confirmed already?" email={email} />}
      text={
        <>
          We have sent a mail to <Address>{email}</Address>. Open the link in it within{' '}
          {lifetimeWords(LINK_MS.confirmation)} to confirm your address.
        </>
      }
    />
  );
}
