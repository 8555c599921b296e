import type { BuyerAccountStatus, IdentityStatus, UserStatus } from '@generated/model';
import { expect, test } from 'vitest';
import { keysOf } from '@/domain/keys-of';
import { BUYER_STATUS_LABELS, IDENTITY_STATUS_LABELS, USER_STATUS_LABELS } from './labels';
import { buyerBadge, identityBadge } from './states';

const STATUSES = keysOf(USER_STATUS_LABELS);
const IDENTITIES = keysOf(IDENTITY_STATUS_LABELS);
const BUYERS = keysOf(BUYER_STATUS_LABELS);

const users = STATUSES.flatMap((status) =>
  IDENTITIES.flatMap((identity_status) =>
    BUYERS.map((buyer_account_status) => ({ status, identity_status, buyer_account_status })),
  ),
);

test('whoever a list is filtered to has the word of the filter on the badge', () => {
  for (const user of users) {
    expect(identityBadge(user).label).toBe(IDENTITY_STATUS_LABELS[user.identity_status]);
    expect(buyerBadge(user).label).toBe(BUYER_STATUS_LABELS[user.buyer_account_status]);
  }
});

type Buyer = [UserStatus, IdentityStatus, BuyerAccountStatus, string, string | null];

test.each<Buyer>([
  ['active', 'approved', 'verified', 'success', null],
  ['active', 'pending', 'verified', 'info', 'on hold'],
  ['active', 'approved', 'suspended', 'danger', null],
  ['suspended', 'approved', 'suspended', 'neutral', 'on hold'],
  ['suspended', 'approved', 'none', 'neutral', null],
  ['suspended', 'approved', 'rejected', 'neutral', null],
  ['deactivated', 'approved', 'verified', 'neutral', 'account closed'],
])('a buyer account: %s, %s, %s', (status, identity_status, buyer_account_status, tone, note) => {
  expect(buyerBadge({ status, identity_status, buyer_account_status })).toMatchObject({
    tone,
    note,
  });
});

test.each<[UserStatus, IdentityStatus, string, string | null]>([
  ['active', 'pending', 'warning', null],
  ['suspended', 'pending', 'neutral', 'on hold'],
  ['deactivated', 'pending', 'neutral', 'account closed'],
  ['deactivated', 'approved', 'neutral', null],
])('an identity: %s, %s', (status, identity_status, tone, note) => {
  expect(identityBadge({ status, identity_status })).toMatchObject({ tone, note });
});
