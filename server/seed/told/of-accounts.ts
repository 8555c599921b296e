import { and, asc, eq } from 'drizzle-orm';
import { currentAgreement } from '../../agreements/agreements';
import {
  applicationReceivedMail,
  buyerStatusMail,
  identityReviewMail,
  userStatusMail,
} from '../../mail/decision-mails';
import type { Database } from '../../db/database';
import {
  agreementAcceptanceRows,
  buyerAccountRows,
  identityVerificationRows,
  userRows,
} from '../../db/schema';
import type { Told } from './told';

/** Decisions about identities. */
export async function ofIdentities(db: Database): Promise<Told[]> {
  const rows = await db
    .select()
    .from(identityVerificationRows)
    .orderBy(asc(identityVerificationRows.id));
  return rows.flatMap(({ user_id, status, rejection_reason, reviewed_at: at }): Told[] => {
    if (status === 'pending' || !at) return [];
    const letter: Told['letter'] = (head) =>
      identityReviewMail({ ...head, status, reason: rejection_reason });
    return [{ userId: user_id, category: 'account', letter, at }];
  });
}

/** Applications for buyer accounts, and the decisions on them. */
export async function ofBuyerAccounts(db: Database): Promise<Told[]> {
  const { user_id, kind, version } = agreementAcceptanceRows;
  const inForce = eq(version, currentAgreement('buyer_access').version);
  const rows = await db
    .select({ account: buyerAccountRows, accepted_by: user_id })
    .from(buyerAccountRows)
    .leftJoin(
      agreementAcceptanceRows,
      and(eq(user_id, buyerAccountRows.user_id), eq(kind, 'buyer_access'), inForce),
    )
    .orderBy(asc(buyerAccountRows.id));
  return rows.flatMap(({ account, accepted_by }): Told[] => {
    const {
      user_id: userId,
      status,
      rejection_reason: reason,
      submitted_at,
      reviewed_at,
    } = account;
    if (status === 'none') return [];
    const told = (letter: Told['letter'], at: Date | null): Told[] =>
      at ? [{ userId, category: 'account', letter, at }] : [];
    const facts = { status, reason, agreementAccepted: accepted_by !== null };
    return [
      ...told(applicationReceivedMail, submitted_at),
      ...told((head) => buyerStatusMail({ ...head, ...facts }), reviewed_at),
    ];
  });
}

/** Suspensions and closures, each on the day on which the row was last changed. */
export async function ofUserStatuses(db: Database): Promise<Told[]> {
  const users = await db.select().from(userRows).orderBy(asc(userRows.id));
  return users.flatMap(
    ({ id, status, status_reason: reason, email_verified_at, updated_at: at }): Told[] => {
      if (status !== 'suspended' && status !== 'deactivated') return [];
      const isAddressConfirmed = email_verified_at !== null;
      const letter: Told['letter'] = (head) =>
        userStatusMail({ ...head, status, reason, was: 'active', isAddressConfirmed });
      return [{ userId: id, category: 'account', letter, at }];
    },
  );
}
