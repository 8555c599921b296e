import { expect, test } from 'vitest';
import type { Limits } from './pages.ts';
import { verdictsOn } from './verdicts.ts';

const limits: Limits = {
  contentRatio: 1.25,
  tbtRatio: 1.5,
  cls: 0.01,
  requests: 10,
  insideContent: 300,
  interaction: 200,
  styles: 12_000,
};

function lineOf(label: string, ...of: Parameters<typeof verdictsOn>) {
  return verdictsOn(...of).find((verdict) => verdict.label === label);
}

test.each([
  [1250, true],
  [1251, false],
])('Content after %i ms beside a floor of 1,000: holds is %s', (content, holds) => {
  const line = lineOf('content, ms', 'cold', limits, { content }, { content: 1000 });
  expect(line).toMatchObject({ floor: 1000, limit: 1250, holds });
});

test.each([
  [300, true],
  [301, false],
])('Inside the app content has a limit of its own: %i ms, holds is %s', (content, holds) => {
  const line = lineOf('content, ms', 'inside', limits, { content }, { content: 20 });
  expect(line).toMatchObject({ limit: 300, holds });
});

test('A figure is compared as it is printed', () => {
  expect(lineOf('CLS', 'cold', limits, { cls: 0.0104 })?.holds).toBe(true);
  expect(lineOf('CLS', 'cold', limits, { cls: 0.0106 })?.holds).toBe(false);
});

test('Sizes are printed in KB, and are free where a page has no limit', () => {
  const free = lineOf('JavaScript, KB', 'cold', limits, { script: 140_000 });
  expect(free).toEqual({ label: 'JavaScript, KB', digits: 1, ours: 140, holds: true });
  const bound = lineOf(
    'JavaScript, KB',
    'cold',
    { ...limits, script: 135_000 },
    { script: 140_000 },
  );
  expect(bound).toMatchObject({ limit: 135, holds: false });
});

test('What the floor does not tell sets no limit', () => {
  const line = lineOf('TBT, ms', 'cold', limits, { tbt: 900 });
  expect(line).toEqual({ label: 'TBT, ms', digits: 0, ours: 900, holds: true });
});

test('Blocking is bound to the floor on the first visit only, as there is none of the floor on the second', () => {
  const blocked = { tbt: 151 };
  expect(lineOf('TBT, ms', 'cold', limits, blocked, { tbt: 100 })).toMatchObject({
    limit: 150,
    holds: false,
  });
  expect(lineOf('TBT, ms', 'warm', limits, blocked, { tbt: 0 })?.holds).toBe(true);
});

test('A visit has only the lines of what it has told', () => {
  const labels = verdictsOn('inside', limits, { content: 100, tbt: 5 }).map(({ label }) => label);
  expect(labels).toEqual(['content, ms']);
});
