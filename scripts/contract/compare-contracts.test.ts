import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { compareContracts, type Comparison } from './compare-contracts.ts';
import type { Impact } from './own-impacts.ts';
import {
  ADDING,
  BREAKING,
  HARMLESS,
  WORDINGS,
  type PlantedChange,
} from './testing/planted-changes.ts';

const SMALL = join(import.meta.dirname, 'testing/small-contract.yaml');

let folder: string;
let breaking: Comparison;
let harmless: Comparison;

// All of one kind in one contract: a comparison takes half a second.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planted-'));
  [breaking, harmless] = await Promise.all([
    compareWith(BREAKING),
    compareWith([...HARMLESS, ...WORDINGS, ...ADDING]),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

async function compareWith(planted: Pick<PlantedChange, 'plant'>[]): Promise<Comparison> {
  const contract = parseDocument(await readFile(SMALL, 'utf8'));
  for (const { plant } of planted) plant(contract);
  const file = join(folder, `${planted.length}.yaml`);
  await writeFile(file, contract.toString());
  return compareContracts(SMALL, file);
}

const linesOf = ({ changes }: Comparison, impact: Impact) =>
  changes
    .filter((change) => change.impact === impact)
    .map(({ line }) => line)
    .toSorted();
const planted = (changes: PlantedChange[]) => changes.map(({ line }) => line).toSorted();

test('every change that breaks a client is found and told, and nothing else is taken for one', () => {
  expect(BREAKING.length).toBeGreaterThanOrEqual(25);
  expect(linesOf(breaking, 'major')).toEqual(planted(BREAKING));
});

test('what is new raises no alarm', () => {
  expect(linesOf(harmless, 'major')).toEqual([]);
  expect(linesOf(harmless, 'minor')).toEqual(planted(ADDING));
});

test('neither does what is made easier, stricter in answers or said in other words', () => {
  expect(linesOf(harmless, 'patch')).toEqual(planted(HARMLESS));
  expect(harmless.wordings).toBe(WORDINGS.length);
});

test('a contract is the same as itself, whatever its version', async () => {
  const raised = parseDocument(await readFile(SMALL, 'utf8'));
  raised.setIn(['info', 'version'], '2.0.0');
  const file = join(folder, 'raised.yaml');
  await writeFile(file, raised.toString());
  expect(await compareContracts(SMALL, file)).toEqual({
    before: '1.4.2',
    after: '2.0.0',
    changes: [],
    wordings: 0,
  });
});
