import type { Contract, Schema } from '../contract/contract.ts';
import type { Check } from '../contract/schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const LONG = 'x'.repeat(12_000);

const isObject = (value: unknown): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of a path or query that break the schema; the validator has the last word on what is broken. */
export function wrongTexts(schema: Schema, check: Check, contract?: Contract): string[] {
  const isList = schema.type === 'array';
  const single = isList && contract && schema.items ? contract.resolve(schema.items) : schema;
  const candidates = [
    'x',
    '1.5',
    '-1',
    '0',
    '99999999999999999999',
    'A_b',
    '',
    'x'.repeat(300),
    ...(single.maximum === undefined ? [] : [String(single.maximum + 1)]),
    ...(isList ? ['x,y', Array.from({ length: 60 }, () => 'x').join(',')] : []),
  ];
  return (
    candidates
      .filter((text) => text !== '' || schema.type === 'string' || isList)
      .filter((text) => check(readText(text, schema, single)).length > 0)
      // An empty segment is another path.
      .filter((text) => text !== '' || contract !== undefined)
  );
}

/** What a text of a query means to a schema: a number, a boolean, a list, or itself. */
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
export function badBodies(valid: unknown, check: Check): { name: string; value: unknown }[] {
  const whole = [null, [], 'x', 1, {}].map((value) => ({
    name: `the body ${JSON.stringify(value)}`,
    value,
  }));
  // Examples and recipes are JSON.
  const changed = changes(valid as Json, '');
  return [...whole, ...changed].filter(({ value }) => check(value).length > 0);
}

function changes(value: Json, path: string): { name: string; value: Json }[] {
  const at = path || 'the body';
  if (!isObject(value)) {
    return [
      { name: `${at} as an object`, value: { x: 1 } },
      { name: `${at} as a list`, value: ['x'] },
      { name: `${at} far too long`, value: LONG },
      { name: `${at} as a huge number`, value: 1e300 },
      { name: `${at} as null`, value: null },
    ];
  }
  const below = Object.entries(value).flatMap(([key, child]) => [
    { name: `without ${path ? `${path}.` : ''}${key}`, value: without(value, key) },
    ...changes(child, path ? `${path}.${key}` : key).map((change) => ({
      name: change.name,
      value: { ...value, [key]: change.value },
    })),
  ]);
  return [{ name: `an unknown field in ${at}`, value: { ...value, surprise: 1 } }, ...below];
}

function without(object: { [key: string]: Json }, key: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}
