import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { type Contract, type RawDocument, readContract } from './contract.ts';

const root = join(import.meta.dirname, '../../..');

/** @param file a bundled contract; without one openapi/ is bundled anew. */
export async function loadContract(file?: string): Promise<Contract> {
  if (file !== undefined) return readContract(parsed(await readFile(file, 'utf8')));
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const bundle = join(folder, 'bundle.yaml');
    const args = [
      'bundle',
      'openapi/claims.yaml',
      '--config',
      'openapi/redocly.yaml',
      '-o',
      bundle,
    ];
    await promisify(execFile)(join(root, 'node_modules/.bin/redocly'), args, {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    return readContract(parsed(await readFile(bundle, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The linted contract has the shape of OpenAPI 3.1; a parser of YAML cannot know it. */
function parsed(text: string): RawDocument {
  return parse(text) as RawDocument;
}
