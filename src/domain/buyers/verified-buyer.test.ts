import { BuyerAccountStatus } from '@generated/model';
import { expect, test } from 'vitest';
import { buyerStatusChanges } from '../users/user-status';
import { isVerifiedBuyer, wasEverVerified } from './verified-buyer';

const statuses = Object.values(BuyerAccountStatus);

test('a buyer account is verified, or was and is suspended', () => {
  const of = (holds: typeof isVerifiedBuyer) =>
    statuses.filter((status) => holds({ buyer_account_status: status }));
  expect(of(isVerifiedBuyer)).toEqual(['verified']);
  expect(of(wasEverVerified).toSorted()).toEqual(['suspended', 'verified']);
  expect([null, undefined].map(wasEverVerified)).toEqual([false, false]);
});

test('no change leads from a verified account to one that was never verified', () => {
  for (const buyer_account_status of statuses) {
    if (!wasEverVerified({ buyer_account_status })) continue;
    const user = { status: 'active', identity_status: 'approved', buyer_account_status } as const;
    for (const next of buyerStatusChanges(user))
      expect(wasEverVerified({ buyer_account_status: next })).toBe(true);
  }
});
