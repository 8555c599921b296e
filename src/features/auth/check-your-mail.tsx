import type { ReactNode } from 'react';
import { useListMailboxMessages } from '@generated/api/system/system';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { closeAndFocusHeading } from '@/ui/overlay/close-and-focus';
import { AuthButtonLink } from './auth-link';
import { AuthNote } from './auth-note';
import { ResendMail } from './resend-mail';

interface CheckYourMailProps {
  email: string;
  /** What was sent. If the exchange answers the same for known and unknown addresses, the text is the same too. */
  text: ReactNode;
  /** Sends the mail again. */
  onResend: () => Promise<unknown>;
  /** Leads back to the form, which keeps what was typed. */
  onBack: () => void;
  footer?: ReactNode;
}

/** Says that a mail is on its way. */
export function CheckYourMail({ email, text, onResend, onBack, footer }: CheckYourMailProps) {
  return (
    <AuthNote kind="mail" title="Check your mail" text={text} footer={footer}>
      <div className="grid gap-6">
        <ResendMail onResend={onResend} />
        <div className="grid gap-3">
          <MailboxLink email={email} />
          <Button variant="secondary" size="lg" block onClick={() => closeAndFocusHeading(onBack)}>
            Use another address
          </Button>
        </div>
      </div>
    </AuthNote>
  );
}

/** If no mail server is configured, the mails can be read in the app itself. */
function MailboxLink({ email }: { email: string }) {
  const { isSuccess } = useListMailboxMessages({ per_page: 1 }, { query: { retry: false } });
  if (!isSuccess) return null;
  return (
    <AuthButtonLink to={`${pathTo('mailbox')}?search=${encodeURIComponent(email)}`}>
      Open the mailbox
    </AuthButtonLink>
  );
}

/** The address as typed, so that the person can check it. */
export function Address({ children }: { children: string }) {
  return <strong className="text-ink font-semibold wrap-anywhere">{children}</strong>;
}
