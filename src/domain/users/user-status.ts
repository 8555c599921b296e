import type { BuyerAccountStatus, IdentityStatus, User, UserStatus } from '@generated/model';
import { keysOf } from '../keys-of';

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

/** The statuses of those who may log in: what waits of others stands in no queue. */
export const LOGIN_STATUSES: readonly UserStatus[] = keysOf(SIGN_IN_REFUSALS).filter(mayLogIn);

/** What an administrator may make of a user, an identity and a buyer account (domain, state machines). */
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

/** Nothing while the user could not answer: an account that is suspended or closed is asked for nothing. */
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

/** Where an administrator may move a user's status. */
export function userStatusChanges(from: UserStatus): readonly UserStatusChange[] {
  return USER_CHANGES[from];
}

/** Whether staff may correct profile and country: a closed account has nobody to tell, and its address may be given back. */
export function mayCorrectProfile(status: UserStatus): boolean {
  return status !== 'deactivated';
}

const BUYER_CHANGES: Record<BuyerAccountStatus, readonly BuyerStatusChange[]> = {
  none: [],
  pending: ['verified', 'info_requested', 'rejected'],
  // Taken up again when the answer has come.
  info_requested: ['pending'],
  rejected: ['pending'],
  verified: ['suspended'],
  suspended: ['verified'],
};

/** Where an administrator may move a buyer account; `verified` needs an approved identity. */
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

/** What takes something away or asks for something comes with a reason that the person reads. */
export function needsReason(status: AnyStatus): boolean {
  return WITH_REASON.includes(status);
}

/** The statuses an account may begin with; the other ones are left for what happens to it. */
export const INITIAL_USER_STATUSES: readonly UserStatus[] = ['pending', 'active'];
