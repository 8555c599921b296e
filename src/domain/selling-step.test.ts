import type { IdentityStatus, ListedCaseStatus } from '@generated/model';
import { expect, test } from 'vitest';
import { type Seller, sellingStep, type SellingStep } from './selling-step';

const user = (identity_status: IdentityStatus): Seller => ({
  kind: 'user',
  user: { identity_status },
});

test.each<[string, ListedCaseStatus, Seller, SellingStep]>([
  ['a visitor', 'active', { kind: 'visitor' }, 'register'],
  ['an administrator', 'active', { kind: 'staff' }, 'staff'],
  ['a user without papers', 'active', user('not_submitted'), 'verify_identity'],
  ['a user who was asked again', 'active', user('resubmission_requested'), 'verify_identity'],
  ['a user whose papers are looked at', 'active', user('pending'), 'list_claim'],
  ['a user who is approved', 'active', user('approved'), 'list_claim'],
  ['a user who was rejected', 'active', user('rejected'), 'list_claim'],
  ['anybody in a paused case', 'paused', user('approved'), 'case_not_open'],
  ['anybody in a closed case', 'closed', { kind: 'visitor' }, 'case_not_open'],
])('%s', (_, caseStatus, seller, step) => {
  expect(sellingStep(caseStatus, seller)).toBe(step);
});
