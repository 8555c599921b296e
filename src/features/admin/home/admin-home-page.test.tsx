import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListAdminUsersMockHandler200 } from '@generated/msw/admin-users/admin-users.msw';
import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { anAdminUser } from '@/testing/admin-users';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import AdminHomePage from './admin-home-page';

const exchange = mockExchange();

test('what waits is counted, and each count leads to the list of exactly those users', async () => {
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getListAdminUsersMockHandler200(({ request }) => {
      const search = decodeURIComponent(new URL(request.url).search);
      const counts: Record<string, number> = {
        '?status=pending,active&identity_status=pending&per_page=1': 1033,
        '?status=pending,active&user_buyer_status=pending&per_page=1': 29,
        '?status=suspended&per_page=1': 103_100,
        '?managed_users=true&per_page=1': 0,
      };
      const total = counts[search] ?? 300;
      return {
        current_page: 1,
        total_count: total,
        total_is_estimate: total > 10_000,
        users: [anAdminUser()],
      };
    }),
  );
  renderPage(<AdminHomePage />, '/admin/home');

  const counted = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    const card = link.closest('section');
    if (!card) throw new Error(`The count ${name} stands in no card.`);
    return { card: within(card), href: link.getAttribute('href') };
  };
  const identities = await counted('Identities to review');
  expect(await identities.card.findByText('1,033')).toBeTruthy();
  expect(identities.href).toBe('/admin/users?status=pending,active&identity_status=pending');
  const buyers = await counted('Buyer accounts to decide');
  expect(await buyers.card.findByText('29')).toBeTruthy();
  expect(buyers.href).toBe('/admin/users?status=pending,active&user_buyer_status=pending');
  const suspended = await counted('Suspended users');
  expect(await suspended.card.findByText('about 100,000')).toBeTruthy();
  expect(suspended.href).toBe('/admin/users?status=suspended');
  const mine = await counted('Managed by me');
  expect(await mine.card.findByText('0')).toBeTruthy();
  expect(mine.href).toBe('/admin/users?managed_users=true');

  expect(await screen.findByText('No case is featured on the marketplace.')).toBeTruthy();
});

test('prices of featured cases have as many decimals each', async () => {
  const cases = ['134.2', '89'].map((best_bid_percent, index) => {
    const item = aCaseSummary({ id: index + 1 });
    return { ...item, stats: { ...item.stats, best_bid_percent } };
  });
  exchange.use(
    getGetFeaturedCasesMockHandler200(cases),
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 0, users: [] }),
  );
  renderPage(<AdminHomePage />, '/admin/home');
  expect(await screen.findByText('134.20 %')).toBeTruthy();
  expect(screen.getByText('89.00 %')).toBeTruthy();
});
