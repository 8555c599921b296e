import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { Environment } from './environment';
import { repeat } from './repeat';

/** For what failed before, and what a process has left behind that ended: new mail wakes the sender. */
const EVERY_MS = 30_000;

/** Answers to a mail go to the staff. */
export function smtpTransport(
  smtpUrl: string,
  { mailFrom: from, staffEmail: replyTo }: Pick<Environment, 'mailFrom' | 'staffEmail'>,
): MailTransport {
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from, replyTo });
    },
  };
}

/** Sends mail as soon as it is committed, and what is due. @returns how to stop; it resolves when the mails under way are done. */
export function deliverInBackground(
  ports: Pick<ExchangePorts, 'db' | 'log' | 'clock' | 'hub'>,
  transport: MailTransport,
): () => Promise<void> {
  const delivery = repeat(
    EVERY_MS,
    () => deliverMail(ports, transport, ports.clock()),
    (error) => ports.log.error('mail_delivery_failed', { error: loggedError(error) }),
  );
  const unsubscribe = ports.hub.subscribe(({ type }) => {
    if (type === 'mail_waiting') delivery.wake();
  });
  return async () => {
    unsubscribe();
    await delivery.stop();
  };
}
