import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundleContract } from '../../contract/bundle-contract.ts';
import type { RawDocument } from '../../contract/openapi-types.ts';
import { type Contract, readContract } from '../../contract/read-contract.ts';

/** @param file a bundled contract; without it, openapi/ is bundled. */
export async function loadContract(file?: string): Promise<Contract> {
  // The linted contract has the shape of OpenAPI 3.1; a YAML parser cannot know it.
  if (file !== undefined) return readContract(parse(await readFile(file, 'utf8')) as RawDocument);
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const bundle = join(folder, 'bundle.yaml');
    await bundleContract(bundle);
    return await loadContract(bundle);
  } finally {
    await rm(folder, { recursive: true });
  }
}
