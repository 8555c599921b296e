import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readAll } from './read-all';

interface Page {
  rows: { id: number }[];
  total_count: number;
}

/** Reads a view of six rows by twos; after each page it may change. */
async function read(change: (rows: { id: number }[], page: number) => { id: number }[]) {
  let rows = Array.from({ length: 6 }, (_, index) => ({ id: index + 1 }));
  const asked = vi.fn<(page: number) => void>();
  const all = await readAll<Page, { id: number }, Error>({
    queryClient: new QueryClient(),
    readPage: (page) => ({
      queryKey: ['page', page],
      queryFn: () => {
        asked(page);
        const answer = { rows: rows.slice((page - 1) * 2, page * 2), total_count: rows.length };
        rows = change(rows, page);
        return answer;
      },
    }),
    rowsOf: (page) => page.rows,
    totalOf: ({ total_count }) => ({ total_count }),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { ids: all.rows.map(({ id }) => id), hasChanged: all.hasChanged, pages: asked.mock.calls };
}

test('a view that stays as it is, is read once', async () => {
  const { ids, hasChanged, pages } = await read((rows) => rows);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
  expect(hasChanged).toBe(false);
  expect(pages).toHaveLength(3);
});

test('where a row leaves the view meanwhile, it is read anew: no other row slips through', async () => {
  let isFirst = true;
  const { ids, hasChanged } = await read((rows) => {
    const left = isFirst ? rows.slice(1) : rows;
    isFirst = false;
    return left;
  });
  expect(ids).toEqual([2, 3, 4, 5, 6]);
  expect(hasChanged).toBe(false);
});

test('a view that changes all the time is read three times, and says so', async () => {
  let next = 7;
  const { hasChanged, pages } = await read((rows, page) =>
    page === 1 ? [...rows, { id: next++ }] : rows,
  );
  expect(hasChanged).toBe(true);
  expect(pages.filter(([page]) => page === 1)).toHaveLength(3);
});
