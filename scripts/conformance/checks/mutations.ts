import type { Parameter, Schema } from '../../contract/openapi-types.ts';
import type { Check } from '../contract/schemas.ts';
import type { World } from '../session/world.ts';

export type ContractAndSchemas = Pick<World, 'contract' | 'schemas'>;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A value of a body with one change, and what was changed. */
export interface Change {
  name: string;
  value: Json;
}

/** Longer than any text of the contract, but short enough for a visitor's body. */
export const LONG = 'x'.repeat(12_000);

export const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Texts for a path or query that break the schema; the validator decides what breaks it.
 * @param more texts to try besides those of the suite.
 */
export function wrongTexts(
  { contract, schemas }: ContractAndSchemas,
  parameter: Parameter,
  more: readonly string[] = [],
): string[] {
  const check = schemas.request(parameter.schema);
  const schema = contract.resolve(parameter.schema);
  const isList = schema.type === 'array';
  const single = schema.items ? contract.resolve(schema.items) : schema;
  const candidates = [
    'x',
    '1.5',
    '-1',
    '0',
    '99999999999999999999',
    'A_b',
    'x'.repeat(300),
    ...(single.maximum === undefined ? [] : [String(single.maximum + 1)]),
    ...(isList ? ['x,y', Array.from({ length: 60 }, () => 'x').join(',')] : []),
    // An empty segment makes another path.
    ...(parameter.in === 'query' && (schema.type === 'string' || isList) ? [''] : []),
    ...more,
  ];
  return candidates.filter((text) => check(readText(text, schema, single)).length > 0);
}

/** What a text in a query means to a schema: a number, a boolean, a list, or itself. */
function readText(text: string, { type }: Schema, single: Schema): unknown {
  if (type === 'array') return text.split(',').map((item) => readOne(item, single));
  return readOne(text, single);
}

function readOne(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** Each single change of a valid body that the schema refuses. */
export function badBodies(valid: unknown, check: Check): Change[] {
  const whole = [null, [], 'x', 1, {}].map((value) => ({
    name: `the body ${JSON.stringify(value)}`,
    value,
  }));
  return [...whole, ...eachChanged(valid, changesAt)].filter(
    ({ value }) => check(value).length > 0,
  );
}

function changesAt(value: Json, at: string, path: string): Change[] {
  if (isObject(value)) {
    return [
      { name: `an unknown field in ${at}`, value: { ...value, surprise: 1 } },
      ...Object.keys(value).map((key) => ({
        name: `without ${below(path, key)}`,
        value: without(value, key),
      })),
    ];
  }
  return [
    { name: `${at} as an object`, value: { x: 1 } },
    { name: `${at} as a list`, value: ['x'] },
    { name: `${at} far too long`, value: LONG },
    { name: `${at} as a huge number`, value: 1e300 },
    { name: `${at} as null`, value: null },
  ];
}

/** Copies of a valid body with one change each, in the body itself or in its objects, however deep. */
export function eachChanged(
  valid: unknown,
  changes: (value: Json, at: string, path: string) => Change[],
  path = '',
): Change[] {
  // Examples and recipes are JSON.
  const value = valid as Json;
  const here = changes(value, path || 'the body', path);
  if (!isObject(value)) return here;
  const inside = Object.entries(value).flatMap(([key, child]) =>
    eachChanged(child, changes, below(path, key)).map((change) => ({
      name: change.name,
      value: { ...value, [key]: change.value },
    })),
  );
  return [...here, ...inside];
}

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

function without(object: { [key: string]: Json }, key: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
