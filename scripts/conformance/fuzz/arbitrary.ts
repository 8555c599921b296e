import * as fc from 'fast-check';
import type { Schema } from '../../contract/openapi-types.ts';
import type { Contract } from '../../contract/read-contract.ts';

const MOST_ITEMS = 4;
/** The most characters that are generated for a long text; longer ones reveal nothing more. */
const LONGEST = 60;

/** Values that fit a schema, and now and then its limits. */
export function valuesOf(schema: Schema, contract: Contract, depth = 0): fc.Arbitrary<unknown> {
  const whole = contract.resolve(schema);
  if (whole.const !== undefined) return fc.constant(whole.const);
  if (whole.enum) return fc.constantFrom(...whole.enum);
  if (whole.oneOf)
    return fc.oneof(...whole.oneOf.map((branch) => valuesOf(branch, contract, depth)));
  const types = Array.isArray(whole.type) ? whole.type : [whole.type ?? 'object'];
  return fc.oneof(...types.map((type) => valuesOfType(type, whole, contract, depth)));
}

function valuesOfType(
  type: string,
  schema: Schema,
  contract: Contract,
  depth: number,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer': {
      const { minimum = -1_000_000, maximum = 2_147_483_647 } = schema;
      const border = fc.constantFrom(minimum, maximum);
      return fc.oneof(
        {
          weight: 9,
          arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 400) }),
        },
        border,
      );
    }
    case 'string':
      return texts(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, contract, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    default:
      return objects(schema, contract, depth);
  }
}

function texts({
  format,
  pattern,
  minLength = 0,
  maxLength = LONGEST,
}: Schema): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, LONGEST));
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return dates.map((date) => date.toISOString());
  if (pattern !== undefined) return matching(pattern, minLength, maxLength);
  const unit = fc.constantFrom<'grapheme' | 'binary'>('grapheme', 'binary');
  return unit.chain((each) => fc.string({ unit: each, minLength, maxLength: most }));
}

const dates = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2040-01-01'),
  noInvalidDate: true,
});

/** Fits the pattern; if there is one, most texts fit the length too. */
function matching(pattern: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const fits = fc.stringMatching(new RegExp(pattern), { size: 'small' });
  return fits.map((text) => text.padEnd(minLength, text.at(-1) ?? 'a').slice(0, maxLength));
}

function objects(schema: Schema, contract: Contract, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object') {
    const values = valuesOf(additionalProperties, contract, depth + 1);
    return fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), values, { maxKeys: MOST_ITEMS });
  }
  const fields = Object.fromEntries(
    names.map((name) => [name, valuesOf(properties[name] ?? {}, contract, depth + 1)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => names.includes(name)) });
}

const JUNK: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '💩',
  "'; drop table users; --",
  '%00',
  '../..',
  'x'.repeat(5_000),
  [],
  {},
  [[[[[[[]]]]]]],
  { constructor: { prototype: { x: 1 } } },
];

/** The same value with one thing wrong in it: replaced, removed, or added. */
export function spoilt(value: unknown, picks: readonly number[]): unknown {
  const [pick = 0, ...rest] = picks;
  const junk = JUNK[pick % JUNK.length];
  if (typeof value !== 'object' || value === null || rest.length === 0) return junk;
  const entries = Object.entries(value);
  const act = pick % 5;
  if (entries.length === 0 || act === 0) return { ...value, [`surprise${pick % 3}`]: junk };
  const index = pick % entries.length;
  const [name = '', child] = entries[index] ?? [];
  if (act === 1)
    return rebuilt(
      value,
      entries.filter((_, at) => at !== index),
    );
  return rebuilt(
    value,
    entries.map(([key, old]) => [key, key === name ? spoilt(child, rest) : old]),
  );
}

function rebuilt(like: object, entries: [string, unknown][]): unknown {
  return Array.isArray(like) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
