import type { Case, PricePoint } from '@generated/model';
import {
  getGetCaseMockHandler200,
  getGetCaseMockHandler404,
  getGetCasePriceHistoryMockHandler200,
  getGetCasePriceHistoryMockHandler404,
  getGetCasePriceHistoryMockHandler422,
  getGetCaseUpdatesMockHandler200,
  getGetCaseUpdatesMockHandler404,
  getListClaimsMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { getGetFollowsMockHandler200 } from '@generated/msw/follows/follows.msw';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { dayOf } from '@/domain/days';
import { useSession } from '@/session/session-store';
import { drawnAs } from '@/testing/browser/drawn-as';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCase, aClaimSummary } from '@/testing/marketplace';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import CasePage from './case-page';

const exchange = mockExchange();

const PRICES: PricePoint[] = [
  { date: '2026-10-01', low_percent: '57', high_percent: '73', size_band: null, source: 'guide' },
  { date: '2026-11-01', low_percent: '60', high_percent: '75', size_band: null, source: 'guide' },
];

function openCase(item: Case, { prices = PRICES, path = '/marketplace/ftx' } = {}) {
  const askedPrices = vi.fn<(search: string) => void>();
  const askedClaims = vi.fn<(search: string) => void>();
  exchange.use(
    getGetCaseMockHandler200(item),
    getGetCasePriceHistoryMockHandler200(({ request }) => {
      askedPrices(new URL(request.url).search);
      return prices;
    }),
    getGetCaseUpdatesMockHandler200([
      { id: 1, date: '2026-11-19', title: 'Guide price reviewed', body: 'It rose.', url: null },
    ]),
    getListClaimsMockHandler200(({ request }) => {
      askedClaims(new URL(request.url).search);
      return { current_page: 1, total_count: 1, claims: [aClaimSummary({ ask_percent: '87' })] };
    }),
  );
  return { ...show(path), askedPrices, askedClaims };
}

function show(path: string) {
  return renderPage(
    <Routes>
      <Route path="/marketplace/:id" element={<CasePage />} />
    </Routes>,
    path,
  );
}

test('a visitor reads the facts, the updates and the cheapest claims of a case', async () => {
  const { askedClaims } = openCase(aCase());

  expect(await screen.findByRole('heading', { level: 1, name: 'FTX' })).toBeTruthy();
  expect(screen.getByText('22-11068')).toBeTruthy();
  expect(screen.getByText('$32M').textContent).toBe('~about $32M');
  expect(screen.getByText('Sep 29, 2023')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Kroll/ }).getAttribute('href')).toBe(
    'https://claims-agent.example.com/ftx',
  );
  expect(await screen.findByText('Guide price reviewed')).toBeTruthy();
  const best = within(await screen.findByRole('list', { name: 'Best open claims' }));
  expect(best.getByRole('link', { name: 'CLM-7K3F9Q' }).getAttribute('href')).toBe('/claim/7');
  expect(askedClaims).toHaveBeenLastCalledWith(
    '?case=ftx&min_ask_percent=0&sort_by=ask_percent&sort_direction=asc&per_page=5',
  );
  expect(screen.getByRole('link', { name: 'All claims (80)' }).getAttribute('href')).toBe(
    '/marketplace/ftx/all',
  );
  for (const sell of screen.getAllByRole('link', { name: 'Sell your claim' })) {
    expect(sell.getAttribute('href')).toBe('/claim-onboarding/ftx');
  }
});

test.each([
  ['1', 'Buyer’s fee1 % of the price'],
  ['0', 'Buyer’s feeNo fee'],
])('of a fee of %s percent the facts say: %s', async (buyer_fee_percent, words) => {
  openCase(aCase({ buyer_fee_percent }));
  const term = await screen.findByText('Buyer’s fee');
  expect(term.parentElement?.textContent).toBe(words);
});

test('a verified buyer, who is here to bid, is offered the sale once, and not as the first thing to do', async () => {
  useSession.setState({ token: 't', isLoggedIn: true, user: aUser() });
  exchange.use(getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] }));
  openCase(aCase());
  const toAll = await screen.findAllByRole('link', { name: 'Sell your claim' });
  expect(drawnAs('primary', toAll)).toHaveLength(2);
  const user = aUser({ buyer_account_status: 'verified' });
  act(() => useSession.setState({ user }));
  const toBuyers = screen.getAllByRole('link', { name: 'Sell your claim' });
  expect(toBuyers).toHaveLength(1);
  expect(drawnAs('primary', toBuyers)).toEqual([]);
});

test('size and range of the chart are in the URL and asked for; the table shows the same prices', async () => {
  const { person, askedPrices } = openCase(aCase());
  await screen.findByRole('slider');

  await person.selectOptions(screen.getByLabelText('Size of the claim'), '$1M or more');
  await person.click(screen.getByRole('button', { name: '1 year' }));

  expect(window.location.search).toBe('?size_band=over_1m&range=1y');
  await waitFor(() => expect(askedPrices).toHaveBeenLastCalledWith('?range=1y&size_band=over_1m'));
  await person.click(screen.getByRole('button', { name: 'Table' }));
  expect(screen.getByRole('row', { name: 'Nov 1, 2026 Guide 60.00 % 75.00 %' })).toBeTruthy();
});

test('the chart begins with the months in which claims were traded, and shows the rest when asked', async () => {
  const trade = { low_percent: '61.5', high_percent: '61.5', source: 'trade' } as const;
  const date = dayOf(new Date());
  const { person, askedPrices } = openCase(aCase(), {
    prices: [
      { ...trade, date: '2024-10-01', size_band: 'under_100k' },
      ...[1, 2, 3].map(() => ({ ...trade, date, size_band: 'under_100k' as const })),
    ],
  });
  await screen.findByRole('slider');
  expect(screen.getByRole('button', { name: '3 months', pressed: true })).toBeTruthy();
  expect(askedPrices).toHaveBeenCalledExactlyOnceWith('');
  await person.click(screen.getByRole('button', { name: 'Table' }));
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()).toHaveLength(3));

  await person.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(window.location.search).toBe('?range=all');
});

test('a bid above the lowest ask is not read as one for the same claim', async () => {
  const item = aCase();
  openCase({
    ...item,
    stats: { ...item.stats, best_bid_percent: '125.37', lowest_ask_percent: '86.25' },
  });
  for (const name of ['Best bid', 'Lowest ask']) {
    const figure = (await screen.findByText(name)).closest('dl');
    expect(figure?.textContent).toMatch(/ %For one claim$/);
  }
});

test('a case in yen has its sizes in yen, and says of which size its last sale was', async () => {
  openCase(aCase({ currency: 'JPY' }));
  expect(await screen.findByRole('option', { name: '¥10M to ¥100M' })).toBeTruthy();
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toContain('Under ¥10M');
});

test('the chart says what it draws: the guide as an area and each trade as a point', async () => {
  const trade = { low_percent: '61.5', high_percent: '61.5', source: 'trade' } as const;
  const { person } = openCase(aCase(), {
    prices: [...PRICES, { ...trade, date: '2026-11-03', size_band: 'under_100k' }],
  });
  const chart = await screen.findByRole('slider');

  const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem');
  expect(legend.map((line) => line.textContent)).toEqual([
    'Guide price, all sizes: low to high',
    'Trades, all sizes',
  ]);
  chart.focus();
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 3, 2026: 61.50 %, Trade, under $100K');
  await person.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 1, 2026: 60.00 % to 75.00 %, Guide');
});

test('a case without prices says so', async () => {
  openCase(aCase({ guide_low_percent: null, guide_high_percent: null }), { prices: [] });
  expect(await screen.findByText('No prices yet')).toBeTruthy();
});

test('who asks for the earlier updates goes on at them, who asks for all prices at the heading', async () => {
  const { person } = openCase(aCase());
  const updates = Array.from({ length: 6 }, (_, index) => ({
    id: index + 1,
    date: '2026-11-19',
    title: `Update ${index + 1}`,
    body: 'It rose.',
    url: null,
  }));
  exchange.use(
    getGetCaseUpdatesMockHandler200(updates),
    getGetCasePriceHistoryMockHandler200(({ request }) =>
      new URL(request.url).searchParams.get('range') === '1y' ? [] : PRICES,
    ),
  );
  await person.click(await screen.findByRole('button', { name: /^Show \d earlier$/ }));
  expect(document.activeElement?.contains(screen.getByText('Update 6'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await person.click(await screen.findByRole('button', { name: '1 year' }));
  await person.click(await screen.findByRole('button', { name: 'Show all prices' }));
  await screen.findByRole('slider');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([
  ['paused', 'This case is paused'],
  ['closed', 'This case is closed'],
] as const)('a %s case says so and takes no claims', async (status, words) => {
  openCase(aCase({ status }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Sell your claim' })).toBeNull();
});

test('a closed case without open claims promises none', async () => {
  const item = aCase({ status: 'closed' });
  openCase({ ...item, stats: { ...item.stats, open_claims_count: 0 } });
  exchange.use(getListClaimsMockHandler200({ current_page: 1, total_count: 0, claims: [] }));
  expect(await screen.findByText('No claim of this case is open.')).toBeTruthy();
  expect(screen.queryByText(/when their holders list them/)).toBeNull();
});

test('an address without a case says so within the page', async () => {
  const missing = { message: 'Not found.', code: 'not_found', request_id: 'req-1' } as const;
  exchange.use(
    getGetCaseMockHandler404(missing),
    getGetCasePriceHistoryMockHandler404(missing),
    getGetCaseUpdatesMockHandler404(missing),
  );
  show('/marketplace/nobody');
  expect(await screen.findByRole('heading', { name: 'Case not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to marketplace' })).toBeTruthy();
});

test('prices that could not be read again stay, and say that they may be out of date', async () => {
  openCase(aCase());
  await screen.findByRole('slider');
  exchange.use(
    getGetCasePriceHistoryMockHandler422(aRefusal('validation_failed', 'This did not work.')),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByRole('slider')).toBeTruthy();
});
