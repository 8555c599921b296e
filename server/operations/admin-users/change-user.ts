import { eq, sql } from 'drizzle-orm';
import type { AdminUserChangeInputUser, BuyerAccountStatus, UserStatus } from '@generated/model';
import { buyerStatusChanges, signInRefusal, userStatusChanges } from '@/domain/user-status';
import { audit, changesBetween } from '../../audit';
import type { UserRow } from '../../auth/caller';
import { lockUser } from '../../auth/one-time-links';
import { revokeUserSessions } from '../../auth/sessions';
import type { Database } from '../../db/database';
import { buyerAccountRows, userRows } from '../../db/schema';
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
  const { lock_version, status, buyer_account_status, managed_by_me, ...profile } = input;
  if (Object.keys(input).length === 0) return refuseEmptyChange();
  return await ports.db.transaction(async (tx) => {
    const before = await lockUser(tx, params.id);
    if (!before) return refuse(404, 'not_found');
    if (lock_version !== undefined && lock_version !== before.lock_version) {
      return refuse(409, 'stale_version');
    }
    const { values, errors } = changedProfile(before, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const barred =
      userStatusRefusal(before, status) ??
      (await buyerStatusRefusal(tx, before, buyer_account_status));
    if (barred) return barred;
    const manager = managed_by_me ? caller.admin.id : null;
    await changeDetails(tx, call, before, {
      ...values,
      managed_by_admin_id: managed_by_me === undefined ? before.managed_by_admin_id : manager,
    });
    // Mails about the statuses go to the address as it is now.
    const user = { ...before, ...values };
    if (status && status !== before.status) await changeStatus(tx, call, user, status);
    if (buyer_account_status && buyer_account_status !== before.buyer_account_status) {
      await changeBuyerStatus(tx, call, user, buyer_account_status);
    }
    const body = await readAdminUser(tx, before.id);
    return body ? { status: 200, body } : refuse(404, 'not_found');
  });
}

function userStatusRefusal({ status: from }: UserRow, to: UserStatus | undefined) {
  if (!to || to === from || userStatusChanges(from).includes(to)) return null;
  return refuse(422, 'transition_not_allowed', {
    errors: { 'user.status': [`A user who is ${from} cannot become ${to}.`] },
  });
}

async function buyerStatusRefusal(tx: Database, user: UserRow, to: BuyerAccountStatus | undefined) {
  const { buyer_account_status: from, identity_status } = user;
  if (!to || to === from) return null;
  // The user's field is a copy of the record's: without a record there is nothing to decide over.
  const records = await tx.$count(buyerAccountRows, eq(buyerAccountRows.user_id, user.id));
  if (records > 0 && buyerStatusChanges(from, identity_status).includes(to)) return null;
  const waitsForIdentity = records > 0 && buyerStatusChanges(from, 'approved').includes(to);
  return refuse(422, 'transition_not_allowed', {
    errors: {
      'user.buyer_account_status': [
        waitsForIdentity
          ? 'Approve the identity first.'
          : `A buyer account that is ${from} cannot become ${to}.`,
      ],
    },
  });
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
    ...(newEmail && { email_verified_at: null }),
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
): Promise<void> {
  const now = call.ports.clock();
  await updateUser(tx, call, user.id, { status });
  if (signInRefusal(status)) await revokeUserSessions(tx, user.id, now);
  await audit(tx, call, {
    action: `user.${status}`,
    subject_type: 'users',
    subject_id: user.id,
    changes: { status: [user.status, status] },
  });
  const { first_name, email } = user;
  const origin = call.ports.settings.publicOrigin;
  await enqueueMail(tx, email, userStatusMail({ origin, first_name, status }), now);
}

async function changeBuyerStatus(
  tx: Database,
  call: UpdateCall,
  user: UserRow,
  status: BuyerAccountStatus,
): Promise<void> {
  const now = call.ports.clock();
  await updateUser(tx, call, user.id, { buyer_account_status: status });
  const [account] = await tx
    .update(buyerAccountRows)
    .set({ status, reviewed_at: now, updated_at: now })
    .where(eq(buyerAccountRows.user_id, user.id))
    .returning({ id: buyerAccountRows.id });
  await audit(tx, call, {
    action: `buyer_account.${status}`,
    subject_type: 'buyer_accounts',
    subject_id: account?.id ?? null,
    changes: { status: [user.buyer_account_status, status] },
  });
  const { first_name, email } = user;
  const origin = call.ports.settings.publicOrigin;
  await enqueueMail(tx, email, buyerStatusMail({ origin, first_name, status }), now);
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
