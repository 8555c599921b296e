import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import {
  getListAdminConversationsMockHandler200,
  getListAdminConversationsMockHandler500,
} from '@generated/msw/admin-conversations/admin-conversations.msw';
import { getListAdminClaimsMockHandler200 } from '@generated/msw/admin-claims/admin-claims.msw';
import { getListAdminNegotiationsMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import {
  getListAdminUsersMockHandler200,
  getListAdminUsersMockHandler422,
} from '@generated/msw/admin-users/admin-users.msw';
import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { queryClient } from '@/api/query-client';
import { anAdminUser } from '@/testing/admin/users';
import { broadcast, watchedChannels } from '@/testing/cable';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import AdminHomePage from './admin-home-page';
import { NewestUsers } from './newest-users';

const exchange = mockExchange();

/** Answers the reads of a list with the total that each query has. */
const longestFirst = (state: string) => `sort_by=${state}&sort_direction=asc`;

const totals = (counts: Record<string, number>) => (request: Request) => {
  const search = decodeURIComponent(new URL(request.url).search);
  const total_count = counts[search] ?? 300;
  return { current_page: 1, total_count, total_is_estimate: total_count > 10_000 };
};

test('what waits for the staff is counted, and each count leads to the list of exactly that', async () => {
  const users = totals({
    [`?status=pending,active&identity_status=pending&${longestFirst('identity_status')}&per_page=1`]: 1033,
    [`?status=pending,active&user_buyer_status=pending&${longestFirst('buyer_account_status')}&per_page=1`]: 103_100,
  });
  const marked = '?kind=negotiation&has_contact_data=true&status=open,closed';
  const conversations = totals({
    '?kind=staff&status=open&unanswered=true&per_page=1': 29,
    [`${marked}&per_page=1`]: 3,
  });
  const claims = totals({ '?status=in_review&seller_status=pending,active&per_page=1': 15 });
  const negotiations = totals({ '?to_file_or_complete=true&per_page=1': 0 });
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getListAdminUsersMockHandler200(({ request }) => ({
      ...users(request),
      users: [anAdminUser()],
    })),
    getListAdminConversationsMockHandler200(({ request }) => ({
      ...conversations(request),
      conversations: [],
    })),
    getListAdminClaimsMockHandler200(({ request }) => ({ ...claims(request), claims: [] })),
    getListAdminNegotiationsMockHandler200(({ request }) => ({
      ...negotiations(request),
      negotiations: [],
    })),
  );
  renderPage(<AdminHomePage />, '/admin/home');

  const counted = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    const row = link.closest('li');
    if (!row) throw new Error(`The count ${name} stands in no row.`);
    return { row: within(row), href: link.getAttribute('href') };
  };
  const identities = await counted('Identities to review');
  expect(await identities.row.findByText('1,033')).toBeTruthy();
  expect(identities.href).toBe(
    `/admin/users?status=pending,active&identity_status=pending&${longestFirst('identity_status')}`,
  );
  const buyers = await counted('Buyer accounts to decide');
  expect(await buyers.row.findByText('about 100,000')).toBeTruthy();
  expect(buyers.href).toBe(
    `/admin/users?status=pending,active&user_buyer_status=pending&${longestFirst('buyer_account_status')}`,
  );
  const toReview = await counted('Claims to review');
  expect(await toReview.row.findByText('15')).toBeTruthy();
  expect(toReview.href).toBe('/admin/claims?status=in_review&seller_status=pending,active');
  const toAnswer = await counted('Conversations to answer');
  expect(await toAnswer.row.findByText('29')).toBeTruthy();
  expect(toAnswer.href).toBe('/admin/conversations?unanswered=true');
  const contactData = await counted('Contact data to look at');
  expect(await contactData.row.findByText('3')).toBeTruthy();
  expect(contactData.href).toBe(`/admin/conversations${marked}`);
  const transfers = await counted('Transfers to file or complete');
  expect(await transfers.row.findByText('0')).toBeTruthy();
  expect(transfers.href).toBe('/admin/negotiations?to_file_or_complete=true');
  expect((await counted('Overdue sales')).href).toBe('/admin/negotiations?overdue=true');
  expect((await counted('Fees outstanding')).href).toBe(
    '/admin/negotiations?fee_outstanding=buyer,seller',
  );

  expect(await screen.findByText('No case is featured on the marketplace.')).toBeTruthy();
});

test('what cannot be counted says so in its card alone, and can be counted again', async () => {
  // The waits between the tries are the query client's own test.
  const before = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, retry: false } });
  onTestFinished(() => queryClient.setDefaultOptions(before));
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 7, users: [] }),
    getListAdminConversationsMockHandler500(aRefusal('internal_error', 'Something went wrong.')),
    getListAdminClaimsMockHandler200({ current_page: 1, total_count: 5, claims: [] }),
    getListAdminNegotiationsMockHandler200({ current_page: 1, total_count: 8, negotiations: [] }),
  );
  const { person } = renderPage(<AdminHomePage />, '/admin/home');
  const again = await screen.findByRole('button', {
    name: /^Try again.*count conversations to answer/,
  });
  expect(await screen.findAllByText('8')).toHaveLength(3);
  exchange.use(
    getListAdminConversationsMockHandler200({ current_page: 1, total_count: 9, conversations: [] }),
  );
  await person.click(again);
  expect(await screen.findByText('9')).toBeTruthy();
});

test('prices of featured cases have as many decimals each, and are those of now', async () => {
  const cases = ['134.2', '89'].map((best_bid_percent, index) => {
    const item = aCaseSummary({ id: index + 1 });
    return { ...item, stats: { ...item.stats, best_bid_percent } };
  });
  exchange.use(
    getGetFeaturedCasesMockHandler200(cases),
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 0, users: [] }),
    getListAdminConversationsMockHandler200({ current_page: 1, total_count: 0, conversations: [] }),
    getListAdminClaimsMockHandler200({ current_page: 1, total_count: 0, claims: [] }),
    getListAdminNegotiationsMockHandler200({ current_page: 1, total_count: 0, negotiations: [] }),
  );
  renderPage(<AdminHomePage />, '/admin/home');
  expect(await screen.findByText('134.20 %')).toBeTruthy();
  expect(screen.getByText('89.00 %')).toBeTruthy();
  const channel = { channel: 'MarketChannel' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(channel)));
  exchange.use(getGetFeaturedCasesMockHandler200(cases.slice(1)));
  broadcast(channel, { type: 'market.updated' });
  await waitFor(() => expect(screen.queryByText('134.20 %')).toBeNull());
});

test('of the newest users it is said that the state is the one of the identity', async () => {
  const waiting = anAdminUser();
  const closed = anAdminUser({ id: 13, status: 'deactivated' });
  exchange.use(
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 2, users: [waiting, closed] }),
  );
  renderPage(<NewestUsers />);
  expect(await screen.findByText('Identity: in review')).toBeTruthy();
  expect(screen.getByText('Identity: in review, account closed')).toBeTruthy();
});

test('counts and cards that could not be read again stay, and say that they may be out of date', async () => {
  exchange.use(
    getGetFeaturedCasesMockHandler200([]),
    getListAdminUsersMockHandler200({ current_page: 1, total_count: 7, users: [anAdminUser()] }),
    getListAdminConversationsMockHandler200({ current_page: 1, total_count: 0, conversations: [] }),
    getListAdminClaimsMockHandler200({ current_page: 1, total_count: 0, claims: [] }),
    getListAdminNegotiationsMockHandler200({ current_page: 1, total_count: 0, negotiations: [] }),
  );
  renderPage(<AdminHomePage />, '/admin/home');
  const newest = await screen.findByText('Identity: in review');
  expect(await screen.findAllByText('7')).toHaveLength(2);
  exchange.use(
    getListAdminUsersMockHandler422(aRefusal('validation_failed', 'This did not work.')),
  );
  await queryClient.invalidateQueries();
  // Two queues of users, and the newest of them.
  await waitFor(() => expect(screen.getAllByText(/may be out of date/)).toHaveLength(3));
  expect(screen.getAllByText('7')).toHaveLength(2);
  expect(newest.isConnected).toBe(true);
  expect(
    screen.getByRole('button', { name: /^Try again.*count identities to review/ }),
  ).toBeTruthy();
});
