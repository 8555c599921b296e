import { afterEach } from 'vitest';
import { connectPglite } from '../connect/connect-pglite';
import type { Connection, Database } from '../database';
import { migrate, migrations } from '../migrate';

const open: Connection[] = [];

/** A database with the migrations before the one with this number, until the end of the test. */
export async function databaseBefore(number: string): Promise<Database> {
  const connection = await connectPglite('memory://');
  open.push(connection);
  const before = Object.entries(migrations).filter(([name]) => name < number);
  await migrate(connection.db, Object.fromEntries(before));
  return connection.db;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.close()));
});
