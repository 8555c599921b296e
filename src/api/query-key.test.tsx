import { QueryClient, useSuspenseQuery, type QueryKey } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import {
  getGetCasePriceHistoryQueryKey,
  getGetCaseQueryKey,
  getGetCaseUpdatesQueryKey,
  getGetFeaturedCasesQueryKey,
  getListCasesQueryKey,
  getListCasesQueryOptions,
  getListClaimsQueryKey,
  useListCases,
} from '@generated/api/marketplace/marketplace';
import { getGetMyClaimQueryKey } from '@generated/api/my-claims/my-claims';
import type { CasePage } from '@generated/model';
import { getListCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { mockExchange } from '@/testing/exchange';
import { aCaseSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { queryClient } from './query-client';
import { keyOfRead } from './query-key';

const exchange = mockExchange();

const FTX = [getGetCaseQueryKey('ftx'), getGetCaseUpdatesQueryKey('ftx')];
const CASES = [
  getListCasesQueryKey(),
  getListCasesQueryKey({ page: 2 }),
  getGetFeaturedCasesQueryKey(),
  getGetCasePriceHistoryQueryKey('celsius', { range: '1y' }),
];

test.each<[what: string, key: QueryKey, reached: QueryKey[]]>([
  ['all cases', getListCasesQueryKey(), [...FTX, ...CASES]],
  ['one case', getGetCaseQueryKey('ftx'), FTX],
  ['one list', getListCasesQueryKey({ page: 2 }), [getListCasesQueryKey({ page: 2 })]],
])('the key of %s reaches what lies below it, and nothing else', async (_what, key, reached) => {
  const client = new QueryClient();
  const others = [getListClaimsQueryKey(), getGetMyClaimQueryKey(7)];
  for (const each of [...FTX, ...CASES, ...others]) client.setQueryData(each, {});
  await client.invalidateQueries({ queryKey: key });
  const stale = client.getQueryCache().findAll({ predicate: (query) => query.state.isInvalidated });
  expect(stale.map(({ queryKey }) => queryKey)).toEqual(reached);
});

test('a record has one key, whether its id is a number or a part of an address', () => {
  expect(getGetMyClaimQueryKey(7)).toEqual(keyOfRead('/api/my_claims/7'));
});

function CaseNames() {
  const { data } = useSuspenseQuery(getListCasesQueryOptions({ page: 2 }));
  expectTypeOf(data).toEqualTypeOf<CasePage>();
  return data.cases.map(({ name }) => name).join();
}

test('the options of a read serve a suspense query, which waits for its data', async () => {
  const cases = [aCaseSummary({ name: 'Celsius' })];
  exchange.use(getListCasesMockHandler200({ current_page: 2, total_count: 1, cases }));
  renderPage(
    <Suspense fallback="Just a moment">
      <CaseNames />
    </Suspense>,
  );
  await screen.findByText('Just a moment');
  await screen.findByText('Celsius');
  expect(screen.queryByText('Just a moment')).toBeNull();
});

function KnownCount() {
  const { data } = useListCases({ page: 2 });
  return `${data?.total_count ?? 'no'} cases`;
}

test('what was fetched ahead with the options of a read is there for its hook', async () => {
  exchange.use(getListCasesMockHandler200({ current_page: 2, total_count: 26, cases: [] }));
  const options = getListCasesQueryOptions({ page: 2 });
  expect((await queryClient.query(options)).total_count).toBe(26);
  // By the key of the options the kept answer has its type.
  expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<CasePage | undefined>();
  // A second request would fail.
  exchange.resetHandlers();
  renderPage(<KnownCount />);
  await screen.findByText('26 cases');
});
