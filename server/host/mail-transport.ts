import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { Environment } from './environment';
import { repeat } from './repeat';

/** For what failed before, and what a process has left behind that ended: new mail wakes the sender. */
const EVERY_MS = 30_000;

/**
 * How long a mail server may be silent, in milliseconds: one that hangs would hold up all mail of the process. To connect
 * includes the look-up of its name.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Milliseconds for a whole send: a server may be slow at each of its answers without being silent. */
const SEND_WITHIN_MS = 90_000;

/** Answers to a mail go to the staff. */
export function smtpTransport(
  smtpUrl: string,
  { mailFrom: from, staffEmail: replyTo }: Pick<Environment, 'mailFrom' | 'staffEmail'>,
): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  return {
    async send(mail) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), SEND_WITHIN_MS);
      try {
        await transport.sendMail({ ...mail, from, replyTo, signal: limit.signal });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Sends mail as soon as it is committed, and what is due. @returns how to stop; it resolves when the mails under way are done. */
export function deliverInBackground(
  ports: Pick<ExchangePorts, 'db' | 'log' | 'clock' | 'hub'>,
  transport: MailTransport,
): () => Promise<void> {
  const stop = new AbortController();
  const delivery = repeat(
    EVERY_MS,
    () => deliverMail(ports, transport, stop.signal),
    (error) => ports.log.error('mail_delivery_failed', { error: loggedError(error) }),
  );
  const unsubscribe = ports.hub.subscribe(({ type }) => {
    if (type === 'mail_waiting') delivery.wake();
  });
  return async () => {
    unsubscribe();
    stop.abort();
    await delivery.stop();
  };
}
