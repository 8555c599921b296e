import type { BuyerAccountStatus, ListedClaimStatus, UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { claimAction, type ClaimAction, type ClaimViewer } from './claim-actions';

const open = { status: 'open', is_owner: false } as const;

function user(
  buyer_account_status: BuyerAccountStatus,
  {
    status = 'active',
    agreementAccepted = true,
  }: { status?: UserStatus; agreementAccepted?: boolean } = {},
): ClaimViewer {
  const buyerAccount =
    buyer_account_status === 'none' ? null : { agreementAccepted, status: buyer_account_status };
  return { kind: 'user', user: { status, buyer_account_status, buyerAccount } };
}

describe('an open claim', () => {
  test.each<[string, ClaimViewer, ClaimAction]>([
    ['a visitor', { kind: 'visitor' }, 'register'],
    ['an administrator', { kind: 'staff' }, 'staff'],
    ['a user whose e-mail is not confirmed', user('none', { status: 'pending' }), 'confirm_email'],
    ['a suspended user', user('verified', { status: 'suspended' }), 'user_suspended'],
    ['a deactivated user', user('none', { status: 'deactivated' }), 'user_suspended'],
    ['a seller', user('none'), 'apply_as_buyer'],
    ['a buyer in review', user('pending'), 'wait_for_review'],
    ['a buyer who was asked for more', user('info_requested'), 'complete_application'],
    ['a rejected buyer', user('rejected'), 'apply_again'],
    ['a suspended buyer', user('suspended'), 'buyer_suspended'],
    [
      'a verified buyer with a new agreement',
      user('verified', { agreementAccepted: false }),
      'accept_agreement',
    ],
    ['a verified buyer', user('verified'), 'make_offer'],
  ])('%s', (_, viewer, action) => {
    expect(claimAction(open, viewer)).toBe(action);
  });

  test('a verified buyer without a record of the agreement accepts it first', () => {
    const viewer: ClaimViewer = {
      kind: 'user',
      user: { status: 'active', buyer_account_status: 'verified', buyerAccount: null },
    };
    expect(claimAction(open, viewer)).toBe('accept_agreement');
  });
});

describe('a claim that takes no bids', () => {
  const states: ListedClaimStatus[] = ['paused', 'under_offer', 'sold', 'withdrawn', 'expired'];

  test.each(states)('%s has no action, not even for a verified buyer', (status) => {
    const claim = { status, is_owner: false };
    expect(claimAction(claim, user('verified'))).toBe('closed');
    expect(claimAction(claim, user('none'))).toBe('closed');
    expect(claimAction(claim, { kind: 'visitor' })).toBe('closed');
  });
});

test.each<ListedClaimStatus>(['open', 'paused', 'under_offer', 'sold', 'withdrawn', 'expired'])(
  'the owner manages the own claim when it is %s, verified as a buyer or not',
  (status) => {
    expect(claimAction({ status, is_owner: true }, user('verified'))).toBe('manage');
    expect(claimAction({ status, is_owner: true }, user('suspended'))).toBe('manage');
  },
);
