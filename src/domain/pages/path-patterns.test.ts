import { expect, test } from 'vitest';
import { fillPattern, patternMatcher, patternStart } from './path-patterns';

const match = patternMatcher([
  '/',
  '/marketplace/:id',
  '/marketplace/featured-claims',
  '/marketplace/:id/all',
  '/admin/claims/:id',
  '/admin/claims/edit/:id',
]);

test.each([
  { path: '/', pattern: '/' },
  { path: '/marketplace/ftx', pattern: '/marketplace/:id' },
  { path: '/marketplace/ftx/', pattern: '/marketplace/:id' },
  { path: '/marketplace/featured-claims', pattern: '/marketplace/featured-claims' },
  { path: '/marketplace/ftx/all', pattern: '/marketplace/:id/all' },
  { path: '/admin/claims/7', pattern: '/admin/claims/:id' },
  { path: '/admin/claims/edit/7', pattern: '/admin/claims/edit/:id' },
  // Letters of either case, and slashes at the end.
  { path: '/Marketplace/FTX/All//', pattern: '/marketplace/:id/all' },
  { path: '/marketplace', pattern: null },
  { path: '/marketplace//', pattern: null },
  { path: '/marketplace//all', pattern: null },
  { path: '//marketplace/ftx', pattern: null },
  { path: 'marketplace/ftx', pattern: null },
  { path: '/no/such/page', pattern: null },
  { path: '/marketplace/%E0%A4%A', pattern: null },
])('$path is $pattern', ({ path, pattern }) => {
  expect(match(path)?.pattern ?? null).toBe(pattern);
});

test('what a path has for the parameters is decoded', () => {
  expect(match('/marketplace/a%20b')?.params).toEqual({ id: 'a b' });
  expect(match('/Marketplace/FTX')?.params).toEqual({ id: 'FTX' });
  expect(match('/marketplace/featured-claims')?.params).toEqual({});
});

test('a pattern is filled with what its parameters stand for, encoded', () => {
  expect(fillPattern('/claim/:id', { id: 7 })).toBe('/claim/7');
  expect(fillPattern('/a/:one/b/:two', { one: 'x/y', two: 'z' })).toBe('/a/x%2Fy/b/z');
  expect(patternStart('/claim/:id')).toBe('/claim/');
});
