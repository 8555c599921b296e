import { createTransport } from 'nodemailer';
import { deliverMail, type MailTransport } from '../mail/deliver';
import type { ExchangePorts } from '../ports/exchange-ports';
import { loggedError } from '../logged-error';
import type { Environment } from './environment';
import { repeat } from './repeat';

/** For mails that failed before, or that an ended process left behind: new mail wakes the sender by itself. */
const EVERY_MS = 30_000;

/**
 * How long a mail server may be silent, in milliseconds: a hanging one would hold up all mail of the process.
 * Connecting includes the lookup of its name.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Milliseconds for a whole send: a server can answer slowly each time without ever being silent for long. */
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

/**
 * Sends mail as soon as it is committed or due.
 * @returns a function that stops it and resolves when the mails being sent are done.
 */
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
