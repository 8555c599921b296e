import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Creates a file that is complete as soon as anybody can find it.
 * @returns false if it already exists.
 */
export async function createWhole(path: string, text: string, mode = 0o666): Promise<boolean> {
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    await writeFile(draft, text, { mode });
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
