import { BuyerAccountStatus, IdentityStatus, type UserStatus } from '@generated/model';
import { describe, expect, test } from 'vitest';
import {
  bidObstacle,
  type BidObstacle,
  type BuyerStates,
  sellObstacle,
  type SellObstacle,
  submitObstacle,
  type SubmitObstacle,
} from './permissions';

const everyIdentity = Object.values(IdentityStatus);
const everyBuyerStatus = Object.values(BuyerAccountStatus);

function states(
  status: UserStatus,
  identity_status: IdentityStatus,
  buyer_account_status: BuyerAccountStatus,
  agreementAccepted = true,
): BuyerStates {
  return {
    status,
    identity_status,
    buyer_account_status,
    buyerAccount:
      buyer_account_status === 'none'
        ? null
        : { agreementAccepted, status: buyer_account_status, rejectionReason: null },
  };
}

describe('who may submit a claim', () => {
  test.each<[UserStatus, IdentityStatus, SubmitObstacle | null]>([
    ['active', 'not_submitted', null],
    ['active', 'pending', null],
    ['active', 'approved', null],
    ['active', 'resubmission_requested', null],
    ['active', 'rejected', 'identity_rejected'],
    ['pending', 'approved', 'account_not_confirmed'],
    ['pending', 'rejected', 'account_not_confirmed'],
    ['suspended', 'approved', 'account_suspended'],
    ['suspended', 'rejected', 'account_suspended'],
    ['deactivated', 'approved', 'account_deactivated'],
  ])('%s, identity %s: %s', (status, identity_status, obstacle) => {
    expect(submitObstacle({ status, identity_status })).toBe(obstacle);
  });
});

describe('who may counter and accept as the seller', () => {
  test.each<[UserStatus, IdentityStatus, SellObstacle | null]>([
    ['active', 'approved', null],
    ['active', 'not_submitted', 'identity_not_approved'],
    ['active', 'pending', 'identity_not_approved'],
    ['active', 'resubmission_requested', 'identity_not_approved'],
    ['active', 'rejected', 'identity_not_approved'],
    ['pending', 'approved', 'account_not_confirmed'],
    ['suspended', 'approved', 'account_suspended'],
    ['deactivated', 'approved', 'account_deactivated'],
  ])('%s, identity %s: %s', (status, identity_status, obstacle) => {
    expect(sellObstacle({ status, identity_status })).toBe(obstacle);
  });
});

describe('who may bid', () => {
  test.each<[UserStatus, BidObstacle]>([
    ['pending', 'account_not_confirmed'],
    ['suspended', 'account_suspended'],
    ['deactivated', 'account_deactivated'],
  ])('nobody whose account is %s, whatever the other states say', (status, obstacle) => {
    for (const identity of everyIdentity) {
      for (const buyer of everyBuyerStatus) {
        expect(bidObstacle(states(status, identity, buyer))).toBe(obstacle);
      }
    }
  });

  test.each<[Exclude<BuyerAccountStatus, 'verified'>, BidObstacle]>([
    ['none', 'no_buyer_account'],
    ['pending', 'buyer_in_review'],
    ['info_requested', 'buyer_info_requested'],
    ['rejected', 'buyer_rejected'],
    ['suspended', 'buyer_suspended'],
  ])('nobody whose buyer account is %s', (buyer, obstacle) => {
    for (const identity of everyIdentity) {
      expect(bidObstacle(states('active', identity, buyer))).toBe(obstacle);
    }
  });

  test.each<[IdentityStatus, boolean, BidObstacle | null]>([
    ['approved', true, null],
    ['approved', false, 'agreement_outstanding'],
    ['not_submitted', true, 'identity_not_approved'],
    ['pending', true, 'identity_not_approved'],
    ['resubmission_requested', true, 'identity_not_approved'],
    ['rejected', true, 'identity_not_approved'],
    ['rejected', false, 'identity_not_approved'],
  ])('a verified buyer, identity %s, agreement %s: %s', (identity, accepted, obstacle) => {
    expect(bidObstacle(states('active', identity, 'verified', accepted))).toBe(obstacle);
  });

  test('a verified buyer without a record of the agreement accepts it first', () => {
    const buyer = { ...states('active', 'approved', 'verified'), buyerAccount: null };
    expect(bidObstacle(buyer)).toBe('agreement_outstanding');
  });
});
