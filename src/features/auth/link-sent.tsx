import { useSendMagicLink } from '@generated/api/auth/auth';
import { Address, CheckYourMail } from './check-your-mail';

export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  const { mutateAsync: sendLink } = useSendMagicLink();
  return (
    <CheckYourMail
      email={email}
      onResend={() => sendLink({ data: { user: { email } } })}
      onBack={onBack}
      text={
        <>
          We have sent a link to <Address>{email}</Address>. Open it on this device to log in. It
          works once, for 15 minutes.
        </>
      }
    />
  );
}
