import { useState } from 'react';
import { emailInputAsks } from '@generated/asks';
import { requestPasswordReset } from '@generated/api/auth/auth';
import { EmailInput } from '@generated/zod/claimsExchange.schemas';
import { useContractForm } from '@/forms/use-contract-form';
import { promiseDrafts } from '@/session/kept/claim-drafts';
import { AuthLink } from '../auth-link';
import { authPath, useAuthLinkState, useFrom } from '../links/auth-links';
import { Address, CheckYourMail } from '../check-your-mail';
import { AuthCard } from '../auth-card';
import { AccountEmailField, AuthForm } from '../auth-form';

export function ResetRequest() {
  const from = useFrom();
  const { email = '' } = useAuthLinkState();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm(EmailInput.shape.user, {
    asks: emailInputAsks.user,
    defaultValues: { email },
  });
  const typed = form.watch('email');
  const backToLogin = (
    <AuthLink to={authPath('login', from)} state={{ email: typed }}>
      Back to log in
    </AuthLink>
  );

  if (sentTo !== null) {
    return (
      <CheckYourMail
        email={sentTo}
        onResend={() => requestPasswordReset({ user: { email: sentTo } })}
        onBack={() => setSentTo(null)}
        footer={backToLogin}
        text={
          <>
            If there is an account with <Address>{sentTo}</Address>, a mail with a link is on its
            way. The link works once, for one hour.
          </>
        }
      />
    );
  }
  return (
    <AuthCard
      title="Reset your password"
      description="Enter your address, and we send you a link to choose a new password."
      footer={backToLogin}
    >
      <AuthForm
        form={form}
        onSubmit={async (user) => {
          await requestPasswordReset({ user });
          promiseDrafts(from, user.email);
          setSentTo(user.email);
        }}
        submitLabel="Send the link"
      >
        <AccountEmailField />
      </AuthForm>
    </AuthCard>
  );
}
