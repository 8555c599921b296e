import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../exchange-ports';

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
  const deliver = async () => {
    try {
      await deliverMail(ports, transport, ports.clock());
    } catch (error) {
      ports.log.error('mail_delivery_failed', { message: String(error) });
    }
  };
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= deliver().finally(() => {
      underWay = null;
    });
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
