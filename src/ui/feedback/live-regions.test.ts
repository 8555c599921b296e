import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a live region is never hidden: what comes with its words is not spoken', () => {
  const regions = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/<\w+\s[^<>]*role="status"[^<>]*>/g)].map(([tag]) => ({ path, tag })),
  );
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter(({ tag }) => /(?<!-)\bhidden\b/.test(tag))).toEqual([]);
});
