import { expect, test } from 'vitest';
import { brokenReferences, undated, unknownSections, wrongOnMap } from './check-docs.ts';

const project = {
  exists: (path: string) => ['src/routes.tsx', 'docs/decisions', 'README.md'].includes(path),
  scripts: ['test', 'lint'],
};

test('paths, links and scripts that exist are accepted', () => {
  const text =
    'See `src/routes.tsx`, [the decisions](decisions), [the project](../README.md#start), ' +
    '[elsewhere](https://example.com) and `value.json.parse()`; run `npm test` or `npm run lint`.';
  expect(brokenReferences('docs/guide.md', text, project)).toEqual([]);
});

test('those that do not are named', () => {
  const text = 'See `src/gone.tsx` and [a page](gone.md); run `npm run gone` and `npm start`.';
  expect(brokenReferences('docs/guide.md', text, project)).toEqual([
    'docs/guide.md names docs/gone.md, which does not exist',
    'docs/guide.md names src/gone.tsx, which does not exist',
    'docs/guide.md names the npm script gone, which does not exist',
    'docs/guide.md names the npm script start, which does not exist',
  ]);
});

test('a decision says its day, and other documents need not', () => {
  expect(undated('docs/decisions/0001-a.md', '# A\n\nDate: 2026-11-20. Superseded.\n')).toEqual([]);
  expect(undated('docs/decisions/0001-a.md', '# A\n\n**Context.** None.\n')).toHaveLength(1);
  expect(undated('docs/guide.md', '# A guide\n')).toEqual([]);
});

test('a section of the specification that a source names is in the guide to it', () => {
  const guide = '# What was asked\n\n## 2. Pages\n\n## 4. States\n';
  const text = '/** As asked (specification, section 2). */\n// (specification, sections 4 and 5)';
  expect(unknownSections('src/a.ts', text, guide)).toEqual([
    'src/a.ts names section 5 of the specification, which docs/guides/specification.md does not have',
  ]);
});

test('the map shows the folders that there are, each below its root', () => {
  const map = [
    '## The map',
    '',
    '```',
    'openapi/      the contract',
    'src/',
    '  main.tsx                every page',
    '  claims/  saved-searches/   words; not mail/',
    '  testing/                for tests',
    'server/',
    '  deals/                  where a deal moves',
    '```',
    '',
  ].join('\n');
  expect(wrongOnMap(map, 'src', ['claims', 'saved-searches', 'testing'])).toEqual([]);
  expect(wrongOnMap(map, 'server', ['deals', 'mail', 'testing'])).toEqual([
    'The map of README.md does not show server/mail',
    'The map of README.md does not show server/testing',
  ]);
  expect(wrongOnMap(map, 'src', ['claims', 'testing'])).toEqual([
    'The map of README.md shows src/saved-searches, which does not exist',
  ]);
  expect(wrongOnMap('# No map\n', 'src', ['claims'])).toHaveLength(1);
});
