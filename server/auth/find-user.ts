import { eq } from 'drizzle-orm';
import type { UserRow } from '../calls/caller';
import type { Database } from '../db/database';
import { userRows } from '../db/schema';

/** The user as it is now. It is not locked: another transaction may change it. */
export async function findUser(db: Database, userId: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(userRows).where(eq(userRows.id, userId));
  return user;
}
