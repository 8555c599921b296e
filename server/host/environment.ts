import { resolve } from 'node:path';
import { z } from 'zod/mini';
import { TRIAL_FEE_ACCOUNT } from '../ports/trial-fee-account.ts';

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

const hostName = z.string().check(
  z.refine((text) => URL.canParse(`http://${inAddress(text)}`), {
    error: 'must be an IP address or a host name',
  }),
);

const zeroOrOne = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((text) => text === '1'),
);
const yesOrNo = z._default(zeroOrOne, false);

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const schema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(z.pipe(portText, z.transform(Number)), 3000),
  HOST: z.optional(hostName),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(addressWith('postgres:', 'postgresql:')),
  SMTP_URL: z.optional(addressWith('smtp:', 'smtps:')),
  MAIL_FROM: z.optional(z.string()),
  STAFF_EMAIL: z.optional(z.email('must be an email address')),
  FEE_ACCOUNT: z.optional(
    z.string().check(z.maxLength(1000, 'must have at most 1,000 characters')),
  ),
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
  TLS_CERT_FILE: z.optional(z.string()),
  TLS_KEY_FILE: z.optional(z.string()),
  TRUST_PROXY: yesOrNo,
  PUBLIC_TRIAL: yesOrNo,
  DOCS: z.optional(zeroOrOne),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
});

/** Absolute paths of files in PEM. */
export interface TlsFiles {
  /** The certificate with its intermediates. */
  certFile: string;
  keyFile: string;
}

/** How the exchange was started, from the environment variables of the process. */
export interface Environment {
  production: boolean;
  port: number;
  host: string;
  /** Absolute. It holds the embedded database and the generated signing key. */
  dataDir: string;
  /** A PostgreSQL server; null for the embedded database. */
  databaseUrl: string | null;
  /** null if mail stays in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where people write to the staff, and where answers to mails go. */
  staffEmail: string;
  /** The account to which fees are paid, as plain text; null if people have to ask the staff for it. */
  feeAccount: string | null;
  publicOrigin: string;
  /** Whether other machines can reach it, by the address it listens on or by its origin. */
  isPublic: boolean;
  /** A trial that others may reach: all of them can read all mails and use the demo logins. */
  publicTrial: boolean;
  allowedOrigins: string[];
  /** Whether everybody may read the contract's reference at /docs. */
  docs: boolean;
  /** null if one is to be generated and kept in the data folder. */
  signingKey: string | null;
  /** null if it speaks plain HTTP: on this machine, or behind a proxy that has the certificate. */
  tls: TlsFiles | null;
  /** Whether X-Forwarded-For gives the client's address: true only behind a proxy of your own. */
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
}

class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError that names every variable that is wrong, but never its value: it may be a secret. */
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
  if (production && set.PUBLIC_TRIAL) {
    throw new EnvironmentError('PUBLIC_TRIAL: must not be 1 with NODE_ENV=production');
  }
  // Everybody who reaches a trial can read its mailbox: only an origin meant for others opens the machine to them.
  const isOpened = set.PUBLIC_ORIGIN !== undefined && !isLoopback(set.PUBLIC_ORIGIN);
  const host = set.HOST ?? (isOpened ? '0.0.0.0' : '127.0.0.1');
  const tls = tlsFiles(set.TLS_CERT_FILE, set.TLS_KEY_FILE);
  const publicOrigin =
    set.PUBLIC_ORIGIN ?? `${tls ? 'https' : 'http'}://${nameOf(host)}:${set.PORT}`;
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
    feeAccount: set.FEE_ACCOUNT ?? (production ? null : TRIAL_FEE_ACCOUNT),
    publicOrigin,
    isPublic: isOpened || !isLoopback(`http://${inAddress(host)}`),
    publicTrial: set.PUBLIC_TRIAL,
    allowedOrigins: set.ALLOWED_ORIGINS,
    docs: set.DOCS ?? !production,
    signingKey: set.SIGNING_KEY ?? null,
    tls,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
  };
}

function tlsFiles(certFile: string | undefined, keyFile: string | undefined): TlsFiles | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (keyFile === undefined) {
    throw new EnvironmentError('TLS_KEY_FILE: must be set with TLS_CERT_FILE');
  }
  if (certFile === undefined) {
    throw new EnvironmentError('TLS_CERT_FILE: must be set with TLS_KEY_FILE');
  }
  return { certFile: resolve(certFile), keyFile: resolve(keyFile) };
}

const HOW_TO_SET = {
  production: '  NODE_ENV=production      no demo data, and no mailbox that everybody may read',
  origin: '  PUBLIC_ORIGIN=https://…  the address that browsers use; the links in mails lead there',
  mail: '  SMTP_URL=smtps://…       the mail server; without one nobody gets a mail',
  key:
    '  SIGNING_KEY=…            a secret of at least 32 characters, the same for every process on this database, or a\n' +
    '                           document address of one does not open at another',
};

/**
 * Requires that an exchange which others can reach has everything that production needs, or says plainly that it is a
 * trial.
 * @throws EnvironmentError that names everything that is missing, and how to set it.
 */
export function refuseHalfProduction(environment: Environment): void {
  const { production, publicOrigin, isPublic, publicTrial } = environment;
  const lacksKey = environment.databaseUrl !== null && environment.signingKey === null;
  if (!isPublic || publicTrial) {
    if (!production || !lacksKey) return;
    throw new EnvironmentError(`With NODE_ENV=production and DATABASE_URL, set\n${HOW_TO_SET.key}`);
  }
  const missing = [
    !production && HOW_TO_SET.production,
    !(publicOrigin.startsWith('https:') && !isLoopback(publicOrigin)) && HOW_TO_SET.origin,
    environment.smtpUrl === null && HOW_TO_SET.mail,
    lacksKey && HOW_TO_SET.key,
  ].filter((line) => line !== false);
  if (missing.length === 0) return;
  throw new EnvironmentError(
    [
      'Others than this machine can reach the exchange, by HOST or PUBLIC_ORIGIN, so it needs all that production needs. Set',
      ...missing,
      'To try it on this machine only, leave HOST (with `npm run dev`: --host) and PUBLIC_ORIGIN out. For a trial that others',
      'may reach, in which each of them may read all mails and use the demo logins, set PUBLIC_TRIAL=1.',
    ].join('\n'),
  );
}

/** Whether an origin leads to this machine itself. A name that merely resolves to it does not count. */
function isLoopback(address: string): boolean {
  return /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** How a browser on this machine reaches a listening address. */
function nameOf(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : inAddress(host);
}

/** In an address, IPv6 needs brackets. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

const OLDEST_NODE = 22;

/** @throws EnvironmentError if this Node is too old to run the exchange. */
export function requireNode(version = process.versions.node): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new EnvironmentError(
    `Node ${version} is too old: run it with Node ${OLDEST_NODE} or newer, or by npm start, which brings one.`,
  );
}
