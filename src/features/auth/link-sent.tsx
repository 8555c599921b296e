import { useSendMagicLink } from '@generated/api/auth/auth';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
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
          works once, for {lifetimeWords(LINK_MS.magic_link)}.
        </>
      }
    />
  );
}
