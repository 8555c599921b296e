import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signingKey } from './signing-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the key of a data folder is for its owner alone, and nothing else is left there', async () => {
  await signingKey(null, folder);
  const names = await readdir(folder);
  const modes = await Promise.all(
    names.map(async (name) => (await stat(join(folder, name))).mode % 0o1000),
  );
  expect(modes).toEqual([0o600]);
});

test('processes that start together have one key', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => signingKey(null, folder)));
  const texts = new Set(keys.map((key) => new TextDecoder().decode(key)));
  expect([...texts]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
});

test('whoever finds the key while it is made finds the whole of it', async () => {
  for (let start = 0; start < 20; start += 1) {
    const data = join(folder, String(start));
    const path = join(data, 'signing-key');
    const making = new AbortController();
    const made = signingKey(null, data).finally(() => making.abort());
    const found: number[] = [];
    while (!making.signal.aborted) {
      if (existsSync(path)) found.push(readFileSync(path).length);
      await setImmediate();
    }
    const { length } = await made;
    expect(found.filter((read) => read !== length)).toEqual([]);
  }
});
