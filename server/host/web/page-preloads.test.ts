import { expect, test } from 'vitest';
import { patternMatcher, preloadTags } from './page-preloads';

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
  { path: '/marketplace', pattern: null },
  { path: '/no/such/page', pattern: null },
])('$path is $pattern', ({ path, pattern }) => {
  expect(match(path)).toBe(pattern);
});

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/index.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': {
    file: 'assets/table.js',
    imports: ['_react.js', 'src/page.tsx'],
    css: ['assets/table.css'],
  },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_table.js', 'index.html'] },
  'src/frame.tsx': { file: 'assets/frame.js', imports: ['_table.js'] },
};

test('a page names its chunks and what they import, and not what the entry has loaded', () => {
  expect(preloadTags(['src/page.tsx', 'src/frame.tsx'], manifest)).toBe(
    [
      '<link rel="modulepreload" crossorigin href="/assets/frame.js">',
      '<link rel="modulepreload" crossorigin href="/assets/table.js">',
      '<link rel="stylesheet" crossorigin href="/assets/table.css">',
      '<link rel="modulepreload" crossorigin href="/assets/page.js">',
    ].join(''),
  );
});

test('a module that was not built is left out', () => {
  expect(preloadTags(['src/unknown.tsx'], manifest)).toBe('');
});
