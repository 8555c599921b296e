import type { AdminUserChangeInputUser, BuyerAccountStatus, UserStatus } from '@generated/model';
import { applicationGaps } from '@/domain/buyers/buyer-account';
import {
  type BuyerStatusChange,
  buyerStatusChanges,
  mayLogIn,
  needsReason,
  userStatusChanges,
} from '@/domain/users/user-status';
import { broadcastUser } from '../../ports/broadcast';
import { lastAcceptance } from '../../agreements/acceptances';
import { currentAgreement } from '../../agreements/agreements';
import type { UserRow } from '../../calls/caller';
import { lockBuyerAccount, lockUser } from '../../auth/lock-user';
import type { Database } from '../../db/database';
import { buyerAccountRows, userRows } from '../../db/schema';
import { withdrawBids } from '../../deals/end-offers';
import { lockClaimsOf } from '../../deals/lock-deal';
import { buyerStatusMail } from '../../mail/decision-mails';
import type { Call, Reply } from '../../calls/operation-types';
import { refuse, refuseFields, refuseStale } from '../../calls/refusals';
import { changesBetween } from '../../unit-of-work/audit';
import { change, type Work } from '../../unit-of-work/change';
import {
  announceNewEmail,
  changedProfile,
  correctionRefusal,
  refuseEmptyChange,
  tellOfDetails,
} from '../profile-changes';
import { giveAddressBack } from '../account/give-address-back';
import { type BuyerAccountRow, documentsOf } from '../buyer-account/account-body';
import { withoutEntity } from '../buyer-account/application-fields';
import { changeUserStatus, claimsOfOwedFees, salesUnderWay } from '../user-status';
import { accountFault } from './account-fault';
import { changedAdminUser } from './present-admin-user';

const CHANGED_MEANWHILE = 'This change is not possible any more.';

/** Changes the profile, the manager and the two statuses, all at once or not at all. */
export async function changeUser(
  call: Call<'updateAdminUser'>,
  input: AdminUserChangeInputUser,
): Promise<Reply<'updateAdminUser'>> {
  const { lock_version, status, buyer_account_status, managed_by_me, reason, ...profile } = input;
  if (Object.keys(input).length === 0) return refuseEmptyChange();
  return await change(call, async (work) => {
    const before = await lockUser(work.db, call.params.id);
    if (!before) return refuse('not_found');
    const stale = refuseStale(before, lock_version);
    if (stale) return stale;
    const { values, errors } = changedProfile(before, profile);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const decision = {
      status: status === before.status ? undefined : status,
      buyer_account_status:
        buyer_account_status === before.buyer_account_status ? undefined : buyer_account_status,
      reason: reason?.trim() || null,
    };
    if (decision.status && !mayLogIn(decision.status)) await lockClaimsOf(work.db, before.id);
    // A buyer account is judged by the status that the user account will have.
    const decided = { ...before, status: status ?? before.status };
    const barred =
      (await userStatusRefusal(work.db, before, decision.status)) ??
      correctionRefusal(before, changesBetween(before, values)) ??
      (await buyerStatusRefusal(work.db, decided, decision.buyer_account_status)) ??
      reasonRefusal(decision);
    if (barred) return barred;
    const manager = managed_by_me ? call.caller.admin.id : null;
    // Mails about the statuses go to the new address.
    const details = {
      ...values,
      managed_by_admin_id: managed_by_me === undefined ? before.managed_by_admin_id : manager,
    };
    let user = await changeDetails(work, before, details, decided.status);
    const { reason: given } = decision;
    const next = userStatusChanges(before.status).find((to) => to === decision.status);
    if (next) {
      user = await changeUserStatus(work, user, { status: next, reason: given });
      // Last, so that the user of the account reads the reason at its address.
      if (next === 'deactivated') user = await giveAddressBack(work, user);
    }
    const nextBuyer = buyerStatusChanges(decided).find(
      (to) => to === decision.buyer_account_status,
    );
    if (nextBuyer) await changeBuyerStatus(work, user, nextBuyer, given);
    broadcastUser(work, before.id);
    return { status: 200, body: await changedAdminUser(work.db, before.id) };
  });
}

async function userStatusRefusal(
  tx: Database,
  { id, status: from }: UserRow,
  to: UserStatus | undefined,
) {
  if (!to) return null;
  if (!userStatusChanges(from).some((each) => each === to)) {
    return refuse('transition_not_allowed', {
      errors: { 'user.status': [CHANGED_MEANWHILE] },
    });
  }
  const message = to === 'deactivated' ? await whyNotClosed(tx, id) : null;
  return message === null
    ? null
    : refuse('transition_not_allowed', { message, errors: { 'user.status': [message] } });
}

async function whyNotClosed(tx: Database, id: number): Promise<string | null> {
  const sales = await salesUnderWay(tx, id);
  if (sales) {
    return `This user has sales that are under way: ${sales}. Once each has ended or was cancelled, the account can be closed.`;
  }
  const owed = await claimsOfOwedFees(tx, id);
  return owed === undefined
    ? null
    : `Our fee is outstanding for what this user bought or sold: ${owed}. Once it is recorded as received, the account can be closed.`;
}

function reasonRefusal(decision: {
  status: UserStatus | undefined;
  buyer_account_status: BuyerAccountStatus | undefined;
  reason: string | null;
}) {
  const changes = [decision.status, decision.buyer_account_status].filter((to) => to !== undefined);
  if (decision.reason !== null) {
    if (changes.length > 0) return null;
    return refuseFields({ 'user.reason': 'Send a reason only with a change of status.' });
  }
  if (!changes.some(needsReason)) return null;
  return refuse('reason_required', { errors: { 'user.reason': ['Please give a reason.'] } });
}

async function buyerStatusRefusal(tx: Database, user: UserRow, to: BuyerAccountStatus | undefined) {
  if (!to) return null;
  // The user's field is a copy of the record's: without a record, there is nothing to decide on.
  const account = await lockBuyerAccount(tx, user.id);
  if (!account || buyerStatusChanges(user).every((each) => each !== to)) {
    return refuse('transition_not_allowed', {
      errors: { 'user.buyer_account_status': [buyerStatusFault(user, account, to)] },
    });
  }
  if (to !== 'pending') return null;
  // The user may have changed the application since, without resubmitting it.
  const gaps = applicationGaps(account, await documentsOf(tx, account));
  if (Object.keys(gaps).length === 0) return null;
  const message =
    'Something is missing in this application now. Its user has to complete and resubmit it.';
  return refuse('buyer_account_incomplete', {
    message,
    errors: { 'user.buyer_account_status': [message] },
  });
}

function buyerStatusFault(
  user: UserRow,
  account: BuyerAccountRow | undefined,
  to: BuyerAccountStatus,
): string {
  const fault = accountFault(user.status);
  if (fault) return fault;
  const identified = { ...user, identity_status: 'approved' as const };
  return account && buyerStatusChanges(identified).some((each) => each === to)
    ? 'Approve the identity first.'
    : CHANGED_MEANWHILE;
}

/** @param status the user's status after the change. */
async function changeDetails(
  work: Work,
  before: UserRow,
  values: ReturnType<typeof changedProfile>['values'] & Pick<UserRow, 'managed_by_admin_id'>,
  status: UserStatus,
): Promise<UserRow> {
  const changes = changesBetween(before, values);
  if (Object.keys(changes).length === 0) return before;
  const newEmail = 'email' in changes;
  const user = await work.update(userRows, before, {
    ...values,
    ...(newEmail && { email_verified_at: null, new_email: null }),
  });
  await work.audit('user.changed', user.id, changes);
  if (newEmail) await announceNewEmail(work, before, { ...user, status });
  // At the previous address if it was confirmed: a new one may be a stranger's.
  const told = before.email_verified_at ? { ...user, email: before.email } : user;
  await tellOfDetails(work, told, changes);
  return user;
}

async function changeBuyerStatus(
  work: Work,
  user: UserRow,
  status: BuyerStatusChange,
  given: string | null,
): Promise<void> {
  const { now } = work;
  const reason = needsReason(status) ? given : null;
  const reviewed_at = status === 'pending' ? null : now;
  await work.update(userRows, user, { buyer_account_status: status });
  const account = await lockBuyerAccount(work.db, user.id);
  if (!account) throw new Error(`User ${user.id} has no buyer account.`);
  await work.update(buyerAccountRows, account, {
    // As with a submission: staff review what the application says now.
    ...(status === 'pending' && withoutEntity(account)),
    status,
    rejection_reason: reason,
    reviewed_at,
  });
  if (status === 'suspended') await withdrawBids(work, user.id);
  await work.audit(`buyer_account.${status}`, account.id, {
    status: [user.buyer_account_status, status],
    rejection_reason: [account.rejection_reason, reason],
  });
  const { version } = currentAgreement('buyer_access');
  const accepted = await lastAcceptance(work.db, user.id, 'buyer_access');
  const agreementAccepted = accepted?.version === version;
  await work.tell(user, 'account', buyerStatusMail, { status, reason, agreementAccepted });
}
