import { parseArgs } from 'node:util';
import type { Account, Known, SuiteOptions } from './session/world.ts';

export const USAGE = `Usage: npm run conformance -- --base-url URL [options]

  --base-url URL        of the contract's paths, for example http://127.0.0.1:3000/api
  --only a,b,c          the operations that the server has; others are neither called nor judged
  --read-only           sends nothing that could change anything, but for a sign-in where no token is given
  --brief               a few faulty requests to each operation in place of all of them
  --limits              also uses a rate limit up, for ten minutes
  --origin URL          a site whose pages may call the server
  --contract FILE       a bundled contract; without it openapi/ is bundled
  --junit FILE, --html FILE

Accounts, as options or in the environment; who is not given is left out, and the report says so:
  --admin EMAIL   --admin-password …   --admin-token …     CONFORMANCE_ADMIN, …_ADMIN_PASSWORD, …_ADMIN_TOKEN
  --user EMAIL    --user-password …    --user-token …      CONFORMANCE_USER …
  --buyer EMAIL   --buyer-password …   --buyer-token …     CONFORMANCE_BUYER … (a verified buyer)
  --aged-token …        of a user, older than a day         CONFORMANCE_AGED_TOKEN`;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const ACCOUNT_OPTIONS = {
  admin: TEXT,
  'admin-password': TEXT,
  'admin-token': TEXT,
  user: TEXT,
  'user-password': TEXT,
  'user-token': TEXT,
  buyer: TEXT,
  'buyer-password': TEXT,
  'buyer-token': TEXT,
  'aged-token': TEXT,
  'base-url': TEXT,
  contract: TEXT,
} as const;

export interface Command {
  baseUrl: string;
  contract: string | undefined;
  suite: SuiteOptions;
  junit: string | undefined;
  html: string | undefined;
}

/** @throws on an unknown option, and without the server's address. */
export function readCommand(args: string[], env: NodeJS.ProcessEnv): Command {
  const { values } = parseArgs({
    args,
    options: {
      ...ACCOUNT_OPTIONS,
      only: TEXT,
      origin: TEXT,
      junit: TEXT,
      html: TEXT,
      limits: FLAG,
      brief: FLAG,
      'read-only': FLAG,
    },
  });
  const baseUrl = baseUrlOf(values['base-url'], env);
  const given = values.only?.split(',').map((id) => id.trim());
  return {
    baseUrl,
    contract: values.contract,
    junit: values.junit,
    html: values.html,
    suite: {
      ...accountsOf(values, env),
      baseUrl,
      limits: values.limits,
      brief: values.brief,
      readOnly: values['read-only'],
      ...(given && { only: given }),
      ...(values.origin !== undefined && { origin: values.origin }),
    },
  };
}

interface FuzzCommand {
  baseUrl: string;
  contract: string | undefined;
  accounts: SuiteOptions['accounts'];
  requests: number;
  seed: number;
  /** The number of the first request, to repeat one of them. */
  from: number;
  only: string[] | undefined;
}

/** @throws on an unknown option, and without the server's address. */
export function readFuzzCommand(args: string[], env: NodeJS.ProcessEnv): FuzzCommand {
  const { values } = parseArgs({
    args,
    options: {
      ...ACCOUNT_OPTIONS,
      only: TEXT,
      requests: { ...TEXT, default: '2000' },
      seed: TEXT,
      from: { ...TEXT, default: '0' },
    },
  });
  return {
    baseUrl: baseUrlOf(values['base-url'], env),
    contract: values.contract,
    accounts: accountsOf(values, env).accounts,
    requests: Number(values.requests),
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed),
    from: Number(values.from),
    only: values.only?.split(',').map((id) => id.trim()),
  };
}

function baseUrlOf(value: string | undefined, env: NodeJS.ProcessEnv): string {
  const url = value ?? env['CONFORMANCE_BASE_URL'];
  if (url === undefined || !URL.canParse(url))
    throw new Error('Give the address of the server: --base-url URL.');
  return url.replace(/\/$/, '');
}

type Values = Partial<Record<string, string | boolean>>;

function accountsOf(values: Values, env: NodeJS.ProcessEnv) {
  const text = (name: string) => {
    const value = values[name] ?? env[`CONFORMANCE_${name.toUpperCase().replaceAll('-', '_')}`];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const accounts: Partial<Record<Known, Account>> = {};
  for (const actor of ['admin', 'user', 'buyer'] as const) {
    const email = text(actor);
    const password = text(`${actor}-password`);
    const token = text(`${actor}-token`);
    if (email === undefined && token === undefined) continue;
    accounts[actor] = {
      ...(email !== undefined && { email }),
      ...(password !== undefined && { password }),
      ...(token !== undefined && { token }),
    };
  }
  const agedToken = text('aged-token');
  return { accounts, ...(agedToken !== undefined && { agedToken }) };
}
