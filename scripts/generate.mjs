/**
 * Contract -> generated/. Bundles openapi/ into one file, then runs Orval (hooks, types, zod, MSW handlers),
 * openapi-typescript (contract.d.ts) and our own modules (operations.ts and others), finishes Orval's hooks, and formats
 * the result.
 */
import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import {
  asksModule,
  errorCodesModule,
  limitsModule,
  modelsModule,
  operationsModule,
  queriesModule,
} from './generated-modules.mjs';
import { cableModule } from './generated-cable.mjs';
import { writesModule } from './generated-writes.mjs';
import { hookFinisher } from './generated-hooks.mjs';

const run = promisify(execFile);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(root, '.cache/claims.bundled.yaml');
const cableBundle = join(root, '.cache/cable.bundled.yaml');

/** Runs a package's command; what it prints is shown only when it fails. */
async function command(name, args, cwd = root) {
  const path = [
    join(cwd, 'node_modules/.bin'),
    join(root, 'node_modules/.bin'),
    process.env.PATH,
  ].join(':');
  try {
    await run(name, args, { cwd, env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: 'off' } });
  } catch (error) {
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

await mkdir(dirname(bundle), { recursive: true });
/** Into one file, whose references all stay inside. */
async function bundled(file, config, into) {
  await command('redocly', ['bundle', file, '--config', config, '-o', into]);
  return parse(await readFile(into, 'utf8'));
}

const [contract, cable] = await Promise.all([
  bundled('openapi/claims.yaml', 'openapi/redocly.yaml', bundle),
  bundled('openapi/cable.yaml', 'openapi/redocly.cable.yaml', cableBundle),
]);
await writeFile(join(root, '.cache/claims.client.json'), JSON.stringify(forClients(contract)));
await Promise.all([
  command('orval', ['--config', 'orval.config.ts']),
  command(
    'openapi-typescript',
    [
      '../.cache/claims.bundled.yaml',
      '-o',
      '../.cache/contract.d.ts',
      '--default-non-nullable',
      'false',
    ],
    join(root, 'openapi'),
  ),
]);
const header = '// Generated from openapi/claims.yaml by `npm run generate`. Do not edit.\n';
const types = await readFile(join(root, '.cache/contract.d.ts'), 'utf8');
await writeFile(join(root, 'generated/contract.d.ts'), header + types);
await writeFile(join(root, 'generated/operations.ts'), header + operationsModule(contract));
await writeFile(join(root, 'generated/models.ts'), header + modelsModule(contract));
await writeFile(join(root, 'generated/queries.ts'), header + queriesModule(contract));
await writeFile(join(root, 'generated/asks.ts'), header + asksModule(contract));
await writeFile(join(root, 'generated/error-codes.ts'), header + errorCodesModule(contract));
await writeFile(join(root, 'generated/limits.ts'), header + limitsModule(contract));
await writeFile(join(root, 'generated/writes.ts'), header + writesModule(contract));
await writeFile(
  join(root, 'generated/cable.ts'),
  header.replace('claims.yaml', 'cable.yaml') + cableModule(cable, contract),
);
const finish = hookFinisher(contract);
for await (const file of glob(join(root, 'generated/api/*/*.ts'))) {
  await writeFile(file, finish(await readFile(file, 'utf8')));
}
await command('oxfmt', ['generated']);
