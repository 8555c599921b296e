import type { BuyerAccountStatus, IdentityStatus, UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  buyerStatusChanges,
  identityReviews,
  INITIAL_USER_STATUSES,
  maySubmitIdentity,
  reviewNeedsReason,
  signInRefusal,
  userStatusChanges,
} from './user-status';

describe('an identity', () => {
  test.each<[IdentityStatus, IdentityStatus[], boolean, boolean]>([
    // status, what a review may make of it, may the user submit, does this result need a reason
    ['not_submitted', [], true, false],
    ['pending', ['approved', 'resubmission_requested', 'rejected'], false, false],
    ['approved', ['resubmission_requested'], false, false],
    ['rejected', ['resubmission_requested'], false, true],
    ['resubmission_requested', [], true, true],
  ])('%s', (status, reviews, maySubmit, needsReason) => {
    expect(identityReviews(status)).toEqual(reviews);
    expect(maySubmitIdentity(status)).toBe(maySubmit);
    expect(reviewNeedsReason(status)).toBe(needsReason);
  });
});

describe('a user', () => {
  test.each<[UserStatus, UserStatus[], ReturnType<typeof signInRefusal>]>([
    ['pending', ['active', 'suspended'], null],
    ['active', ['suspended', 'deactivated'], null],
    ['suspended', ['active', 'deactivated'], 'account_suspended'],
    ['deactivated', [], 'account_deactivated'],
  ])('%s', (status, changes, refusal) => {
    expect(userStatusChanges(status)).toEqual(changes);
    expect(signInRefusal(status)).toBe(refusal);
  });

  test('begins pending or active', () => {
    expect(INITIAL_USER_STATUSES).toEqual(['pending', 'active']);
  });
});

describe('a buyer account', () => {
  test.each<[BuyerAccountStatus, BuyerAccountStatus[], BuyerAccountStatus[]]>([
    // status, changes with an approved identity, changes without
    ['none', [], []],
    ['pending', ['verified', 'info_requested', 'rejected'], ['info_requested', 'rejected']],
    ['info_requested', [], []],
    ['verified', ['suspended'], ['suspended']],
    ['rejected', [], []],
    ['suspended', ['verified'], []],
  ])('%s', (status, approved, notApproved) => {
    expect(buyerStatusChanges(status, 'approved')).toEqual(approved);
    for (const identity of ['not_submitted', 'pending', 'rejected'] as const) {
      expect(buyerStatusChanges(status, identity)).toEqual(notApproved);
    }
  });
});
