import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/build-stamp.ts';
import { blocksOf } from '../../scripts/guide/guide-blocks.ts';
import type { CaseQuestion } from '@generated/model';
import { createExchange } from '../../server/app';
import { cryptoParameters } from '../../server/seed/cases/case-parameters';
import { PASSWORD, testExchange } from '../../server/testing/exchange-client';
import { png } from '../../server/testing/files';
import { marketFactories } from '../../server/testing/market-factories';

/*
 * Follows docs/guides/other-clients.md as a stranger does, in a folder of its own: generates the clients from the contract
 * that the exchange serves, checks the types of the guide's programs and runs them.
 */

const GUIDE = 'docs/guides/other-clients.md';
const run = promisify(execFile);
const exchange = testExchange();

let origin: string;
let folder: string;

/** The one address that stands in the guide. */
const here = (text: string) => text.replaceAll('http://127.0.0.1:3000', origin);

async function shell(command: string): Promise<void> {
  const bins = [folder, join(projectRoot, 'openapi'), projectRoot].map((project) =>
    join(project, 'node_modules/.bin'),
  );
  const env = { ...process.env, PATH: [...bins, process.env['PATH']].join(':') };
  await run('sh', ['-c', command], { cwd: folder, env: { ...env, REDOCLY_TELEMETRY: 'off' } });
}

beforeAll(async () => {
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(projectRoot, '.cache/foreign-clients-'));
  await shell(`redocly bundle ${join(projectRoot, 'openapi/claims.yaml')} -o openapi.yaml`);
  const contract = readFileSync(join(folder, 'openapi.yaml'));
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    // The other tests of the process keep the Request and Response of the platform.
    overrideGlobalObjects: false,
    fetch: (request) =>
      request.url.endsWith('/openapi.yaml')
        ? new Response(contract, { headers: { 'Content-Type': 'application/yaml' } })
        : createExchange(exchange.ports).fetch(request, { address: '192.0.2.1' }),
  });
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  // What a stranger has installed: the generator looks for TypeScript beside itself, and ours is 7.
  const modules = join(folder, 'node_modules');
  cpSync(join(projectRoot, 'node_modules/@hey-api'), join(modules, '@hey-api'), {
    recursive: true,
  });
  symlinkSync(join(projectRoot, 'openapi/node_modules/typescript'), join(modules, 'typescript'));
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../@hey-api/openapi-ts/bin/run.js', join(modules, '.bin/openapi-ts'));

  const blocks = blocksOf(readFileSync(join(projectRoot, GUIDE), 'utf8'));
  for (const { kind, path, text } of blocks) {
    if (kind === 'file') writeFileSync(join(folder, path), here(text));
  }
  const commands = blocks.filter(({ kind }) => kind === 'run');
  await Promise.all(commands.map(({ text }) => shell(here(text).replaceAll('npx ', ''))));
  return () => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
});

type Program = (
  root: string,
  email: string,
  password: string,
  file: Blob,
  answerTo: (question: CaseQuestion) => string | boolean,
) => Promise<unknown>;

/** As one of the demo's, which asks for more than the usual fields. */
const parameters = cryptoParameters([], []);

const answerTo = ({ type, options = [] }: CaseQuestion) =>
  type === 'boolean' || (type === 'select' ? (options[0] ?? '') : '1');

test('the programs of the guide are right by the types of their clients', async () => {
  await expect(shell('tsc')).resolves.toBeUndefined();
});

test.each(['with-openapi-fetch.ts', 'with-hey-api.ts'])('%s sells a claim', async (file) => {
  const market = marketFactories(exchange);
  const { id: case_id } = await market.case({ parameters });
  const { user: other } = await exchange.user();
  await market.claim({ case_id, user_id: other.id });
  const seller = await exchange.user({ email: 'stranger@example.com' });
  const { sellAClaim } = (await import(join(folder, file))) as { sellAClaim: Program };
  const proof = new Blob([png], { type: 'image/png' });
  expect(await sellAClaim(`${origin}/api`, seller.user.email, PASSWORD, proof, answerTo)).toEqual({
    listed: ['customer'],
    documents: ['proof_of_claim', 'account_statement'],
    status: 'in_review',
    refusedWith: 'transition_not_allowed',
  });
});
