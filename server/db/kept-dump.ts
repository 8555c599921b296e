import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface KeptDump {
  /** The project folder, unless the process runs there. */
  root?: string;
  folder: string;
  /** The file extension: `.tar`. */
  ending: string;
  /** What it is made from, besides PGlite itself. */
  madeOf: readonly (string | Uint8Array)[];
  make: () => Promise<Blob>;
}

/** The path of a PGlite dump, which is made once for each state of what it is made from. */
export async function keptDump({
  root = '',
  folder,
  ending,
  madeOf,
  make,
}: KeptDump): Promise<string> {
  const key = createHash('sha256').update(
    await readFile(join(root, 'node_modules/@electric-sql/pglite/package.json')),
  );
  for (const part of madeOf) key.update(part);
  const name = `${key.digest('hex').slice(0, 16)}${ending}`;
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const dump = await make();
  await mkdir(folder, { recursive: true });
  // Renamed once it is complete: others may look for it at any moment.
  const draft = `${path}.${crypto.randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, path);
  const outdated = (await readdir(folder)).filter((each) => each.endsWith(ending) && each !== name);
  await Promise.all(outdated.map((each) => rm(join(folder, each), { force: true })));
  return path;
}
