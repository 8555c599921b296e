import { and, eq, sql } from 'drizzle-orm';
import type { AdminUserChangeInputUser, BuyerAccountStatus, UserStatus } from '@generated/model';
import {
  buyerStatusChanges,
  needsReason,
  signInRefusal,
  userStatusChanges,
} from '@/domain/user-status';
import { audit, changesBetween } from '../../audit';
import type { UserRow } from '../../auth/caller';
import { lockUser } from '../../auth/one-time-links';
import { revokeUserSessions } from '../../auth/sessions';
import type { Database } from '../../db/database';
import { withdrawClaims } from '../../claims/withdraw-claims';
import { buyerAccountRows, claimRows, userRows } from '../../db/schema';
import { enqueueMail } from '../../mail/outbox';
import { buyerStatusMail, userStatusMail } from '../../mail/templates';
import type { Call, Reply } from '../../router/operation-types';
import { refuse, refuseFields } from '../../router/refusals';
import { announceNewEmail, changedProfile, refuseEmptyChange } from '../profile-changes';
import { readAdminUser } from './present-admin-user';

type UpdateCall = Call<'updateAdminUser'>;

/** Changes profile, manager and the two statuses at once, or nothing of it. */
export async function changeUser(
  call: UpdateCall,
  input: AdminUserChangeInputUser,
): Promise<Reply<'updateAdminUser'>> {
  const { caller, params, ports } = call;
  const { lock_version, status, buyer_account_status, managed_by_me, reason, ...profile } = input;
  if (Object.keys(input).length === 0) return refuseEmptyChange();
  return await ports.db.transaction(async (tx) => {
    const before = await lockUser(tx, params.id);
    if (!before) return refuse(404, 'not_found');
    if (lock_version !== undefined && lock_version !== before.lock_version) {
      return refuse(409, 'stale_version');
    }
    const { values, errors } = changedProfile(before, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const change = {
      status: status === before.status ? undefined : status,
      buyer_account_status:
        buyer_account_status === before.buyer_account_status ? undefined : buyer_account_status,
      reason: reason?.trim() || null,
    };
    const barred =
      (await userStatusRefusal(tx, before, change.status)) ??
      (await buyerStatusRefusal(tx, before, change.buyer_account_status)) ??
      reasonRefusal(change);
    if (barred) return barred;
    const manager = managed_by_me ? caller.admin.id : null;
    await changeDetails(tx, call, before, {
      ...values,
      managed_by_admin_id: managed_by_me === undefined ? before.managed_by_admin_id : manager,
    });
    // Mails about the statuses go to the address as it is now.
    const user = { ...before, ...values };
    if (change.status) await changeStatus(tx, call, user, change.status, change.reason);
    if (change.buyer_account_status) {
      await changeBuyerStatus(tx, call, user, change.buyer_account_status, change.reason);
    }
    const body = await readAdminUser(tx, before.id);
    return body ? { status: 200, body } : refuse(404, 'not_found');
  });
}

async function userStatusRefusal(
  tx: Database,
  { id, status: from }: UserRow,
  to: UserStatus | undefined,
) {
  if (!to) return null;
  if (!userStatusChanges(from).some((each) => each === to)) {
    return refuse(422, 'transition_not_allowed', {
      errors: { 'user.status': [`A user who is ${from} cannot become ${to}.`] },
    });
  }
  const isSelling = and(eq(claimRows.user_id, id), eq(claimRows.status, 'under_offer'));
  if (to !== 'deactivated' || (await tx.$count(claimRows, isSelling)) === 0) return null;
  const message =
    'A sale of this user is under way. Let it end, or cancel it, then close the account.';
  return refuse(422, 'transition_not_allowed', { message, errors: { 'user.status': [message] } });
}

function reasonRefusal(change: {
  status: UserStatus | undefined;
  buyer_account_status: BuyerAccountStatus | undefined;
  reason: string | null;
}) {
  const isNeeded = [change.status, change.buyer_account_status].some((to) => to && needsReason(to));
  if (!isNeeded || change.reason !== null) return null;
  return refuse(422, 'reason_required', { errors: { 'user.reason': ['Please give a reason.'] } });
}

async function buyerStatusRefusal(tx: Database, user: UserRow, to: BuyerAccountStatus | undefined) {
  if (!to) return null;
  // The user's field is a copy of the record's: without a record there is nothing to decide over.
  const records = await tx.$count(buyerAccountRows, eq(buyerAccountRows.user_id, user.id));
  if (records > 0 && buyerStatusChanges(user).some((each) => each === to)) return null;
  return refuse(422, 'transition_not_allowed', {
    errors: { 'user.buyer_account_status': [buyerStatusFault(user, records, to)] },
  });
}

function buyerStatusFault(user: UserRow, records: number, to: BuyerAccountStatus): string {
  if (signInRefusal(user.status)) {
    return `The account is ${user.status}: nothing is decided about it.`;
  }
  const identified = { ...user, identity_status: 'approved' as const };
  return records > 0 && buyerStatusChanges(identified).some((each) => each === to)
    ? 'Approve the identity first.'
    : `A buyer account that is ${user.buyer_account_status} cannot become ${to}.`;
}

async function changeDetails(
  tx: Database,
  call: UpdateCall,
  before: UserRow,
  values: ReturnType<typeof changedProfile>['values'] & Pick<UserRow, 'managed_by_admin_id'>,
): Promise<void> {
  const changes = changesBetween(before, values);
  if (Object.keys(changes).length === 0) return;
  const newEmail = 'email' in changes;
  await updateUser(tx, call, before.id, {
    ...values,
    ...(newEmail && { email_verified_at: null, new_email: null }),
  });
  await audit(tx, call, {
    action: 'user.changed',
    subject_type: 'users',
    subject_id: before.id,
    changes,
  });
  if (newEmail) await announceNewEmail(tx, call, before, values.email);
}

async function changeStatus(
  tx: Database,
  call: UpdateCall,
  user: UserRow,
  status: UserStatus,
  given: string | null,
): Promise<void> {
  const now = call.ports.clock();
  const reason = needsReason(status) ? given : null;
  await updateUser(tx, call, user.id, { status, status_reason: reason });
  if (signInRefusal(status)) await revokeUserSessions(tx, user.id, now);
  if (status === 'deactivated') await withdrawClaims(tx, call, user.id);
  await audit(tx, call, {
    action: `user.${status}`,
    subject_type: 'users',
    subject_id: user.id,
    changes: { status: [user.status, status], status_reason: [user.status_reason, reason] },
  });
  const { first_name, email } = user;
  const { publicOrigin: origin, staffEmail } = call.ports.settings;
  const mail = userStatusMail({ origin, staffEmail, first_name, status, reason });
  await enqueueMail(tx, email, mail, now);
}

async function changeBuyerStatus(
  tx: Database,
  call: UpdateCall,
  user: UserRow,
  status: BuyerAccountStatus,
  given: string | null,
): Promise<void> {
  const now = call.ports.clock();
  const reason = needsReason(status) ? given : null;
  const reviewed_at = status === 'pending' ? null : now;
  await updateUser(tx, call, user.id, { buyer_account_status: status });
  const [account] = await tx
    .update(buyerAccountRows)
    .set({ status, rejection_reason: reason, reviewed_at, updated_at: now })
    .where(eq(buyerAccountRows.user_id, user.id))
    .returning({ id: buyerAccountRows.id, agreementAccepted: buyerAccountRows.agreement_accepted });
  if (!account) throw new Error(`User ${user.id} has no buyer account.`);
  await audit(tx, call, {
    action: `buyer_account.${status}`,
    subject_type: 'buyer_accounts',
    subject_id: account.id,
    changes: { status: [user.buyer_account_status, status], rejection_reason: [null, reason] },
  });
  const { first_name, email } = user;
  const { publicOrigin: origin, staffEmail } = call.ports.settings;
  const { agreementAccepted } = account;
  const facts = { origin, staffEmail, first_name, status, reason, agreementAccepted };
  await enqueueMail(tx, email, buyerStatusMail(facts), now);
}

async function updateUser(
  tx: Database,
  { ports }: UpdateCall,
  id: number,
  values: Partial<typeof userRows.$inferInsert>,
): Promise<void> {
  await tx
    .update(userRows)
    .set({ ...values, updated_at: ports.clock(), lock_version: sql`${userRows.lock_version} + 1` })
    .where(eq(userRows.id, id));
}
