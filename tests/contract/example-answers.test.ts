import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../../scripts/conformance/contract/load-contract';
import type { RawBody, Reference } from '../../scripts/contract/openapi-types';
import type { Operation } from '../../scripts/contract/read-contract';

type Fields = Record<string, unknown>;

/** What is answered otherwise than it was sent, by operation and field, and why. */
const EXCEPTIONS: Record<string, string> = {
  'createMyClaim face_amount': 'An amount is answered without the zeros at its end.',
  'counterOffer lock_version':
    'It is that of the offer that is countered; the answer is a new one.',
};

const { operations, resolve } = await loadContract();
const pairs = operations.flatMap(pairsOf);

describe('the example answer fits the example request', () => {
  test.for(pairs)('$name', ({ id, sent, answered }) => {
    const said = saidTwice(sent, answered).filter(({ field }) => !EXCEPTIONS[`${id} ${field}`]);
    expect(said.map(({ field, actual }) => [field, actual])).toEqual(
      said.map(({ field, expected }) => [field, expected]),
    );
  });

  test('and each exception is one', () => {
    const differing = pairs.flatMap(({ id, sent, answered }) =>
      saidTwice(sent, answered)
        .filter(({ expected, actual }) => !isDeepStrictEqual(expected, actual))
        .map(({ field }) => `${id} ${field}`),
    );
    expect(differing).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)));
  });
});

/** What whoever writes another server tries their own reckoning on. */
test('the hash of a text in an example is the one that the contract describes', () => {
  const texts = operations
    .flatMap(({ raw, success }) => [...examplesOf(raw.responses[success]).values()])
    .filter((body): body is Fields & Agreement => 'hash' in body && 'sections' in body);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text.hash, `${text.title} ${text.version}`).toBe(hashOf(text));
});

interface Agreement {
  title: string;
  version: string;
  /** Not of the text of a single sale. */
  effective_on?: string;
  sections: { heading: string; paragraphs: string[] }[];
  hash: string;
}

function hashOf({ title, version, effective_on, sections }: Agreement): string {
  const parts = sections.map(({ heading, paragraphs }) => [heading, paragraphs] as const);
  const text = effective_on
    ? [title, version, effective_on, ...parts.flat(2)].join('\n')
    : JSON.stringify([title, version, parts]);
  return createHash('sha256').update(text).digest('hex');
}

interface Pair {
  id: string;
  name: string;
  sent: Fields;
  answered: Fields;
}

/** Each example request of a write that answers a body, with the answer of the same name. */
function pairsOf({ id, raw, success }: Operation): Pair[] {
  const sent = examplesOf(raw.requestBody);
  const answered = examplesOf(raw.responses[success]);
  if (sent.size === 0 || answered.size === 0) return [];
  expect([...answered.keys()], `names of the examples of ${id}`).toEqual([...sent.keys()]);
  return [...sent].map(([title, body]) => ({
    id,
    name: `${id} ${title}`.trim(),
    sent: body,
    answered: answered.get(title) ?? {},
  }));
}

/** The examples of a body by their names; a single one has none. */
function examplesOf(body: RawBody | Reference = {}): Map<string, Fields> {
  const [media] = Object.values(resolve(body).content ?? {});
  const { example, examples = {} } = media ?? {};
  if (example !== undefined) return new Map([['', example as Fields]]);
  return new Map(
    Object.entries(examples).map(([name, each]) => [name, resolve(each).value as Fields]),
  );
}

interface Said {
  field: string;
  expected: unknown;
  actual: unknown;
}

/** What was sent and is answered as well, with what the answer has to say of it. */
function saidTwice(sent: Fields, answered: Fields): Said[] {
  return Object.entries(sent).flatMap(([field, value]) => {
    if (!isFields(value)) {
      const said = saidOf(field, value, answered);
      return said ? [{ field, expected: said[0], actual: said[1] }] : [];
    }
    const within = answered[field];
    return saidTwice(value, isFields(within) ? within : answered);
  });
}

/** A field under its own name, or as the record that its number names; null where the answer does not speak of it. */
function saidOf(field: string, value: unknown, answered: Fields): [unknown, unknown] | null {
  const [one, many] = [field.replace(/_id$/, ''), field.replace(/_ids$/, 's')];
  if (field === 'lock_version' && field in answered) return [Number(value) + 1, answered[field]];
  if (field in answered) return [value, answered[field]];
  if (one in answered) return [value, idOf(answered[one])];
  if (many in answered) return [idsOf(value), idsOf(answered[many])];
  if (field === 'file') return [value, `the bytes of ${String(answered['filename'])}`];
  if (field === 'up_to_id' && 'participants' in answered) return [value, readByMe(answered)];
  return null;
}

const readByMe = ({ participants }: Fields) =>
  (participants as Fields[]).find(({ is_me }) => is_me)?.['read_up_to_id'];

const idOf = (record: unknown) => (isFields(record) ? record['id'] : record);

const idsOf = (records: unknown) => new Set((records as unknown[]).map(idOf));

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
