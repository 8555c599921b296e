import { resolve } from 'node:path';
import { z } from 'zod/mini';

const origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error:
      'must be an origin like https://claims.example.com, without a path or a slash at the end',
  }),
);

function addressWith(...protocols: string[]) {
  return z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    }),
  );
}

const portText = z.string().check(
  z.refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535, {
    error: 'must be a number from 1 to 65535',
  }),
);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(z.pipe(portText, z.transform(Number)), 3000),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(addressWith('postgres:', 'postgresql:')),
  SMTP_URL: z.optional(addressWith('smtp:', 'smtps:')),
  MAIL_FROM: z.optional(z.string()),
  STAFF_EMAIL: z.optional(z.email('must be an e-mail address')),
  PUBLIC_ORIGIN: z.optional(origin),
  ALLOWED_ORIGINS: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string) => text.split(',').map((item) => item.trim())),
      ),
      z.array(origin),
    ),
    [],
  ),
  SIGNING_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  TRUST_PROXY: z._default(
    z.pipe(
      z.enum(['0', '1'], 'must be 0 or 1'),
      z.transform((text) => text === '1'),
    ),
    false,
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
});

/** How the exchange was started, from the variables of the process. */
export interface Environment {
  production: boolean;
  port: number;
  host: string;
  /** Absolute. Holds the embedded database and the generated signing key. */
  dataDir: string;
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** null where mail stays in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people write to the staff, and answers to mails go. */
  staffEmail: string;
  publicOrigin: string;
  allowedOrigins: string[];
  /** null where one is to be generated and kept in the data folder. */
  signingKey: string | null;
  /** Whether X-Forwarded-For tells the client's address: true only behind a proxy of one's own. */
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
}

class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError that names every variable that is wrong, never its value: it may be a secret. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // `PORT= npm start` means "not set".
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'),
    );
  }
  const set = result.data;
  const production = set.NODE_ENV === 'production';
  if (production && set.DATABASE_URL && !set.SIGNING_KEY) {
    throw new EnvironmentError(
      'SIGNING_KEY: give every process on this database the same secret of at least 32 characters, or a document ' +
        'address of one does not open at another',
    );
  }
  // Outside production everybody who reaches the port may read the mailbox, so only this machine does.
  const host = set.HOST ?? (production ? '0.0.0.0' : '127.0.0.1');
  const publicOrigin = set.PUBLIC_ORIGIN ?? `http://${nameOf(host)}:${set.PORT}`;
  return {
    production,
    port: set.PORT,
    host,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL ?? null,
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? `Claims Exchange <no-reply@${new URL(publicOrigin).hostname}>`,
    staffEmail:
      set.STAFF_EMAIL ?? `staff@${production ? new URL(publicOrigin).hostname : 'example.com'}`,
    publicOrigin,
    allowedOrigins: set.ALLOWED_ORIGINS,
    signingKey: set.SIGNING_KEY ?? null,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
  };
}

/** How a browser on this machine reaches a listening address. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
