import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../exchange-ports';
import { loggedError } from '../logged-error';
import type { Environment } from './environment';
import { repeat } from './repeat';

const EVERY_MS = 3_000;

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

/** Sends what is due every few seconds. @returns how to stop; it resolves when the mails under way are done. */
export function deliverInBackground(
  ports: Pick<ExchangePorts, 'db' | 'log' | 'clock'>,
  transport: MailTransport,
): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => deliverMail(ports, transport, ports.clock()),
    (error) => ports.log.error('mail_delivery_failed', { error: loggedError(error) }),
  );
}
