import type { Operation } from '../../contract/read-contract.ts';
import { asCurl, type Answer, answerOf, codeOf } from './answer.ts';
import { judge } from './judge.ts';
import { type FormParts, MULTIPART_TYPE, multipartBody } from './multipart.ts';
import { CannotSend, type Sent } from './transport.ts';
import type { Actor, World } from './world.ts';

export interface CallOptions {
  as?: Actor;
  /** Replaces the token of `as`; null for none. */
  token?: string | null;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean> | string;
  /** Sent as JSON. */
  body?: unknown;
  form?: FormParts;
  raw?: { type: string | null; body: string | Uint8Array<ArrayBuffer> };
  headers?: Record<string, string>;
  method?: string;
}

/** Thrown if something cannot be provoked; the case says why. */
class NotProvoked extends Error {
  override name = 'NotProvoked';
}

/** Thrown if a call that the rest needs has failed; the fault is already recorded. */
class Failed extends Error {
  override name = 'Failed';
}

const LONGEST_MESSAGE = 300;

/** One case of the suite: everything it sends is judged, and further expectations that fail are recorded. */
export class Case {
  readonly world: World;
  readonly messages: string[] = [];
  repeat: string | undefined;

  constructor(world: World) {
    this.world = world;
  }

  fault(message: string, answer?: Answer): void {
    this.messages.push(message.slice(0, LONGEST_MESSAGE));
    if (answer) this.repeat ??= asCurl(answer.sent, this.world.options.baseUrl ?? '');
  }

  skip(reason: string): never {
    throw new NotProvoked(reason);
  }

  operation(id: string): Operation {
    const operation = this.world.contract.byId.get(id);
    return operation ?? this.skip(`the contract has no ${id}`);
  }

  /** Sends a call of an operation and judges the answer. */
  async call(which: Operation | string, options: CallOptions = {}): Promise<Answer> {
    const operation = typeof which === 'string' ? this.operation(which) : which;
    const { only, readOnly } = this.world.options;
    if (only && !only.includes(operation.id)) this.skip(`the server has no ${operation.id}`);
    if (readOnly && operation.method !== 'GET' && !operation.beginsSession)
      this.skip('nothing is written in this run');
    const { as = 'visitor', token } = options;
    if (as !== 'visitor' && token === undefined && !this.world.tokens.has(as))
      this.skip(`no ${as} is given`);
    const answer = await this.send(requestOf(this.world, operation, options));
    const seen = this.world.seen.get(operation.id) ?? { statuses: new Set(), codes: new Set() };
    this.world.seen.set(operation.id, seen);
    seen.statuses.add(answer.status);
    const code = codeOf(answer);
    if (answer.status >= 400 && typeof code === 'string') seen.codes.add(code);
    const { contract, schemas } = this.world;
    for (const fault of judge(contract, schemas, operation, answer)) this.fault(fault, answer);
    return answer;
  }

  /** Like `call`, but the answer must have the status of success; otherwise the case is over. */
  async succeed(which: Operation | string, options: CallOptions = {}): Promise<Answer> {
    const operation = typeof which === 'string' ? this.operation(which) : which;
    const answer = await this.call(operation, options);
    this.expect(answer, operation.success);
    if (answer.status !== operation.success) throw new Failed();
    return answer;
  }

  /** Sends a request that is not an operation of the contract, without judging the answer. */
  async send(sent: Sent): Promise<Answer> {
    this.world.requests += 1;
    try {
      return answerOf(sent, await this.world.transport(sent));
    } catch (error) {
      if (error instanceof CannotSend) this.skip(error.message);
      this.repeat ??= asCurl(sent, this.world.options.baseUrl ?? '');
      throw error;
    }
  }

  /** Expects the status and, if codes are given, one of them. An unprovoked 429 says nothing. */
  expect(answer: Answer, status: number, ...codes: string[]): void {
    if (answer.status === 429 && status !== 429) this.skip('the rate limit is used up');
    const code = codeOf(answer);
    const found = `${answer.status}${typeof code === 'string' ? ` ${code}` : ''}`;
    if (answer.status !== status || (codes.length > 0 && !codes.includes(String(code))))
      this.fault(`expected ${[status, codes.join(' or ')].join(' ').trim()}, got ${found}`, answer);
  }
}

/** The request that a call means. */
export function requestOf(
  { tokens }: Pick<World, 'tokens'>,
  operation: Operation,
  options: CallOptions,
): Sent {
  const { as = 'visitor', token = tokens.get(as) ?? null, params = {} } = options;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 1)),
  );
  const body = bodyOf(options);
  return {
    method: options.method ?? operation.method,
    path: `${path}${queryOf(options.query)}`,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body?.type !== undefined && body.type !== null && { 'Content-Type': body.type }),
      ...options.headers,
    },
    ...(body && { body: body.body }),
  };
}

function bodyOf({ body, form, raw }: CallOptions) {
  if (raw) return raw;
  if (form) return { type: MULTIPART_TYPE, body: multipartBody(form) };
  return body === undefined ? null : { type: 'application/json', body: JSON.stringify(body) };
}

function queryOf(query: CallOptions['query']): string {
  if (query === undefined) return '';
  if (typeof query === 'string') return query === '' ? '' : `?${query}`;
  // A comma joins several values, and appears unencoded in the address.
  const parts = Object.entries(query).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`,
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Runs one case and records its result. */
export async function runCase(
  world: World,
  what: { group: string; operation: string; name: string },
  body: (check: Case) => Promise<void>,
): Promise<void> {
  const check = new Case(world);
  const started = performance.now();
  let skipped: string | null = null;
  let over = false;
  try {
    await body(check);
  } catch (error) {
    if (error instanceof NotProvoked) skipped = error.message;
    else if (error instanceof Failed) over = true;
    else check.fault(error instanceof Error ? error.message : String(error));
  }
  if (skipped === null && check.messages.length === 0 && over)
    check.fault('what it needs has failed before');
  const isFailed = check.messages.length > 0;
  world.results.push({
    ...what,
    outcome: isFailed ? 'failed' : skipped === null ? 'passed' : 'not provoked',
    messages: isFailed ? check.messages : skipped === null ? [] : [skipped],
    ...(check.repeat !== undefined && { repeat: check.repeat }),
    ms: performance.now() - started,
  });
}

/**
 * Makes what several cases need when the first of them asks; later ones get the same value, or the same reason why
 * there is none.
 */
export async function once<Value>(
  { world }: Case,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = world.made.get(key) ?? make();
  world.made.set(key, known);
  // Each key is used by one function, which makes values of one type.
  return (await known) as Value;
}
