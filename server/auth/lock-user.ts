import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { buyerAccountRows, userRows } from '../db/schema';
import type { UserCaller, UserRow } from '../calls/caller';
import { emailIs } from './credentials';

/** The user as it is now, unchanged by others until the transaction ends. */
export async function lockUser(tx: Database, userId: number): Promise<UserRow | undefined> {
  return await lockWhere(tx, eq(userRows.id, userId));
}

/**
 * The user with this address, unchanged by others until the transaction ends, because a link goes to the address of
 * that moment.
 */
export async function lockUserByEmail(tx: Database, email: string): Promise<UserRow | undefined> {
  return await lockWhere(tx, emailIs(userRows, email));
}

/**
 * Reads the caller's row again under its lock: it was first read before, and another change may have come in between.
 */
export async function lockCaller({ db, caller }: { db: Database; caller: UserCaller }) {
  return (await lockUser(db, caller.user.id)) ?? caller.user;
}

/** The user's application for a buyer account. Lock the user first. */
export async function lockBuyerAccount(tx: Database, userId: number) {
  const [account] = await tx
    .select()
    .from(buyerAccountRows)
    .where(eq(buyerAccountRows.user_id, userId))
    .for('no key update');
  return account;
}

async function lockWhere(tx: Database, which: SQL): Promise<UserRow | undefined> {
  // Weaker than FOR UPDATE: rows that only refer to the user can still be written.
  const [user] = await tx.select().from(userRows).where(which).for('no key update');
  return user;
}
