import { expect, test } from 'vitest';
import { dueRows } from './due-rows';

test('a failure goes on with the rows after it as long as it was that of a row', () => {
  const rows = dueRows();
  rows.start();
  rows.begin(7);
  expect(rows.leaveOut()).toBe(true);
  rows.start();
  rows.begin(8);
  // The next one could not even be looked for: another try would fail the same way.
  rows.start();
  expect(rows.leaveOut()).toBe(false);
});

test('after twenty failures the rest waits for the next run', () => {
  const rows = dueRows();
  const tries = Array.from({ length: 21 }, (_, id) => {
    rows.start();
    rows.begin(id);
    return rows.leaveOut();
  });
  expect(tries.filter(Boolean)).toHaveLength(20);
  expect(tries.at(-1)).toBe(false);
});
