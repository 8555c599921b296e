import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminClaimSummary } from '@generated/model';
import { getListAdminClaimsMockHandler200 } from '@generated/msw/admin-claims/admin-claims.msw';
import { anAdminClaimSummary } from '@/testing/admin/claims';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import ClaimsPage from './claims-page';

const exchange = mockExchange();

function open(claims: AdminClaimSummary[], path = '/admin/claims') {
  onWideScreen();
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListAdminClaimsMockHandler200(({ request }) => {
      asked(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: claims.length, claims };
    }),
  );
  return { asked, ...renderPage(<ClaimsPage />, path) };
}

test('a row names seller, amount, price and state, and opens the record', async () => {
  const draft = anAdminClaimSummary({
    id: 8,
    reference: 'CLM-2M8QXT',
    status: 'draft',
    face_amount: null,
    ask_percent: null,
    submitted_at: null,
  });
  const { asked } = open([anAdminClaimSummary(), draft]);
  const waiting = within(await screen.findByRole('row', { name: /CLM-7K3F9Q/ }));
  expect(waiting.getByRole('link', { name: 'CLM-7K3F9Q' }).getAttribute('href')).toBe(
    '/admin/claims/7',
  );
  expect(waiting.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Sofia Marchetti', '$253,125.40', '118.50 %', 'In review']),
  );
  const unfinished = within(screen.getByRole('row', { name: /CLM-2M8QXT/ }));
  expect(unfinished.getByText('Draft')).toBeTruthy();
  expect(unfinished.queryByText(/\$/)).toBeNull();
  // The exchange's own order has the reviews first.
  expect(asked).toHaveBeenLastCalledWith('');
});

test('the claims of one seller are named as such', async () => {
  const { asked } = open([anAdminClaimSummary()], '/admin/claims?seller_id=12');
  expect(
    await screen.findByRole('button', { name: 'Remove filter Seller: Sofia Marchetti' }),
  ).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith('?seller_id=12');
});

test.each([
  [
    'a suspended seller',
    { seller: { id: 12, name: 'Sofia Marchetti', status: 'suspended' } },
    'Account suspended',
  ],
  [
    'a case that takes no claims',
    { case: { ...anAdminClaimSummary().case, status: 'paused' } },
    'Case paused',
  ],
  ['a closed case', { case: { ...anAdminClaimSummary().case, status: 'closed' } }, 'Case closed'],
] satisfies [string, Partial<AdminClaimSummary>, string][])(
  'a claim in review that cannot be listed because of %s says so',
  async (_, differences, words) => {
    open([anAdminClaimSummary(differences)]);
    const row = within(await screen.findByRole('row', { name: /CLM-7K3F9Q/ }));
    expect(row.getByText(words)).toBeTruthy();
  },
);

test('a claim on the market says nothing of its case', async () => {
  const of = { ...anAdminClaimSummary().case, status: 'paused' } as const;
  open([anAdminClaimSummary({ status: 'open', case: of })]);
  const row = within(await screen.findByRole('row', { name: /CLM-7K3F9Q/ }));
  expect(row.queryByText('Case paused')).toBeNull();
});
