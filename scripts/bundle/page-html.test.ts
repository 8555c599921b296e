import { expect, test } from 'vitest';
import { pageHtml, preloadTags } from './page-html';

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

test('the HTML of a page has its title, its styles, what is drawn of it and its preloads', () => {
  const index =
    '<head><title>App</title><link rel="stylesheet" crossorigin href="/a.css"></head>' +
    '<body><div id="root"><svg><path d="M1"/></svg></div><script src="/a.js"></script></body>';
  const drawn = { title: 'Log in', root: '<main><div>$1</div></main>' };
  expect(pageHtml(index, drawn, { stylesOf: (file) => `${file}{b:$1}`, preloads: '<link>' })).toBe(
    '<head><title>Log in</title><style>a.css{b:$1}</style><link></head>' +
      '<body><div id="root"><main><div>$1</div></main></div><script src="/a.js"></script></body>',
  );
});
