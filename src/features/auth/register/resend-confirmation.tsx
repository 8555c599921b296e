import { useResendConfirmation } from '@generated/api/mailed-links/mailed-links';
import { AuthNote } from '../auth-note';
import { Address, CheckYourMail } from '../check-your-mail';
import { LINK_FAULTS, type LinkFault } from '../links/link-fault';
import { AccountEmailField, AuthForm } from '../auth-form';
import { LoginInstead } from '../login-instead';
import { useMailRequest } from '../use-mail-request';

/** A confirmation link that does nothing, and the way to a new one. */
export function ResendConfirmation({ fault }: { fault: LinkFault }) {
  const { form, typed, submit, sent } = useMailRequest(useResendConfirmation().mutateAsync);

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
