import { expect, test } from 'vitest';
import type { AdminClaim } from '@generated/model';
import { anAdminClaim } from '@/testing/admin/claims';
import { mockExchange } from '@/testing/exchange';
import { region } from '@/testing/region';
import { renderPage } from '@/testing/render-page';
import { StatusCard } from './status-card';

mockExchange();

test.each([
  ['paused', /waits for your decision\. It can be approved once its case takes claims/],
  ['closed', /waits for your decision\. Its case is closed: it cannot be approved/],
] as const)('of a case that is %s no claim is approved, and why', (status, words) => {
  const claim = anAdminClaim({ case: { ...anAdminClaim().case, status } });
  renderPage(<StatusCard claim={claim} />, '/admin/claims/7');
  expect(region('Status').getByText(words)).toBeTruthy();
});

test.each<
  [AdminClaim['status'], Partial<AdminClaim['case']>, Partial<AdminClaim['seller']>, string]
>([
  [
    'draft',
    { status: 'paused' },
    {},
    'The seller can submit the claim once its case takes claims.',
  ],
  [
    'changes_requested',
    { status: 'closed' },
    {},
    'Its case is closed and takes no claims any more.',
  ],
  ['paused', { status: 'closed' }, {}, 'Its case is closed and takes no claims any more.'],
  [
    'withdrawn',
    { status: 'paused' },
    {},
    'The seller can relist the claim once its case takes claims.',
  ],
  ['draft', {}, { identity_status: 'rejected' }, 'The seller’s identity was not approved.'],
  ['draft', {}, { status: 'pending' }, 'The seller’s email address is not confirmed.'],
  ['draft', {}, {}, 'The seller submits it once it is complete.'],
])(
  'of a claim that is %s, staff read what its seller can do now: %j, %j',
  (status, differences, sellers, words) => {
    const { case: of, seller } = anAdminClaim();
    const claim = anAdminClaim({
      status,
      review_note: null,
      case: { ...of, ...differences },
      seller: { ...seller, identity_status: 'approved', ...sellers },
    });
    renderPage(<StatusCard claim={claim} />, '/admin/claims/7');
    expect(region('Status').getByText((text) => text.endsWith(words))).toBeTruthy();
  },
);

test('what its seller had paused before is given back once its case takes claims', () => {
  const paused = { type: 'paused', note: null, occurred_at: '2026-11-17T09:00:00.000Z' } as const;
  const claim = anAdminClaim({
    status: 'paused',
    review_note: 'In question.',
    case: { ...anAdminClaim().case, status: 'paused' },
    timeline: [
      { ...paused, actor_role: 'staff', note: 'In question.' },
      { ...paused, actor_role: 'seller' },
    ],
  });
  renderPage(<StatusCard claim={claim} />, '/admin/claims/7');
  expect(
    region('Status').getByText(
      'Its seller had paused the claim, and our staff keep it off the market. It can be given back once its case takes claims.',
    ),
  ).toBeTruthy();
});

test('a note of the system is nothing that our staff wrote', () => {
  const bySystem = {
    type: 'listed',
    actor_role: 'system',
    note: 'What was left of CLM-4Q8W2H after a part of it was sold.',
    occurred_at: '2026-11-18T09:00:00.000Z',
  } as const;
  const byStaff = {
    type: 'changes_requested',
    actor_role: 'staff',
    note: 'Add the statement of July.',
    occurred_at: '2026-11-17T09:00:00.000Z',
  } as const;
  const claim = anAdminClaim({ timeline: [bySystem, byStaff] });
  renderPage(<StatusCard claim={claim} />, '/admin/claims/7');
  const status = region('Status');
  expect(status.getByText(byStaff.note)).toBeTruthy();
  expect(status.queryByText(bySystem.note)).toBeNull();
});
