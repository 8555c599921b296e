import { expect, test } from 'vitest';
import { pageHtml, preloadTags } from './page-html';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js', 'src/page.tsx'] },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_table.js', 'index.html'] },
  'src/frame.tsx': { file: 'assets/frame.js', imports: ['_table.js'] },
};

test('a page names its chunks and what they import, and not what the entry has loaded', () => {
  expect(preloadTags(['src/page.tsx', 'src/frame.tsx'], manifest)).toBe(
    [
      '<link rel="modulepreload" crossorigin href="/assets/frame.js">',
      '<link rel="modulepreload" crossorigin href="/assets/table.js">',
      '<link rel="modulepreload" crossorigin href="/assets/page.js">',
    ].join(''),
  );
});

test('a module that was not built is left out', () => {
  expect(preloadTags(['src/unknown.tsx'], manifest)).toBe('');
});

test('the HTML of a page has its title, its icon, its styles, what is drawn of it, links to its code in templates and an entry that waits until it is shown', () => {
  const index =
    '<html lang="en"><head><title>App</title><link rel="modulepreload" href="/x.js"><link rel="icon" href="/favicon.svg"><script type="module" crossorigin src="/js/a.js"></script>' +
    '<link rel="stylesheet" crossorigin href="/a.css"></head>' +
    '<body><div id="root"><svg><path d="M1"/></svg></div></body>';
  const drawn = { title: 'Log in', root: '<main><div>$1</div></main>', has: 'form' } as const;
  const html = pageHtml(index, drawn, {
    textOf: (file) => `import{x as y,z}from"./x.js";${file}{b:$1}`,
    preloads: '<link rel="modulepreload" href="/y.js">',
  });
  expect(
    html
      .replace(/const load=.*?;(?=await window)/, 'LOAD;')
      .replace(/<p id="not-started" .*?<\/p>/, 'NOTICE'),
  ).toBe(
    '<html data-has-form lang="en"><head>' +
      '<template id="app-code"><link rel="modulepreload" href="/x.js"></template>' +
      '<template id="page-code"><link rel="modulepreload" href="/y.js"></template><title>Log in</title>' +
      `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent('import{x as y,z}from"./x.js";favicon.svg{b:$1}')}">` +
      '<script type="module">LOAD;await window.pageShown;const{x:y,z}=await load("/js/x.js");js/a.js{b:$1}</script>' +
      '<style>import{x as y,z}from"./x.js";a.css{b:$1}</style></head>' +
      '<body><div id="root"><main><div>$1</div></main></div>NOTICE</body>',
  );
});

test('the HTML of a page with rows has the script that asks for them in the place of the one of every page', () => {
  const index = '<html><head><script>every()</script></head><body></body>';
  const sources = { textOf: (file: string) => file, preloads: '' };
  const headOf = (has: 'rows' | 'form' | null) =>
    /<script>(.*?)<\/script>/.exec(pageHtml(index, { title: '', root: '', has }, sources))?.[1];
  expect(headOf('rows')).toBe('.vite/rows-head-script.js');
  expect(headOf('form')).toBe('every()');
});
