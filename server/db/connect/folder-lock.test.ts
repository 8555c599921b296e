import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectFolder } from './connect-folder';
import { FolderInUseError, lockFolder } from './folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'exchange-000000007.lock');

test('a second start on the same folder is refused and told who holds it', async () => {
  const lock = await lockFolder(folder);
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(FolderInUseError);
  expect(String(refused)).toContain(`${folder} is in use by process ${process.pid}`);
  await lock.release();
  const next = await lockFolder(folder);
  await next.release();
});

test('the lock of a living process is respected', async () => {
  const other = spawn('sleep', ['30']);
  try {
    await writeFile(lockFile(), JSON.stringify({ pid: other.pid, started: null }));
    await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid}`);
  } finally {
    other.kill();
  }
});

test('the lock of a dead process is taken over', async () => {
  const dead = spawn('true');
  await new Promise((resolve) => dead.once('exit', resolve));
  await writeFile(lockFile(), JSON.stringify({ pid: dead.pid, started: null }));
  const lock = await lockFolder(folder);
  const newest = (await readdir(folder)).toSorted().at(-1) ?? '';
  expect(JSON.parse(await readFile(join(folder, newest), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
  await lock.release();
});

test('many starts and stops leave no more than two files', async () => {
  for (let start = 0; start < 5; start++) await (await lockFolder(folder)).release();
  expect(await readdir(folder)).toHaveLength(2);
});

test('a pid that was given to another process since does not hold the folder', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: 'an earlier boot 1' }));
  const lock = await lockFolder(folder);
  expect(lock).toBeDefined();
  await lock.release();
});

test('a lock file that is cut off is taken over', async () => {
  await writeFile(lockFile(), '{"pid": 1');
  const lock = await lockFolder(folder);
  expect(lock).toBeDefined();
  await lock.release();
});

test('of many starts at once on a dead lock one wins', async () => {
  for (let round = 0; round < 20; round++) {
    const dead = join(folder, `exchange-0000${100 + round * 10}00.lock`);
    await writeFile(dead, JSON.stringify({ pid: 2 ** 22 + 1, started: null }));
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('the embedded database keeps its rows and lets go of the folder when it is closed', async () => {
  const first = await connectFolder(folder);
  await first.client.exec('create table notes (body text); insert into notes values (1)');
  await expect(connectFolder(folder)).rejects.toThrow(FolderInUseError);
  await first.close();
  const second = await connectFolder(folder);
  expect((await second.client.query('select body from notes')).rows).toEqual([{ body: '1' }]);
  await second.close();
});
