import { useState } from 'react';
import { resendConfirmation } from '@generated/api/auth/auth';
import { EmailInput } from '@generated/zod/claimsExchange.schemas';
import { ContractForm } from '@/forms/contract-form';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { AuthLink } from '../auth-link';
import { authPath, useFrom } from '@/features/auth/links/auth-links';
import { AuthNote } from '../auth-note';
import { Address, CheckYourMail } from '../check-your-mail';
import { LINK_FAULTS, type LinkFault } from '@/features/auth/links/link-fault';

/** A confirmation link that does nothing, and the way to a new one. */
export function ResendConfirmation({ fault }: { fault: LinkFault }) {
  const from = useFrom();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(EmailInput.shape.user, { defaultValues: { email: '' } });
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
      footer={
        <>
          Confirmed already?{' '}
          <AuthLink to={authPath('login', from)} state={{ email: typed }}>
            Log in
          </AuthLink>
        </>
      }
    >
      <ContractForm
        form={form}
        onSubmit={async (user) => {
          await resendConfirmation({ user });
          setSentTo(user.email);
        }}
        submitLabel="Send a new link"
        errorPrefix="user."
        warnOnLeave={false}
        blockSubmit
      >
        <TextField name="email" label="Email" type="email" autoComplete="username" isRequired />
      </ContractForm>
    </AuthNote>
  );
}
