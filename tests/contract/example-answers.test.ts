import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { bundleContract } from '../../scripts/contract/bundle-contract.ts';
import {
  type BundledContract,
  type Fields,
  operationsOf,
  resolved,
} from '../../scripts/contract/bundled-contract.ts';

/** What is answered otherwise than it was sent, by operation and field, and why. */
const EXCEPTIONS: Record<string, string> = {
  'createMyClaim face_amount': 'An amount is answered without the zeros at its end.',
  'counterOffer lock_version':
    'It is that of the offer that is countered; the answer is a new one.',
};

const contract = await bundled();
const pairs = operationsOf(contract).flatMap(pairsOf);

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

interface Pair {
  id: string;
  name: string;
  sent: Fields;
  answered: Fields;
}

/** Each example request of a write that answers a body, with the answer of the same name. */
function pairsOf(operation: Fields): Pair[] {
  const responses = Object.entries(operation['responses'] as Fields);
  const success = responses.find(([status]) => status.startsWith('2'))?.[1];
  const sent = examplesOf(operation['requestBody']);
  const answered = examplesOf(success);
  if (sent.size === 0 || answered.size === 0) return [];
  const id = String(operation['operationId']);
  expect([...answered.keys()], `names of the examples of ${id}`).toEqual([...sent.keys()]);
  return [...sent].map(([title, body]) => ({
    id,
    name: `${id} ${title}`.trim(),
    sent: body,
    answered: answered.get(title) ?? {},
  }));
}

/** The examples of a body by their names; a single one has none. */
function examplesOf(body: unknown): Map<string, Fields> {
  const [media] = Object.values(resolved(contract, resolved(contract, body)['content']));
  const { example, examples } = resolved(contract, media);
  if (example !== undefined) return new Map([['', resolved(contract, example)]]);
  return new Map(
    Object.entries(resolved(contract, examples)).map(([name, each]) => [
      name,
      resolved(contract, resolved(contract, each)['value']),
    ]),
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

async function bundled(): Promise<BundledContract> {
  const folder = await mkdtemp(join(tmpdir(), 'example-answers-'));
  const file = join(folder, 'claims.json');
  await bundleContract(file);
  // The linter has checked its shape.
  const document = JSON.parse(await readFile(file, 'utf8')) as BundledContract;
  await rm(folder, { recursive: true });
  return document;
}
