/**
 * Contract -> generated/. Puts openapi/ into one file, runs Orval (hooks, types, zod, MSW handlers),
 * openapi-typescript (contract.d.ts) and our own modules (operations.ts and others), finishes Orval's hooks, and formats
 * the result.
 */
import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  asksModule,
  errorCodesModule,
  limitsModule,
  modelsModule,
  operationsModule,
  queriesModule,
} from './generated-modules.mjs';
import { cableModule } from './generated-cable.mjs';
import { divideSchemas } from './generated-schemas.mjs';
import { readsModule } from './generated-reads.mjs';
import { hookFinisher } from './generated-hooks.mjs';

const run = promisify(execFile);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cached = (name) => join(root, '.cache', name);

/** Runs a package's command; what it prints is shown only when it fails. */
async function command(name, args, cwd = root) {
  const path = [
    join(cwd, 'node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env.PATH,
  ].join(':');
  const env = {
    ...process.env,
    PATH: path,
    REDOCLY_TELEMETRY: 'off',
    NODE_COMPILE_CACHE: cached('compiled'),
  };
  try {
    await run(name, args, { cwd, env });
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Error(`${name} is not installed: run "npm install".`, { cause: error });
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}`);
    throw new Error(`${name} failed; the contract or its configuration needs a change.`, {
      cause: error,
    });
  }
}

/** Without 304, which a browser answers from what it has kept: Orval would take it for an error. */
function forClients(whole) {
  const client = structuredClone(whole);
  for (const item of Object.values(client.paths))
    for (const { responses } of Object.values(item)) if (responses) delete responses['304'];
  return client;
}

const config = 'redocly.generate.yaml';

/** The documents, each with all that it refers to. */
async function bundled() {
  const documents = ['claims', 'cable'];
  const files = documents.map((name) => `openapi/${name}.yaml`);
  const into = ['--ext', 'json', '-o', '.cache'];
  await command('redocly', ['bundle', ...files, '--config', `openapi/${config}`, ...into]);
  return Promise.all(
    documents.map(async (name) => JSON.parse(await readFile(cached(`${name}.json`), 'utf8'))),
  );
}

/** By a package that has a TypeScript of its own. */
async function typesOf(file) {
  const into = cached('contract.d.ts');
  const options = ['--default-non-nullable', 'false', '--redocly', config];
  await command('openapi-typescript', [file, '-o', into, ...options], join(root, 'openapi'));
  return await readFile(into, 'utf8');
}

await mkdir(cached(''), { recursive: true });
const ofTypes = typesOf('claims.yaml');
const [contract, cable] = await bundled();
await writeFile(cached('claims.client.json'), JSON.stringify(forClients(contract)));
await Promise.all(
  ['api', 'zod'].map((project) =>
    command('orval', ['--config', 'orval.config.ts', '--project', project]),
  ),
);
const types = await ofTypes;
const header = '// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.\n';
await writeFile(join(root, 'generated/contract.d.ts'), header + types);
await writeFile(join(root, 'generated/operations.ts'), header + operationsModule(contract));
await writeFile(join(root, 'generated/models.ts'), header + modelsModule(contract));
await writeFile(join(root, 'generated/queries.ts'), header + queriesModule(contract));
await writeFile(join(root, 'generated/asks.ts'), header + asksModule(contract));
await writeFile(join(root, 'generated/error-codes.ts'), header + errorCodesModule(contract));
await writeFile(join(root, 'generated/limits.ts'), header + limitsModule(contract));
await writeFile(join(root, 'generated/reads.ts'), header + readsModule(contract));
await writeFile(
  join(root, 'generated/cable.ts'),
  header.replace('claims.yaml', 'cable.yaml') + cableModule(cable, contract),
);
const schemas = join(root, 'generated/zod/claimsExchange.schemas.ts');
const { files, leadToFiles } = divideSchemas(await readFile(schemas, 'utf8'));
await rm(schemas);
for await (const file of glob(join(root, 'generated/zod/*/*.ts'))) {
  await writeFile(file, leadToFiles(await readFile(file, 'utf8')));
}
await mkdir(join(root, 'generated/zod/schemas'));
for (const [name, text] of files) await writeFile(join(root, 'generated/zod/schemas', name), text);
const finish = hookFinisher(contract);
for await (const file of glob(join(root, 'generated/api/*/*.ts'))) {
  await writeFile(file, finish(await readFile(file, 'utf8')));
}
await command('oxfmt', ['generated']);
