import type { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { connectPglite } from './connect-pglite';
import { trimLog } from './trim-log';

const MB = 1024 * 1024;

async function logBytes(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    'select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()',
  );
  return rows[0]?.bytes ?? 0;
}

test('a log that has grown long is let go of, and a short one is kept', async () => {
  const { client, close } = await connectPglite('memory://');
  await client.exec('create table notes (body text)');
  await client.exec("insert into notes select repeat('x', 1000) from generate_series(1, 3000)");
  const written = await logBytes(client);
  expect(written).toBeGreaterThan(3 * MB);
  await trimLog(client, 64 * MB);
  expect(await logBytes(client)).toBeGreaterThanOrEqual(written);
  await trimLog(client, 2 * MB);
  expect(await logBytes(client)).toBeLessThan(MB);
  await close();
});
