import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { adminRows, userRows } from '../db/schema';
import type { PasswordHasher } from '../exchange-ports';
import type { AdminRow, UserRow } from './caller';
import { newSecret } from './secrets';

/** The form in which an address is kept and counted: it is unique without regard to case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(userRows)
    .where(eq(sql`lower(${userRows.email})`, email));
  return user;
}

/** As above, but nobody changes the user until the transaction ends: a link goes to the address of that moment. */
export async function lockUserByEmail(tx: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(userRows)
    .where(eq(sql`lower(${userRows.email})`, email))
    .for('no key update');
  return user;
}

export async function findAdminByEmail(db: Database, email: string): Promise<AdminRow | undefined> {
  const [admin] = await db
    .select()
    .from(adminRows)
    .where(eq(sql`lower(${adminRows.email})`, email));
  return admin;
}

const dummyHashes = new WeakMap<PasswordHasher, Promise<string>>();

/**
 * Whether the password is right. Without an encoded one it verifies against a dummy, so that the time of an answer does
 * not tell whether there is an account.
 */
export async function passwordMatches(
  passwords: PasswordHasher,
  encoded: string | null | undefined,
  password: string,
): Promise<boolean> {
  const dummy = dummyHashes.get(passwords) ?? passwords.hash(newSecret());
  dummyHashes.set(passwords, dummy);
  const matches = await passwords.verify(encoded ?? (await dummy), password);
  return matches && encoded != null;
}
