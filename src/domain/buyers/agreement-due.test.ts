import type { BuyerAccountStatus } from '@generated/model';
import { expect, test } from 'vitest';
import { isAgreementDue, isAgreementOffered } from './agreement-due';

test.each<[BuyerAccountStatus, boolean]>([
  ['none', false],
  ['pending', true],
  // Something else comes first.
  ['info_requested', false],
  ['rejected', false],
  ['verified', true],
  ['suspended', false],
])('of a buyer account that is %s the agreement is due: %s', (status, isDue) => {
  const user = (agreementAccepted: boolean) => ({
    buyer_account_status: status,
    buyerAccount: status === 'none' ? null : { agreementAccepted, status, rejectionReason: null },
  });
  expect(isAgreementDue(user(false))).toBe(isDue);
  expect(isAgreementDue(user(true))).toBe(false);
});

test.each<[BuyerAccountStatus, boolean]>([
  ['none', false],
  ['pending', true],
  ['info_requested', true],
  ['rejected', false],
  ['verified', true],
  ['suspended', false],
])('who is %s is asked to accept the agreement: %s', (status, isOffered) => {
  expect(isAgreementOffered(status)).toBe(isOffered);
});
