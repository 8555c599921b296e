import { useState } from 'react';
import { useCheckConfirmation, useConfirmEmail } from '@generated/api/mailed-links/mailed-links';
import type { CheckConfirmationParams, ConfirmationInput } from '@generated/model';
import { toast } from '@/ui/feedback/toast';
import { authPath, useFrom } from './auth-links';
import { AuthButtonLink } from '../auth-link';
import { AuthNote } from '../auth-note';
import { ConfirmAnew } from './confirm-anew';
import { ConfirmButton } from './confirm-button';
import { ConfirmWithPassword } from './confirm-with-password';
import { LinkCheck } from './link-check';
import { useLink } from './use-link';
import { AuthCard } from '../auth-card';
import { ResendConfirmation } from '../register/resend-confirmation';
import { useCompleteLogin } from '../use-complete-login';

/** What the exchange asks for depends on the account and on who is logged in here. */
export function ConfirmEmail({ params }: { params: CheckConfirmationParams }) {
  const asked = useFrom();
  const completeLogin = useCompleteLogin();
  const { mutateAsync: confirmEmail } = useConfirmEmail();
  const { check, fault, redeem } = useLink(useCheckConfirmation(params));
  const [isAnew, setIsAnew] = useState(false);

  const confirm = (input: ConfirmationInput) =>
    redeem(async () => {
      const user = await confirmEmail({ data: input });
      toast.success('Your email address is confirmed');
      await completeLogin(user);
    });

  const token = params.confirmation_token;
  if (fault) return <ResendConfirmation fault={fault} />;
  switch (check.data?.asks_for) {
    case 'nothing':
      return <ConfirmButton onConfirm={() => confirm(params)} />;
    case 'password':
      return <ConfirmWithPassword token={token} onConfirm={confirm} />;
    case 'password_or_new':
      return isAnew ? (
        <ConfirmAnew token={token} onConfirm={confirm} onBack={() => setIsAnew(false)} />
      ) : (
        <ConfirmWithPassword token={token} onConfirm={confirm} onUnknown={() => setIsAnew(true)} />
      );
    case 'session':
      return (
        <AuthNote
          kind="fault"
          title="Log in first"
          text="This address is for an account without a password. Log in to that account in this browser, then open the link again."
        >
          <AuthButtonLink to={authPath('login', asked)}>Log in</AuthButtonLink>
        </AuthNote>
      );
    case undefined:
      return (
        <AuthCard title="Confirm your email">
          <LinkCheck check={check} />
        </AuthCard>
      );
  }
}
