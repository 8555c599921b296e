import { useRequestPasswordReset } from '@generated/api/mailed-links/mailed-links';
import { lifetimeWords } from '@/domain/users/links/lifetime-words';
import { LINK_MS } from '@/domain/users/links/link-lifetimes';
import { keepForLink } from '@/session/kept/drafts-of-visitor';
import { AuthLink } from '../auth-link';
import { authPath, useAuthLinkState, useFrom } from '../links/auth-links';
import { Address, CheckYourMail } from '../check-your-mail';
import { AuthCard } from '../auth-card';
import { AccountEmailField, AuthForm } from '../auth-form';
import { useMailRequest } from '../use-mail-request';

export function ResetRequest() {
  const from = useFrom();
  const { email = '' } = useAuthLinkState();
  const { mutateAsync: send } = useRequestPasswordReset();
  const { form, typed, submit, sent } = useMailRequest(send, email);
  const backToLogin = (
    <AuthLink to={authPath('login', from)} state={{ email: typed }}>
      Back to login
    </AuthLink>
  );

  if (sent) {
    return (
      <CheckYourMail
        {...sent}
        footer={backToLogin}
        text={
          <>
            If there is an account with <Address>{sent.email}</Address>, a mail with a link is on
            its way. The link works once, for {lifetimeWords(LINK_MS.password_reset)}.
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
          await submit(user);
          keepForLink(from, user.email);
        }}
        submitLabel="Send the link"
      >
        <AccountEmailField />
      </AuthForm>
    </AuthCard>
  );
}
