import { describe, expect, test } from 'vitest';
import type { BuyerAccountStatus } from '@generated/model';
import { BuyerAccountStatus as STATUSES } from '@generated/model';
import { pathAfterLogin, portalPath } from './after-login';

const without = { buyerAccount: null, buyer_account_status: 'none' } as const;
const buyer = (agreementAccepted: boolean, status: BuyerAccountStatus = 'verified') => ({
  buyerAccount: { agreementAccepted, status, rejectionReason: null },
  buyer_account_status: status,
});

describe('Portal choice', () => {
  test.each(Object.values(STATUSES))('a buyer account that is %s', (status) => {
    const expected = status === 'verified' ? '/buyer-portal' : '/seller-portal';
    expect(portalPath({ buyer_account_status: status })).toBe(expected);
  });
});

describe('After login', () => {
  test.each([
    [
      'an outstanding agreement, and after it on',
      buyer(false),
      '/new-agreement?from=%2Fsettings%3Fa%3D1',
      true,
      '/settings?a=1',
    ],
    ['an outstanding agreement of a pending account', buyer(false, 'pending'), '/new-agreement'],
    ['the page that asked for the login', buyer(true), '/settings', true, '/settings'],
    [
      'the page alone, where something was pressed there',
      buyer(true),
      '/claim/7',
      false,
      '/claim/7#then-follow-claim-7',
    ],
    ['the account settings on the first login', buyer(true), '/profile-account-settings', true],
    ['the first login without a buyer account', without, '/profile-account-settings', true],
    ['the portal of buyers', buyer(true), '/buyer-portal'],
    ['the portal of sellers', without, '/seller-portal'],
    ['the portal of sellers for a rejected buyer', buyer(true, 'rejected'), '/seller-portal'],
  ])('%s', (_, user, expected, isFirstLogin = false, from: string | null = null) => {
    expect(pathAfterLogin(user, { isFirstLogin, from })).toBe(expected);
  });
});
