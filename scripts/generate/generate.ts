/**
 * Contract -> generated/. Bundles openapi/ into one file, runs Orval (hooks, types, zod, MSW handlers),
 * openapi-typescript (contract.d.ts) and our own modules/ for the rest, finishes what Orval has written (orval/), and
 * formats the result.
 */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../build-stamp.ts';
import type { RawDocument } from '../contract/openapi-types.ts';
import { type Contract, readContract } from '../contract/read-contract.ts';
import { runPackage } from '../run-package.ts';
import { asksModule } from './modules/asks.ts';
import { type CableDocument, cableModule } from './modules/cable.ts';
import { errorCodesModule } from './modules/error-codes.ts';
import { limitsModule } from './modules/limits.ts';
import { modelsModule } from './modules/models.ts';
import { operationsModule } from './modules/operations.ts';
import { queriesModules } from './modules/queries.ts';
import { readSetsModule, readsModule } from './modules/reads.ts';
import { divideSchemas } from './orval/divide-schemas.ts';
import { hookFinisher } from './orval/finish-hooks.ts';

/** The modules in generated/ that no generator makes for us. */
const MODULES: Record<string, (contract: Contract) => string> = {
  'asks.ts': asksModule,
  'error-codes.ts': errorCodesModule,
  'limits.ts': limitsModule,
  'models.ts': modelsModule,
  'operations.ts': operationsModule,
  'read-sets.ts': readSetsModule,
  'reads.ts': readsModule,
};

const CONFIG = 'redocly.generate.yaml';

const cached = (name: string) => join(projectRoot, '.cache', name);
const generated = (name: string) => join(projectRoot, 'generated', name);
const headOf = (source: string) =>
  `// Generated from openapi/${source} by \`npm run generate\`. Do not edit.\n`;

/** Writes each document, with everything that it refers to, into .cache. */
async function bundle(...names: string[]): Promise<void> {
  const files = names.map((name) => `openapi/${name}.yaml`);
  const into = ['--ext', 'json', '-o', '.cache'];
  await runPackage('redocly', ['bundle', ...files, '--config', `openapi/${CONFIG}`, ...into]);
}

/** The linter has checked its shape. */
async function bundled<Document>(name: string): Promise<Document> {
  return JSON.parse(await readFile(cached(`${name}.json`), 'utf8')) as Document;
}

/** Leaves out 304, which a browser answers from its cache: Orval would take it for an error. */
function forClients(document: RawDocument): RawDocument {
  const copy = structuredClone(document);
  for (const { raw } of readContract(copy).operations) delete raw.responses['304'];
  return copy;
}

async function writeTypes(): Promise<void> {
  const into = cached('contract.d.ts');
  const options = ['--default-non-nullable', 'false', '--redocly', CONFIG];
  // It has its own TypeScript, and therefore a package of its own in openapi/.
  const folder = join(projectRoot, 'openapi');
  await runPackage('openapi-typescript', ['claims.yaml', '-o', into, ...options], folder);
  const types = await readFile(into, 'utf8');
  await writeFile(generated('contract.d.ts'), headOf('claims.yaml') + types);
}

async function rewrite(pattern: string, change: (text: string) => string): Promise<void> {
  for await (const file of glob(generated(pattern)))
    await writeFile(file, change(await readFile(file, 'utf8')));
}

async function divideZod(): Promise<void> {
  const whole = generated('zod/claimsExchange.schemas.ts');
  const { files, leadToFiles } = divideSchemas(await readFile(whole, 'utf8'));
  await rm(whole);
  await rewrite('zod/*/*.ts', leadToFiles);
  await mkdir(generated('zod/schemas'));
  for (const [name, text] of files) await writeFile(generated(`zod/schemas/${name}`), text);
}

for (const folder of [cached(''), generated('')]) await mkdir(folder, { recursive: true });
const types = writeTypes();
await bundle('claims', 'cable');
const contract = readContract(await bundled<RawDocument>('claims'));
await writeFile(cached('claims.client.json'), JSON.stringify(forClients(contract.document)));
await Promise.all(
  ['api', 'zod'].map((project) =>
    runPackage('orval', ['--config', 'orval.config.ts', '--project', project]),
  ),
);
const modules = Object.entries(MODULES).map(
  ([name, moduleOf]) => [name, moduleOf(contract)] as const,
);
await rm(generated('queries'), { recursive: true, force: true });
await mkdir(generated('queries'));
for (const [name, text] of [...modules, ...Object.entries(queriesModules(contract))])
  await writeFile(generated(name), headOf('claims.yaml') + text);
const cable = await bundled<CableDocument>('cable');
await writeFile(generated('cable.ts'), headOf('cable.yaml') + cableModule(cable, contract));
await divideZod();
await rewrite('api/*/*.ts', hookFinisher(contract));
await types;
await runPackage('oxfmt', ['generated']);
