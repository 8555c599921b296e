import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf } from '../../../src/domain/keys-of';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { projectRoot } from '../../../scripts/build-stamp.ts';
import { startLanguageServer, type OpenFile } from '../../support/language-server.ts';

/*
 * Asks the language server, as an editor does, what it shows of the generated functions where they are used. What Orval
 * writes above an overloaded hook stands on its implementation, of which TypeScript shows nothing.
 */

let server: Awaited<ReturnType<typeof startLanguageServer>>;
beforeAll(async () => {
  server = await startLanguageServer();
});
afterAll(() => server.stop());

const CALLERS = {
  visitor: 'everybody',
  user: '`user`',
  verified_buyer: '`verified_buyer`',
  admin: '`admin`',
};
const pascal = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The functions of an operation that a screen uses. */
function functionsOf(id: OperationId): string[] {
  const kind = operations[id].method === 'GET' ? 'Query' : 'Mutation';
  return [id, `use${pascal(id)}`, `get${pascal(id)}${kind}Options`];
}

/** What generated/api/ has for screens, with the module that exports it. */
const exported = globSync('generated/api/*/*.ts', { cwd: projectRoot }).flatMap((module) => {
  const source = readFileSync(join(projectRoot, module), 'utf8');
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [...new Set(names)].map((name = '') => ({ name, module }));
});

const ids = keysOf(operations);
const all = ids.flatMap((id) => functionsOf(id).map((name) => ({ id, name })));
const forScreens = exported.filter(({ name }) => !/^get\w+Key$|Write$/.test(name));

const USES: [use: string, words: string][] = [
  ['useListMyClaims({ status: [] });', 'Your claims of every status'],
  ["useGetCase('ftx', { query: { staleTime: 0 } });", 'Paused and closed cases can still be read'],
  ["useGetCase('ftx', { query: { initialData: theCase } });", 'One case by id or code'],
  [
    'const { mutate } = useCreateMyClaim();',
    '`case_not_open` (422): The case is paused or closed.',
  ],
  ['useQuery(getListCasesQueryOptions({ page: 2 }));', 'For everybody'],
  ["await signInUser({ user: { email: '', password: '' } });", '`invalid_credentials` (422)'],
  ['getApproveClaimMutationOptions();', 'For staff (`admin`)'],
];

/** A file that uses everything; it stands in the editor only. */
const imports = forScreens.map(({ name, module }) => `import { ${name} } from '../${module}';`);
const lines = [...imports, ...USES.map(([use]) => use), ...all.map(({ name }) => `${name}();`), ''];
let file: OpenFile;
beforeAll(async () => {
  file = await server.open('src/uses.ts', lines.join('\n'));
});

test.each(USES)(
  '%s tells what it does, who may call it and how it fails: %s',
  async (use, words) => {
    const name = forScreens.find((each) => use.includes(`${each.name}(`))?.name ?? '';
    const character = use.indexOf(name);
    expect(await file.hover({ line: lines.indexOf(use), character })).toContain(words);
  },
);

test('no hook, option factory or call of the contract is without', async () => {
  expect(all.map(({ name }) => name).toSorted()).toEqual(
    forScreens.map(({ name }) => name).toSorted(),
  );
  const lacking: string[] = [];
  for (const [index, { id, name }] of all.entries()) {
    const line = imports.length + USES.length + index;
    const said = [
      await file.hover({ line, character: 0 }),
      // An overloaded hook has one for each of its shapes.
      ...(await file.signatures({ line, character: name.length + 1 })),
    ];
    const { role, codes } = operations[id];
    const wanted = [CALLERS[role], ...codes.map((code) => `\`${code}\``)];
    const isSaid = (words: string) => said.length > 1 && said.every((text) => text.includes(words));
    lacking.push(...wanted.filter((words) => !isSaid(words)).map((words) => `${name}: ${words}`));
  }
  expect(lacking).toEqual([]);
});
