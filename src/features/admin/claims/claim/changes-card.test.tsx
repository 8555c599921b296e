import { expect, test } from 'vitest';
import { anAdminClaim } from '@/testing/admin/claims';
import { mockExchange } from '@/testing/exchange';
import { openAdminClaim } from '@/testing/pages/admin-claim-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

test('of a resubmitted claim staff read what the seller has changed', async () => {
  await openAdminClaim(exchange, {
    description: 'Held since 2021.',
    answers: { voted_on_plan: true },
    last_review: {
      ended_at: '2026-11-16T09:00:00.000Z',
      fields: {
        face_amount: '2531254',
        description: null,
        answers: { voted_on_plan: false },
      },
      documents: [{ id: 3, kind: 'tax_form', redacted: true }],
    },
  });
  const changes = region('Since the last review');
  const lines = changes.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Before: $2,531,254.00 → , now: $253,125.40',
    'Before: Nothing → , now: Held since 2021.',
    'Before: No → , now: Yes',
    'Account statement',
    'Tax form (copy for buyers)',
  ]);
});

test('that nothing was changed is said', async () => {
  const { documents } = anAdminClaim();
  await openAdminClaim(exchange, {
    last_review: {
      ended_at: '2026-11-16T09:00:00.000Z',
      fields: {},
      documents,
    },
  });
  const changes = region('Since the last review');
  expect(changes.getByText('The seller has changed nothing.')).toBeTruthy();
});
