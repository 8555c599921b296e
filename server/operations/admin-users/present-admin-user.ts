import { eq, sql } from 'drizzle-orm';
import type { AdminUser } from '@generated/model';
import { acceptedInForce } from '../../agreements/acceptances';
import { isLatestVerification } from '../../auth/latest-verification';
import { presentBuyerAccount, presentPerson, presentVerification } from '../../auth/present-user';
import { builtOnce, idList, isOneOfIds, UNNAMED } from '../../db/built-once';
import { fullName } from '@/domain/users/party-names';
import type { Database } from '../../db/database';
import {
  adminRows,
  buyerAccountRows,
  claimRows,
  identityVerificationRows,
  userRows,
} from '../../db/schema';

/** Users with everything that administrators see about them; the caller adds the condition and the order. */
function selectAdminUsers(db: Database) {
  return db
    .select({
      user: userRows,
      manager: adminRows,
      buyerAccount: buyerAccountRows,
      agreementAccepted: acceptedInForce(db, userRows.id),
      verification: identityVerificationRows,
      claims_count: sql<number>`(select count(*)::int from ${claimRows} where ${claimRows.user_id} = ${userRows.id})`,
    })
    .from(userRows)
    .leftJoin(adminRows, eq(adminRows.id, userRows.managed_by_admin_id))
    .leftJoin(buyerAccountRows, eq(buyerAccountRows.user_id, userRows.id))
    .leftJoin(identityVerificationRows, isLatestVerification(userRows.id))
    .$dynamic();
}

const adminUsersByIds = builtOnce((db) =>
  selectAdminUsers(db).where(isOneOfIds(userRows.id)).prepare(UNNAMED),
);

type AdminUserRow = Awaited<ReturnType<typeof selectAdminUsers>>[number];

function presentAdminUser(row: AdminUserRow): AdminUser {
  const { user, manager, buyerAccount, agreementAccepted, verification, claims_count } = row;
  return {
    ...presentPerson(user),
    status_reason: user.status_reason,
    buyerAccount: presentBuyerAccount(buyerAccount, agreementAccepted),
    manager: manager && { id: manager.id, name: fullName(manager) },
    claims_count,
    last_sign_in_at: user.last_sign_in_at?.toISOString() ?? null,
    identity_verification: verification && presentVerification(verification),
    application_submitted_at: user.application_submitted_at?.toISOString() ?? null,
    lock_version: user.lock_version,
  };
}

/** The user after an act. */
export async function changedAdminUser(db: Database, id: number): Promise<AdminUser> {
  const user = await readAdminUser(db, id);
  if (!user) throw new Error(`User ${id} is gone.`);
  return user;
}

export async function readAdminUser(db: Database, id: number): Promise<AdminUser | null> {
  const [user] = await readAdminUsers(db, [id]);
  return user ?? null;
}

/** In no particular order. */
export async function readAdminUsers(db: Database, ids: readonly number[]): Promise<AdminUser[]> {
  const rows = await adminUsersByIds(db).execute(idList(ids));
  return rows.map(presentAdminUser);
}
