import { Email } from '@generated/zod/schemas/email';
import { Password } from '@generated/zod/schemas/password';
import { PersonName } from '@generated/zod/schemas/personName';
import * as z from 'zod/mini';
import { passwordContext, passwordFault } from '@/domain/users/password';
import { normalEmail } from '@/domain/users/normal-email';
import { findAdminByEmail } from '../auth/credentials';
import { adminRows } from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';

const adminSchema = z.object({
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  password: Password,
});

class AdminRefusedError extends Error {
  override name = 'AdminRefusedError';
}

/**
 * Creates an administrator. This is the only way to create the first one of a production database.
 * @throws AdminRefusedError that says what is wrong.
 */
export async function createAdmin(
  { db, passwords }: Pick<ExchangePorts, 'db' | 'passwords'>,
  given: Record<keyof z.infer<typeof adminSchema>, string | undefined>,
): Promise<void> {
  const result = adminSchema.safeParse({ ...given, email: normalEmail(given.email ?? '') });
  if (!result.success) {
    const fields = new Set(result.error.issues.map(({ path }) => path.join('.')));
    throw new AdminRefusedError(`Missing or not allowed: ${[...fields].join(', ')}.`);
  }
  const { password, ...admin } = result.data;
  const fault = passwordFault(password, passwordContext(admin));
  if (fault) throw new AdminRefusedError(fault);
  if (await findAdminByEmail(db, admin.email)) {
    throw new AdminRefusedError(`${admin.email} is an administrator already.`);
  }
  await db.insert(adminRows).values({ ...admin, password_hash: await passwords.hash(password) });
}
