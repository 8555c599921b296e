import * as fc from 'fast-check';
import type { Contract, Operation } from '../../contract/read-contract.ts';
import type { CallOptions } from '../session/case.ts';
import { png } from '../session/multipart.ts';
import type { Actor } from '../session/world.ts';
import { spoilt, valuesOf } from './arbitrary.ts';

/** What was answered so far and can be requested again. */
export interface Pool {
  /** Ids by the collection of a path, such as `/api/my_claims`. */
  ids: Map<string, number[]>;
  /** The newest version of each record. */
  versions: Map<string, number>;
  /** The ids of the accounts that send: nobody may close them. */
  own: Set<number>;
}

/** One request, before it is known which records exist. */
interface Draw {
  operation: Operation;
  actor: Actor;
  query: Record<string, unknown>;
  params: Record<string, unknown>;
  body: unknown;
  /** The part that is spoilt, if any. */
  spoils: 'nothing' | 'query' | 'path' | 'body' | 'text' | 'type' | 'key' | 'token';
  picks: number[];
  key: string;
}

export const collectionOf = ({ path }: Operation): string => path.replace(/\/\{.*$/, '');

const SPOILS = ['query', 'path', 'body', 'text', 'type', 'key', 'token'] as const;

/** Requests of one operation. */
export function drawsOf(
  operation: Operation,
  contract: Contract,
  actors: Actor[],
): fc.Arbitrary<Draw> {
  const inPlace = (place: string) =>
    operation.parameters.filter((parameter) => parameter.in === place);
  const record = (place: string) =>
    fc.record(
      Object.fromEntries(
        inPlace(place).map(({ name, schema }) => [name, valuesOf(schema, contract)]),
      ),
      {
        requiredKeys: inPlace(place).flatMap(({ name, required }) =>
          required === true ? [name] : [],
        ),
      },
    );
  const right = actors.filter((actor) => mayCall(actor, operation));
  const who =
    right.length > 0
      ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...right) }, fc.constantFrom(...actors))
      : fc.constantFrom(...actors);
  return fc.record({
    operation: fc.constant(operation),
    actor: who,
    params: record('path'),
    query: record('query'),
    body: operation.body ? valuesOf(operation.body.schema, contract) : fc.constant(undefined),
    spoils: fc.oneof(
      { weight: 1, arbitrary: fc.constant('nothing' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...SPOILS) },
    ),
    picks: fc.array(fc.nat(10_000), { minLength: 3, maxLength: 5 }),
    key: fc.stringMatching(/^[!-~]{1,20}$/),
  });
}

function mayCall(actor: Actor, { role }: Operation): boolean {
  switch (role) {
    case 'visitor':
      return true;
    case 'user':
      return actor === 'user' || actor === 'buyer';
    case 'verified_buyer':
      return actor === 'buyer';
    case 'admin':
      return actor === 'admin';
  }
}

/** The call that a draw means, with existing records. */
export function callOf(draw: Draw, pool: Pool): CallOptions {
  const { operation, actor, spoils, picks } = draw;
  const [pick = 0] = picks;
  const known = knownIds(operation, pool);
  const id = known[pick % Math.max(1, known.length)];
  const params = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => [name, id !== undefined && pick % 8 > 0 ? id : draw.params[name]]),
  );
  const isSpoilt = (part: Draw['spoils']) => spoils === part;
  const query = isSpoilt('query') ? spoilt(draw.query, picks) : draw.query;
  const body = isSpoilt('body')
    ? spoilt(draw.body, picks)
    : withVersion(draw.body, pool.versions.get(`${collectionOf(operation)} ${id}`), pick);
  return {
    as: operation.endsSession ? 'visitor' : actor,
    ...(isSpoilt('token') && { token: 'x'.repeat(pick % 300) }),
    params: Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        textOf(isSpoilt('path') ? spoilt(value, [pick]) : value) || '0',
      ]),
    ),
    query: queryText(query),
    headers: keyOf(draw),
    ...bodyOptions(draw, body),
  };
}

function knownIds(operation: Operation, { ids, own }: Pool): number[] {
  const found = ids.get(collectionOf(operation)) ?? [];
  const isOfUsers = operation.role === 'admin' && operation.method !== 'GET';
  return isOfUsers ? found.filter((id) => !own.has(id)) : found;
}

const keyOf = ({ operation, spoils, key, picks }: Draw): Record<string, string> => {
  if (!operation.takesKey) return {};
  const spoiltKey = ['', 'x'.repeat(300), 'two words'][(picks[0] ?? 0) % 3] ?? '';
  return { 'Idempotency-Key': spoils === 'key' ? spoiltKey : key };
};

function bodyOptions({ operation, spoils, picks }: Draw, body: unknown): CallOptions {
  const { body: takes } = operation;
  if (!takes) return {};
  const [pick = 0] = picks;
  const json = JSON.stringify(body) ?? '';
  if (spoils === 'text')
    return { raw: { type: takes.contentType, body: json.slice(0, pick % (json.length + 1)) } };
  if (spoils === 'type')
    return { raw: { type: ['text/plain', '', 'application/xml'][pick % 3] ?? '', body: json } };
  if (takes.contentType === 'application/json')
    return { raw: { type: takes.contentType, body: json } };
  const fields = Object.entries(Object(body) as object).filter(([name]) => name !== 'file');
  const bytes = pick % 3 === 0 ? new TextEncoder().encode(`%PDF-1.4 ${json}`) : png;
  return {
    form: {
      ...Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)])),
      ...(pick % 10 > 0 && { file: { filename: `${pick}.png`, bytes } }),
    },
  };
}

/** Mostly the current version: with any other, nothing behind that check would ever be reached. */
function withVersion(body: unknown, version: number | undefined, pick: number): unknown {
  const isSent = typeof body === 'object' && body !== null && 'lock_version' in body;
  return isSent && version !== undefined && pick % 4 > 0
    ? { ...body, lock_version: version }
    : body;
}

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  return Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${escaped(value)}`)
    .join('&');
}

const escaped = (value: unknown) =>
  (Array.isArray(value) ? value : [value])
    .map((each) => encodeURIComponent(textOf(each)))
    .join(',');

/** As it would appear in an address; half of a surrogate pair cannot. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.toWellFormed();
}
