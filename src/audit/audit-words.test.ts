import { expect, test } from 'vitest';
import { getListAuditEventsResponseMock } from '@generated/msw/audit/audit.msw';
import { actionWords, actorWords, changeLines } from './audit-words';

const [event] = getListAuditEventsResponseMock().audit_events;
if (!event) throw new Error('The example has no event.');

test.each([
  ['negotiation.diligence_completed', 'negotiation', 'Diligence completed'],
  ['identity.approved', 'user', 'Identity approved'],
  ['buyer_account.verified', 'user', 'Buyer account verified'],
  ['document.read', 'claim', 'Document read'],
  ['impersonation.pauseMyClaim', 'claim', 'In the user’s name: pause my claim'],
] as const)('%s of %s reads “%s”', (action, of, words) => {
  expect(actionWords({ action, changes: {} }, of)).toBe(words);
});

test('a filing that is entered anew is no second one', () => {
  const action = 'negotiation.transfer_filed';
  const filed = { action, changes: { transfer_filed_on: [null, '2026-11-18'] } };
  const corrected = { action, changes: { docket_number: ['28114', '28115'] } };
  expect(actionWords(filed, 'negotiation')).toBe('Transfer filed');
  expect(actionWords(corrected, 'negotiation')).toBe('Filing corrected');
});

test('who did it has a name, and the address as far as it is known', () => {
  expect(actorWords(event)).toBe('By Ines Moreau, from 203.0.113.24');
  const byClock = { ...event, actor: 'system', actor_name: null, ip: null } as const;
  expect(actorWords(byClock)).toBe('By the exchange');
  expect(actorWords({ ...byClock, actor: 'visitor' })).toBe('By a visitor');
});

test('what changed reads as on the other screens', () => {
  const changes = {
    status: ['in_review', 'open'],
    listed_at: [null, '2026-11-17T14:20:00.000Z'],
    transfer_filed_on: ['2026-11-17', '2026-11-18'],
    featured: [false, true],
    review_note: ['', 'The statement is cut off.'],
    reviewed_by_admin_id: [null, 3],
    managed_by_admin_id: [null, 3],
  };
  expect(changeLines({ changes, subject_type: 'claims' })).toEqual([
    'Status: in review → open',
    'Listed: none → Nov 17, 2026, 2:20 PM',
    'Transfer filed: Nov 17, 2026 → Nov 18, 2026',
    'Featured: no → yes',
    'Review note: none → The statement is cut off.',
    'Managed by: nobody → an administrator',
  ]);
});

test('a state reads as its record shows it, and what reads alike is no change', () => {
  const changes = {
    status: ['pending', 'resubmission_requested'],
    rejection_reason: [null, 'Please photograph the whole page.'],
    company: [null, ''],
  };
  expect(changeLines({ changes, subject_type: 'identity_verifications' })).toEqual([
    'Status: in review → documents requested',
    'Reason: none → Please photograph the whole page.',
  ]);
});
