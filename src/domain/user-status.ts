import type { BuyerAccountStatus, IdentityStatus, UserStatus } from '@generated/model';

/** What an administrator may make of an identity (domain, state machines). */
const IDENTITY_REVIEWS: Record<IdentityStatus, readonly IdentityStatus[]> = {
  not_submitted: [],
  pending: ['approved', 'resubmission_requested', 'rejected'],
  approved: ['resubmission_requested'],
  rejected: ['resubmission_requested'],
  resubmission_requested: [],
};

export function identityReviews(from: IdentityStatus): readonly IdentityStatus[] {
  return IDENTITY_REVIEWS[from];
}

/** Whether the user may hand in documents now. */
export function maySubmitIdentity(status: IdentityStatus): boolean {
  return status === 'not_submitted' || status === 'resubmission_requested';
}

/** A negative review needs a reason that the user can act on. */
export function reviewNeedsReason(status: IdentityStatus): boolean {
  return status === 'rejected' || status === 'resubmission_requested';
}

const USER_CHANGES: Record<UserStatus, readonly UserStatus[]> = {
  pending: ['active', 'suspended'],
  active: ['suspended', 'deactivated'],
  suspended: ['active', 'deactivated'],
  deactivated: [],
};

/** Where an administrator may move a user's status. */
export function userStatusChanges(from: UserStatus): readonly UserStatus[] {
  return USER_CHANGES[from];
}

const BUYER_CHANGES: Record<BuyerAccountStatus, readonly BuyerAccountStatus[]> = {
  none: [],
  pending: ['verified', 'info_requested', 'rejected'],
  info_requested: [],
  verified: ['suspended'],
  rejected: [],
  suspended: ['verified'],
};

/** Where an administrator may move a buyer account; `verified` needs an approved identity. */
export function buyerStatusChanges(
  from: BuyerAccountStatus,
  identity: IdentityStatus,
): readonly BuyerAccountStatus[] {
  return BUYER_CHANGES[from].filter((status) => status !== 'verified' || identity === 'approved');
}

/** The statuses an account may begin with; the other ones are left for what happens to it. */
export const INITIAL_USER_STATUSES: readonly UserStatus[] = ['pending', 'active'];

/** Why a user in this status may not sign in, or null. */
export function signInRefusal(
  status: UserStatus,
): 'account_suspended' | 'account_deactivated' | null {
  switch (status) {
    case 'suspended':
      return 'account_suspended';
    case 'deactivated':
      return 'account_deactivated';
    case 'pending':
    case 'active':
      return null;
  }
}
