import type { Role } from '../../contract/openapi-types.ts';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import { compileSchemas, type Schemas } from '../contract/schemas.ts';
import type { Transport } from './transport.ts';

/**
 * The callers. With an administrator, the suite creates some users itself: the `trader`, whose identity is approved,
 * the `leaver`, who closes the account, and the `guest`, who does everything else.
 */
export type Actor = 'visitor' | 'user' | 'buyer' | 'admin' | Made;
export type Made = 'guest' | 'trader' | 'leaver';
export type Known = Exclude<Actor, 'visitor' | Made>;

export interface Account {
  email?: string;
  password?: string;
  token?: string;
}

export interface SuiteOptions {
  accounts: Partial<Record<Known, Account>>;
  /** A user's token older than a day, which the next reading of the profile replaces. */
  agedToken?: string;
  /** An origin of another site that the server allows to call it. */
  origin?: string;
  /** The operations that the server has; all of them by default. Others are neither called nor judged. */
  only?: readonly string[];
  /** Operations whose cases run; other operations that they need are also called. */
  focus?: readonly string[];
  /** Names of the groups to run; all of them by default. */
  groups?: readonly string[];
  /** Sends nothing that could change anything, except a sign-in if no token is given. */
  readOnly?: boolean;
  /** A few faulty requests to each operation instead of all of them. */
  brief?: boolean;
  /** Also runs what uses up a rate limit for a while. */
  limits?: boolean;
  /** For the lines that repeat a request. */
  baseUrl?: string;
}

export interface CaseResult {
  group: string;
  operation: string;
  name: string;
  outcome: 'passed' | 'failed' | 'not provoked';
  /** What was wrong, or why it was not provoked. */
  messages: string[];
  /** A command that repeats the wrongly answered request. */
  repeat?: string;
  ms: number;
}

/** What one run of the suite knows: the contract, the people, and what was answered so far. */
export interface World {
  contract: Contract;
  schemas: Schemas;
  transport: Transport;
  options: SuiteOptions;
  tokens: Map<Actor, string>;
  results: CaseResult[];
  /** Statuses and codes by operation, from all answers. */
  seen: Map<string, { statuses: Set<number>; codes: Set<string> }>;
  /** What several cases share and is made only once. */
  made: Map<string, Promise<unknown>>;
  /** Marks what this run creates. */
  mark: string;
  requests: number;
}

export function createWorld(
  contract: Contract,
  transport: Transport,
  options: SuiteOptions,
): World {
  const given = Object.entries(options.accounts).flatMap(([actor, { token }]) =>
    token === undefined ? [] : [[actor as Known, token] as const],
  );
  return {
    contract,
    schemas: compileSchemas(contract),
    transport,
    options,
    tokens: new Map<Actor, string>(given),
    results: [],
    seen: new Map(),
    made: new Map(),
    mark: crypto.randomUUID().slice(0, 8),
    requests: 0,
  };
}

/** The operations that are judged in this run. */
export function judged({ contract, options }: World): Operation[] {
  return contract.operations.filter(
    ({ id, method }) =>
      (options.only?.includes(id) ?? true) &&
      (options.focus?.includes(id) ?? true) &&
      (options.readOnly !== true || method === 'GET'),
  );
}

/** Who may call an operation of this role, the one with the fewest rights first; null if none of them is known. */
export function actorFor({ tokens }: World, role: Role): Actor | null {
  const able: Record<Role, Actor[]> = {
    visitor: ['visitor'],
    user: ['guest', 'user', 'buyer'],
    verified_buyer: ['buyer'],
    admin: ['admin'],
  };
  return able[role].find((actor) => actor === 'visitor' || tokens.has(actor)) ?? null;
}
