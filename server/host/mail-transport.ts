import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../exchange-ports';
import { loggedError } from '../logged-error';
import { repeat } from './repeat';

const EVERY_MS = 3_000;

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
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
