import { useResendConfirmation } from '@generated/api/mailed-links/mailed-links';
import type { User } from '@generated/model';
import { useSession } from '@/session/session-store';
import { AuthNote } from '../auth-note';
import { Address, CheckYourMail } from '../check-your-mail';
import { GoOn } from '../links/go-on';
import { LINK_FAULTS, type LinkFault } from '../links/link-fault';
import { AccountEmailField, AuthForm } from '../auth-form';
import { LoginInstead } from '../login-instead';
import { useMailRequest } from '../use-mail-request';

/** A confirmation link that does nothing. Leads to a new one or, if there is nothing to confirm, on. */
export function ResendConfirmation({ fault }: { fault: LinkFault }) {
  const { form, typed, submit, sent } = useMailRequest(useResendConfirmation().mutateAsync);
  const user = useSession((session) => session.user);

  if (sent) {
    return (
      <CheckYourMail
        {...sent}
        text={
          <>
            If <Address>{sent.email}</Address> still waits for confirmation, a new mail is on its
            way.
          </>
        }
      />
    );
  }
  if (user && (fault === 'used' || !waitsForConfirmation(user)))
    return <GoOn fault={fault} user={user} />;
  const { title, text } = LINK_FAULTS[fault];
  return (
    <AuthNote
      kind="fault"
      title={title}
      text={`${text} ${fault === 'used' ? 'If you confirmed your address with it, you can log in.' : 'Enter your address to get a new one.'}`}
      footer={<LoginInstead question="Confirmed already?" email={typed} />}
    >
      <AuthForm form={form} onSubmit={submit} submitLabel="Send a new link">
        <AccountEmailField />
      </AuthForm>
    </AuthNote>
  );
}

function waitsForConfirmation({ email_verified_at, new_email }: User): boolean {
  return email_verified_at === null || new_email !== null;
}
