import type { BuyerAccountStatus, IdentityStatus, User, UserStatus } from '@generated/model';
import { keysOf } from '../keys-of.ts';

const SIGN_IN_REFUSALS: Record<UserStatus, 'account_suspended' | 'account_deactivated' | null> = {
  pending: null,
  active: null,
  suspended: 'account_suspended',
  deactivated: 'account_deactivated',
};

/** Why a user in this status may not log in, or null. */
export function signInRefusal(status: UserStatus) {
  return SIGN_IN_REFUSALS[status];
}

/** Whether a user in this status may log in. Nobody else can act on a decision, or is asked for anything. */
export function mayLogIn(status: UserStatus): boolean {
  return signInRefusal(status) === null;
}

/** The statuses of users who may log in. Queues list nothing that waits for other users. */
export const LOGIN_STATUSES: readonly UserStatus[] = keysOf(SIGN_IN_REFUSALS).filter(mayLogIn);

/** The statuses that an administrator may set for a user, an identity and a buyer account (domain, state machines). */
export type UserStatusChange = Exclude<UserStatus, 'pending'>;
export type IdentityReview = Exclude<IdentityStatus, 'not_submitted' | 'pending'>;
export type BuyerStatusChange = Exclude<BuyerAccountStatus, 'none'>;

const IDENTITY_REVIEWS: Record<IdentityStatus, readonly IdentityReview[]> = {
  not_submitted: [],
  pending: ['approved', 'resubmission_requested', 'rejected'],
  approved: ['resubmission_requested'],
  rejected: ['resubmission_requested'],
  resubmission_requested: [],
};

/** Empty while the user could not respond: a suspended or closed account is asked for nothing. */
export function identityReviews(
  user: Pick<User, 'status' | 'identity_status'>,
): readonly IdentityReview[] {
  return mayLogIn(user.status) ? IDENTITY_REVIEWS[user.identity_status] : [];
}

/** Whether the user may submit documents now. */
export function maySubmitIdentity(status: IdentityStatus): boolean {
  return status === 'not_submitted' || status === 'resubmission_requested';
}

const USER_CHANGES: Record<UserStatus, readonly UserStatusChange[]> = {
  pending: ['active', 'suspended'],
  active: ['suspended', 'deactivated'],
  suspended: ['active', 'deactivated'],
  deactivated: [],
};

/** The statuses to which an administrator may move a user. */
export function userStatusChanges(from: UserStatus): readonly UserStatusChange[] {
  return USER_CHANGES[from];
}

/** Whether staff may correct profile and country. A closed account has nobody to tell; its address may be released. */
export function mayCorrectProfile(status: UserStatus): boolean {
  return status !== 'deactivated';
}

const BUYER_CHANGES: Record<BuyerAccountStatus, readonly BuyerStatusChange[]> = {
  none: [],
  pending: ['verified', 'info_requested', 'rejected'],
  // Resumed when the answer has arrived.
  info_requested: ['pending'],
  rejected: ['pending'],
  verified: ['suspended'],
  suspended: ['verified'],
};

/** The statuses to which an administrator may move a buyer account. `verified` needs an approved identity. */
export function buyerStatusChanges(
  user: Pick<User, 'status' | 'buyer_account_status' | 'identity_status'>,
): readonly BuyerStatusChange[] {
  if (!mayLogIn(user.status)) return [];
  return BUYER_CHANGES[user.buyer_account_status].filter(
    (status) => status !== 'verified' || user.identity_status === 'approved',
  );
}

type AnyStatus = UserStatus | IdentityStatus | BuyerAccountStatus;

const WITH_REASON: readonly AnyStatus[] = [
  'resubmission_requested',
  'info_requested',
  'rejected',
  'suspended',
  'deactivated',
];

/** Whether a status needs a reason, which the person reads, because it takes something away or asks for something. */
export function needsReason(status: AnyStatus): boolean {
  return WITH_REASON.includes(status);
}

/** The statuses that an account may start with. Others result from what happens to it. */
export const INITIAL_USER_STATUSES: readonly UserStatus[] = ['pending', 'active'];
