import { BuyerAccountStatus, IdentityStatus, type UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  buyerStatusChanges,
  LOGIN_STATUSES,
  identityReviews,
  INITIAL_USER_STATUSES,
  mayCorrectProfile,
  mayLogIn,
  maySubmitIdentity,
  needsReason,
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
  ])('%s', (identity_status, reviews, maySubmit, withReason) => {
    for (const status of LOGIN_STATUSES) {
      expect(identityReviews({ status, identity_status })).toEqual(reviews);
    }
    expect(maySubmitIdentity(identity_status)).toBe(maySubmit);
    expect(needsReason(identity_status)).toBe(withReason);
  });
});

describe('a user', () => {
  test.each<[UserStatus, UserStatus[], ReturnType<typeof signInRefusal>, boolean]>([
    // status, where it may be moved, why there is no logging in, does this status need a reason
    ['pending', ['active', 'suspended'], null, false],
    ['active', ['suspended', 'deactivated'], null, false],
    ['suspended', ['active', 'deactivated'], 'account_suspended', true],
    ['deactivated', [], 'account_deactivated', true],
  ])('%s', (status, changes, refusal, withReason) => {
    expect(userStatusChanges(status)).toEqual(changes);
    expect(signInRefusal(status)).toBe(refusal);
    expect(mayLogIn(status)).toBe(refusal === null);
    expect(needsReason(status)).toBe(withReason);
  });

  test.each<[UserStatus, boolean]>([
    ['pending', true],
    ['active', true],
    ['suspended', true],
    ['deactivated', false],
  ])('who is %s has a profile that staff may correct: %s', (status, may) => {
    expect(mayCorrectProfile(status)).toBe(may);
  });

  test('begins pending or active', () => {
    expect(INITIAL_USER_STATUSES).toEqual(['pending', 'active']);
  });

  test.each<UserStatus>(['suspended', 'deactivated'])(
    'who is %s is asked for nothing: nothing of theirs is decided',
    (status) => {
      for (const identity_status of Object.values(IdentityStatus)) {
        expect(identityReviews({ status, identity_status })).toEqual([]);
        for (const buyer_account_status of Object.values(BuyerAccountStatus)) {
          const user = { status, identity_status, buyer_account_status };
          expect(buyerStatusChanges(user)).toEqual([]);
        }
      }
    },
  );
});

describe('a buyer account', () => {
  test.each<[BuyerAccountStatus, BuyerAccountStatus[], BuyerAccountStatus[], boolean]>([
    // status, changes with an approved identity, changes without, does this status need a reason
    ['none', [], [], false],
    ['pending', ['verified', 'info_requested', 'rejected'], ['info_requested', 'rejected'], false],
    ['info_requested', ['pending'], ['pending'], true],
    ['verified', ['suspended'], ['suspended'], false],
    ['rejected', ['pending'], ['pending'], true],
    ['suspended', ['verified'], [], true],
  ])('%s', (buyer_account_status, approved, notApproved, withReason) => {
    const changes = (identity_status: IdentityStatus) =>
      buyerStatusChanges({ status: 'active', identity_status, buyer_account_status });
    expect(changes('approved')).toEqual(approved);
    for (const identity of ['not_submitted', 'pending', 'rejected'] as const) {
      expect(changes(identity)).toEqual(notApproved);
    }
    expect(needsReason(buyer_account_status)).toBe(withReason);
  });
});
