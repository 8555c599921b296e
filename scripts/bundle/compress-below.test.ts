import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressBelow } from './compress-below.ts';

test('a text has its compressed form beside it; what gets no smaller and what is for tools has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compress-below-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/page.js'), script);
  await writeFile(join(folder, 'assets/font.woff2'), randomBytes(2000));
  await writeFile(join(folder, '.vite/manifest.json'), script);

  await compressBelow(folder);
  // Again, as the next build may: compressed files are not compressed again.
  await compressBelow(folder);

  expect((await readdir(join(folder, 'assets'))).toSorted()).toEqual([
    'font.woff2',
    'page.js',
    'page.js.br',
  ]);
  expect(await readdir(join(folder, '.vite'))).toEqual(['manifest.json']);
  const compressed = await readFile(join(folder, 'assets/page.js.br'));
  expect(compressed.length).toBeLessThan(200);
  expect(brotliDecompressSync(compressed).toString()).toBe(script);
});
