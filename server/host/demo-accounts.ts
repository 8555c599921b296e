import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { DEMO_ADMINS, DEMO_USERS } from '../seed';
import { adminRows, userRows } from '../db/schema';
import { DEMO_PASSWORD } from './demo-password';
import { passwordHasher } from './secrets/password-hasher';

class DemoAccountsError extends Error {
  override name = 'DemoAccountsError';
}

/**
 * For a database that others will reach: it may hold the accounts of an earlier trial.
 * @throws DemoAccountsError if a demo account still has the public password.
 */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const accounts = [
    ...(await accountsOf(db, adminRows, DEMO_ADMINS)),
    ...(await accountsOf(db, userRows, DEMO_USERS)),
  ];
  for (const { email, password_hash } of accounts) {
    if (password_hash !== null && (await passwordHasher.verify(password_hash, DEMO_PASSWORD))) {
      throw new DemoAccountsError(
        `This database holds the demo data: ${email} opens with a password that everybody can read. Start on another ` +
          'database, by DATA_DIR or DATABASE_URL.',
      );
    }
  }
}

/** Whether the demo accounts can be used; a database that was filled otherwise does not have them. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  return (await accountsOf(db, adminRows, DEMO_ADMINS)).length > 0;
}

async function accountsOf(
  db: Database,
  rows: typeof adminRows | typeof userRows,
  demo: readonly { email: string }[],
): Promise<{ email: string; password_hash: string | null }[]> {
  const emails = demo.map(({ email }) => email);
  return await db
    .select({ email: rows.email, password_hash: rows.password_hash })
    .from(rows)
    .where(inArray(rows.email, emails));
}
