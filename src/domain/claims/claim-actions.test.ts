import type { BuyerAccountStatus, ListedClaimStatus, User, UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../time';
import { claimAction, type ClaimAction, type ClaimViewer, takesOffers } from './claim-actions';

const FOREVER = { is_owner: false, expires_at: null } as const;
const open = { ...FOREVER, status: 'open' } as const;

function user(
  buyer_account_status: BuyerAccountStatus,
  {
    status = 'active',
    agreementAccepted = true,
    country = 'GB',
  }: { status?: UserStatus; agreementAccepted?: boolean; country?: User['country'] } = {},
): ClaimViewer {
  const buyerAccount =
    buyer_account_status === 'none'
      ? null
      : { agreementAccepted, status: buyer_account_status, rejectionReason: null };
  return {
    kind: 'user',
    user: { status, identity_status: 'approved', buyer_account_status, buyerAccount, country },
  };
}

describe('an open claim', () => {
  test.each<[string, ClaimViewer, ClaimAction]>([
    ['a visitor', { kind: 'visitor' }, 'register'],
    ['an administrator', { kind: 'staff' }, 'staff'],
    ['a user whom something keeps from bidding', user('pending'), 'buyer_in_review'],
    ['a verified buyer', user('verified'), 'make_offer'],
  ])('%s', (_, viewer, action) => {
    expect(claimAction(open, viewer)).toBe(action);
  });
});

describe('an open claim of a case that excludes North Korea and Iran', () => {
  const of = (country: User['country']) => user('verified', { country });
  test.each<[string, ClaimViewer, ClaimAction]>([
    ['a verified buyer from there', of('KP'), 'country_restricted'],
    ['a verified buyer from elsewhere', of('GB'), 'make_offer'],
    ['a verified buyer whose country is not known', of(null), 'make_offer'],
    [
      'a buyer from there whom something else keeps',
      user('none', { country: 'KP' }),
      'no_buyer_account',
    ],
    ['a visitor', { kind: 'visitor' }, 'register'],
  ])('%s', (_, viewer, action) => {
    expect(claimAction(open, viewer, { restricted_countries: ['IR', 'KP'] })).toBe(action);
  });

  test('hinders nobody before it is known, nor the owner', () => {
    expect(claimAction(open, of('KP'))).toBe('make_offer');
    const own = { ...open, is_owner: true };
    expect(claimAction(own, of('KP'), { restricted_countries: ['KP'] })).toBe('manage');
  });
});

describe('a claim that takes no offers', () => {
  const states: ListedClaimStatus[] = ['paused', 'under_offer', 'sold', 'withdrawn', 'expired'];

  test.each(states)('%s has no action, not even for a verified buyer', (status) => {
    const claim = { ...FOREVER, status };
    expect(claimAction(claim, user('verified'))).toBe('closed');
    expect(claimAction(claim, user('none'))).toBe('closed');
    expect(claimAction(claim, { kind: 'visitor' })).toBe('closed');
  });
});

test('the time of an open listing ends its offers, even before the exchange has written that down', () => {
  const now = Date.UTC(2026, 10, 20);
  const until = (time: number) => ({ status: 'open', expires_at: new Date(time) }) as const;
  expect(takesOffers(until(now + MINUTE), now)).toBe(true);
  expect(takesOffers(until(now), now)).toBe(false);
  expect(takesOffers({ status: 'open', expires_at: null }, now)).toBe(true);
  const over = { ...open, expires_at: '2026-01-20T10:00:00.000Z' };
  expect(claimAction(over, user('verified'))).toBe('closed');
  expect(claimAction({ ...over, is_owner: true }, user('verified'))).toBe('manage');
});

test.each<ListedClaimStatus>(['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'])(
  'the owner manages the own claim when it is %s, verified as a buyer or not',
  (status) => {
    expect(claimAction({ ...FOREVER, status, is_owner: true }, user('verified'))).toBe('manage');
    expect(claimAction({ ...FOREVER, status, is_owner: true }, user('suspended'))).toBe('manage');
  },
);
