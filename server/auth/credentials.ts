import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { adminRows, userRows } from '../db/schema';
import type { PasswordHasher } from '../ports/exchange-ports';
import type { CallBy } from '../calls/operation-types';
import { refuse, refuseTooMany } from '../calls/refusals';
import type { AdminRow, Caller, UserRow } from '../calls/caller';
import { countTry, RATE_LIMITS, type RateLimit, takeTryBack } from './rate-limit';
import { newSecret } from '../crypto/secrets';

export function emailIs(table: typeof userRows | typeof adminRows, email: string): SQL {
  return sql`lower(${table.email}) = ${email}`;
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(userRows).where(emailIs(userRows, email));
  return user;
}

export async function findAdminByEmail(db: Database, email: string): Promise<AdminRow | undefined> {
  const [admin] = await db.select().from(adminRows).where(emailIs(adminRows, email));
  return admin;
}

const dummyHashes = new WeakMap<PasswordHasher, Promise<string>>();

interface PasswordTry {
  limit: RateLimit;
  /** Whose tries are counted: an address in its normal form, or a signed-in caller, by `accountOf`. */
  account: string;
  /** The password hash of this account; without one, every password is wrong. */
  encoded: string | null | undefined;
  password: string;
  /** The errors for a wrong password, if it belongs to a field. */
  errors?: Record<string, string[]>;
}

/**
 * Compares a password, within the rate limit.
 * @returns the refusal, or null if the password is right.
 */
export async function passwordRefusal(
  { ports, request }: CallBy<Caller>,
  { limit, account, encoded, password, errors }: PasswordTry,
) {
  const whom = { request, account };
  const wait = await countTry(ports, limit, whom);
  if (wait !== null) return refuseTooMany(wait);
  if (!(await passwordMatches(ports.passwords, encoded, password))) {
    return refuse('invalid_credentials', errors && { errors });
  }
  const waitOfRight = await countTry(ports, RATE_LIMITS.rightPassword, whom);
  // Beyond the limit, a right password counts as a try too, and soon no password is compared any more.
  if (waitOfRight !== null) return refuseTooMany(waitOfRight);
  await takeTryBack(ports, limit, whom);
  return null;
}

/**
 * Whether the password is right. Without an encoded password it verifies against a dummy, so that the response time
 * does not reveal whether there is an account.
 */
async function passwordMatches(
  passwords: PasswordHasher,
  encoded: string | null | undefined,
  password: string,
): Promise<boolean> {
  const dummy = dummyHashes.get(passwords) ?? passwords.hash(newSecret());
  dummyHashes.set(passwords, dummy);
  const matches = await passwords.verify(encoded ?? (await dummy), password);
  return matches && encoded != null;
}
