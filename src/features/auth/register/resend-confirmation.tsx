import { useState } from 'react';
import { emailInputAsks } from '@generated/asks';
import { resendConfirmation } from '@generated/api/auth/auth';
import { EmailInput } from '@generated/zod/claimsExchange.schemas';
import { useContractForm } from '@/forms/use-contract-form';
import { AuthNote } from '../auth-note';
import { Address, CheckYourMail } from '../check-your-mail';
import { LINK_FAULTS, type LinkFault } from '../links/link-fault';
import { AccountEmailField, AuthForm } from '../auth-form';
import { LoginInstead } from '../login-instead';

/** A confirmation link that does nothing, and the way to a new one. */
export function ResendConfirmation({ fault }: { fault: LinkFault }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(EmailInput.shape.user, {
    asks: emailInputAsks.user,
    defaultValues: { email: '' },
  });
  const typed = form.watch('email');

  if (sentTo !== null) {
    return (
      <CheckYourMail
        email={sentTo}
        onResend={() => resendConfirmation({ user: { email: sentTo } })}
        onBack={() => setSentTo(null)}
        text={
          <>
            If <Address>{sentTo}</Address> still waits for confirmation, a new mail is on its way.
          </>
        }
      />
    );
  }
  const { title, text } = LINK_FAULTS[fault];
  return (
    <AuthNote
      kind="fault"
      title={title}
      text={`${text} ${fault === 'used' ? 'If you confirmed your address with it, you can log in.' : 'Enter your address to get a new one.'}`}
      footer={<LoginInstead question="Confirmed already?" email={typed} />}
    >
      <AuthForm
        form={form}
        onSubmit={async (user) => {
          await resendConfirmation({ user });
          setSentTo(user.email);
        }}
        submitLabel="Send a new link"
      >
        <AccountEmailField />
      </AuthForm>
    </AuthNote>
  );
}
