import type { CaseFacets, CaseSummary } from '@generated/model';
import {
  getGetCaseFacetsMockHandler200,
  getGetCaseFacetsMockHandler500,
  getListCasesMockHandler200,
  getListClaimsMockHandler200,
} from '@generated/msw/marketplace/marketplace.msw';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { broadcast, watchedChannels } from '@/testing/cable';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary, aClaimSummary } from '@/testing/marketplace';
import { aUser, aVerifiedBuyer } from '@/testing/people';
import { useSession } from '@/session/session-store';
import type { SessionState } from '@/session/stored-session';
import { RoutePage } from '@/page/route-page';
import { renderPage, renderRoutes } from '@/testing/render-page';
import MarketplacePage from './marketplace-page';

const exchange = mockExchange();

const VERIFIED = { status: 'verified', agreementAccepted: true, rejectionReason: null } as const;

const FACETS: CaseFacets = {
  proceeding: [{ value: 'chapter_11', count: 1200 }],
  stage: [{ value: 'plan', count: 1 }],
  jurisdiction: [
    { value: 'US', count: 1200 },
    { value: 'JP', count: 1 },
  ],
};
beforeEach(() => exchange.use(getGetCaseFacetsMockHandler200(FACETS)));

/** Answers every list with these cases, and remembers what was asked for. */
function listing(cases: CaseSummary[]) {
  const asked = vi.fn<(search: URLSearchParams) => void>();
  exchange.use(
    getListCasesMockHandler200(({ request }) => {
      asked(new URL(request.url).searchParams);
      return { current_page: 1, total_count: cases.length, cases };
    }),
  );
  return asked;
}

const lastAsked = (asked: ReturnType<typeof listing>) =>
  Object.fromEntries(asked.mock.lastCall?.[0] ?? []);

test('a visitor sees how a case trades and is led to it', async () => {
  listing([aCaseSummary()]);
  renderPage(<MarketplacePage />, '/marketplace');

  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'FTX' }).getAttribute('href')).toBe('/marketplace/ftx');
  for (const words of ['FTX Trading Ltd.', 'D. Del. · 22-11068', '$32M', '86.50 %', '89.24 %']) {
    expect(card.getByText(words)).toBeTruthy();
  }
  expect(card.getByText('$32M').textContent).toBe('~about $32M');
  expect(screen.getByRole('status').textContent).toBe('1 case');
});

test.each<[string, Partial<SessionState>, string]>([
  ['staff', { isAdmin: true }, '$32M'],
  ['a verified buyer', { user: aVerifiedBuyer() }, '$32M'],
  [
    'a verified buyer who has not accepted the agreement in force',
    { user: aVerifiedBuyer({ buyerAccount: { ...VERIFIED, agreementAccepted: false } }) },
    '~about $32M',
  ],
  ['a seller', { user: aUser() }, '~about $32M'],
])('the open face amount that %s reads says whether it is rounded', async (_, session, read) => {
  listing([aCaseSummary()]);
  useSession.setState({ token: 'token', isLoggedIn: true, ...session });
  renderPage(<MarketplacePage />, '/marketplace');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('$32M').textContent).toBe(read);
});

test('what happens on the market shows on the open page', async () => {
  listing([aCaseSummary({ name: 'FTX' })]);
  renderPage(<MarketplacePage />, '/marketplace');
  expect(await screen.findByRole('link', { name: 'FTX' })).toBeTruthy();
  const market = { channel: 'MarketChannel' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(market)));
  listing([aCaseSummary({ name: 'FTX' }), aCaseSummary({ id: 2, name: 'Celsius' })]);
  broadcast(market, { type: 'market.updated' });
  expect(await screen.findByRole('link', { name: 'Celsius' })).toBeTruthy();
});

test('how many cases each filter leaves is counted again once the status of one changes', async () => {
  listing([aCaseSummary()]);
  renderPage(<MarketplacePage />, '/marketplace');
  expect(await screen.findByRole('checkbox', { name: /^Chapter 11\W+1,200$/ })).toBeTruthy();
  const market = { channel: 'MarketChannel' };
  await waitFor(() => expect(watchedChannels()).toContain(JSON.stringify(market)));
  exchange.use(
    getGetCaseFacetsMockHandler200({
      ...FACETS,
      proceeding: [{ value: 'chapter_11', count: 1199 }],
    }),
  );
  broadcast(market, { type: 'cases.updated' });
  expect(await screen.findByRole('checkbox', { name: /^Chapter 11\W+1,199$/ })).toBeTruthy();
});

test('of very many cases the number is said to be about right', async () => {
  exchange.use(
    getListCasesMockHandler200({
      current_page: 1,
      total_count: 12_360,
      total_is_estimate: true,
      cases: [aCaseSummary()],
    }),
  );
  renderPage(<MarketplacePage />, '/marketplace');
  await screen.findByRole('article');
  expect(screen.getByRole('status').textContent).toBe('about 12,000 cases');
  const pages = screen.getByRole('navigation', { name: 'Pages of cases' });
  expect(pages.textContent).toContain('1–24 of about 12,000 cases');
});

test('before the cases are known there is room for all of a page, and eight cards are drawn', async () => {
  exchange.use(http.get('/api/api/cases', () => delay('infinite')));
  renderPage(<MarketplacePage />, '/marketplace');

  const { children } = await screen.findByRole('region', { name: 'Cases' });
  expect(children).toHaveLength(24);
  expect([...children].filter((card) => card.querySelector('.skeleton'))).toHaveLength(8);
});

test('a case without trades shows its guide, one without prices says so', async () => {
  const stats = { ...aCaseSummary().stats, last_trade_percent: null };
  listing([
    aCaseSummary({ stats }),
    aCaseSummary({ id: 2, stats, guide_low_percent: null, guide_high_percent: null }),
  ]);
  renderPage(<MarketplacePage />, '/marketplace');

  expect(await screen.findByText('108–137 %')).toBeTruthy();
  expect(screen.getByText('No prices yet')).toBeTruthy();
});

test('the view is the URL: what is typed, checked and sorted is in it and asked for', async () => {
  const asked = listing([aCaseSummary()]);
  const { person } = renderPage(<MarketplacePage />, '/marketplace');

  await person.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'celsius ');
  await waitFor(() => expect(window.location.search).toBe('?search=celsius'));
  await person.click(screen.getByRole('checkbox', { name: /^Chapter 11/ }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');

  await waitFor(() =>
    expect(lastAsked(asked)).toEqual({
      search: 'celsius',
      proceeding: 'chapter_11',
      sort_by: 'name',
      sort_direction: 'asc',
      per_page: '24',
    }),
  );
});

test('an address with filters shows them, and a chip takes one out', async () => {
  const asked = listing([aCaseSummary()]);
  const { person } = renderPage(
    <MarketplacePage />,
    '/marketplace?stage=plan,claims&jurisdiction=JP&page=2',
  );
  await screen.findByRole('article');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Japan/ }).checked).toBe(true);

  await person.click(screen.getByRole('button', { name: 'Remove filter Jurisdiction: Japan' }));

  await waitFor(() => expect(window.location.search).toBe('?stage=plan,claims'));
  await waitFor(() => expect(lastAsked(asked)).not.toHaveProperty('jurisdiction'));
});

test('a filter says how many cases each choice leaves, among the countries that have one', async () => {
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getGetCaseFacetsMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return FACETS;
    }),
  );
  listing([aCaseSummary()]);
  renderPage(<MarketplacePage />, '/marketplace?search=ftx&jurisdiction=DE&sort_by=name&page=2');

  expect(await screen.findByRole('checkbox', { name: /^Chapter 11\W+1,200$/ })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Chapter 7\W+0$/ })).toBeTruthy();
  const countries = within(screen.getByRole('group', { name: 'Jurisdiction' }));
  expect(
    countries.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent),
  ).toEqual(['United States, 1,200', 'Japan, 1', 'Germany, 0']);
  expect(asked.mock.calls).toEqual([['?search=ftx&jurisdiction=DE']]);
});

test('filters work where their counts cannot be read', async () => {
  exchange.use(
    getGetCaseFacetsMockHandler500({
      message: 'The exchange is not well.',
      code: 'internal_error',
      request_id: 'req-82',
    }),
  );
  const asked = listing([aCaseSummary()]);
  const { person } = renderPage(<MarketplacePage />, '/marketplace');
  await person.click(await screen.findByRole('checkbox', { name: 'Chapter 11' }));
  await waitFor(() => expect(lastAsked(asked)['proceeding']).toBe('chapter_11'));
});

test('an address that asks for closed cases says so, and a chip takes it off', async () => {
  const asked = listing([aCaseSummary()]);
  const { person } = renderPage(<MarketplacePage />, '/marketplace?status=closed');
  await screen.findByRole('article');
  expect(lastAsked(asked)['status']).toBe('closed');

  await person.click(screen.getByRole('button', { name: /^Remove filter New claims/ }));
  await waitFor(() => expect(lastAsked(asked)['status']).toBeUndefined());
});

test('a search without a match offers the way back to all cases', async () => {
  listing([]);
  const { person } = renderPage(<MarketplacePage />, '/marketplace?search=zzz');

  expect(await screen.findByText('No case matches this search and these filters.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  expect(window.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('from a case the way up leads back to the marketplace as it was', async () => {
  listing([aCaseSummary()]);
  const { person } = renderRoutes(
    [
      { path: '/marketplace', element: <MarketplacePage /> },
      {
        path: '/marketplace/ftx',
        element: (
          <RoutePage of="case" title="FTX">
            {null}
          </RoutePage>
        ),
      },
    ],
    '/marketplace?stage=plan,claims&page=2',
  );
  await person.click(await screen.findByRole('link', { name: 'FTX' }));
  await screen.findByRole('heading', { level: 1, name: 'FTX' });
  const crumb = screen.getByRole('link', { name: 'Marketplace' });
  expect(crumb.getAttribute('href')).toBe('/marketplace?stage=plan,claims&page=2');
});

test('while all cases are read again after a search without a match, none are said to be missing', async () => {
  listing([]);
  const { person } = renderPage(<MarketplacePage />, '/marketplace?search=zzz');
  await screen.findByText('No case matches this search and these filters.');
  exchange.use(http.get('/api/api/cases', () => delay('infinite')));
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByRole('region', { name: 'Cases' })).toBeTruthy();
  expect(screen.queryByText('No Data')).toBeNull();
});

test('a search for the reference of a claim leads to it, or says that there is none', async () => {
  listing([]);
  const asked: (string | null)[] = [];
  const claims = [aClaimSummary({ id: 77, reference: 'CLM-7K3F9Q' })];
  exchange.use(
    getListClaimsMockHandler200(({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      asked.push(search);
      const found = claims.filter(({ reference }) => reference === search);
      return { current_page: 1, total_count: found.length, claims: found };
    }),
  );
  renderPage(<MarketplacePage />, '/marketplace?search=clm-7k3f9q');
  const way = await screen.findByRole('link', { name: 'Go to the claim' });
  expect(way.getAttribute('href')).toBe('/claim/77');
  expect(asked).toEqual(['CLM-7K3F9Q']);
  cleanup();
  renderPage(<MarketplacePage />, '/marketplace?search=CLM-AAAAAA');
  expect(
    await screen.findByText('No claim on the market has the reference CLM-AAAAAA.'),
  ).toBeTruthy();
});
