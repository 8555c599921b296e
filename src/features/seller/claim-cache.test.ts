import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getGetCaseQueryKey,
  getGetClaimQueryKey,
  getGetFeaturedClaimsQueryKey,
  getListCasesQueryKey,
  getListClaimsQueryKey,
} from '@generated/api/marketplace/marketplace';
import {
  getGetMyClaimQueryKey,
  getGetSellerPortalQueryKey,
  getListMyClaimsQueryKey,
} from '@generated/api/my-claims/my-claims';
import type { MyClaimPage } from '@generated/model';
import { aMyClaim, aMyClaimSummary } from '@/testing/my-claims';
import { forgetClaim, rememberClaim } from './claim-cache';

const LIST = getListMyClaimsQueryKey({ status: ['open'] });
const PORTAL = getGetSellerPortalQueryKey();
const MARKETPLACE = [
  getGetClaimQueryKey(7),
  getListClaimsQueryKey({ case_id: [1] }),
  getGetFeaturedClaimsQueryKey(),
  getListCasesQueryKey(),
  getGetCaseQueryKey('ftx'),
];

/** Everything that shows claim 7, and a list with claim 8 beside it. */
function filledCache(): QueryClient {
  const client = new QueryClient();
  const page: MyClaimPage = {
    current_page: 1,
    total_count: 2,
    my_claims: [aMyClaimSummary(), aMyClaimSummary({ id: 8 })],
  };
  client.setQueryData(LIST, page);
  client.setQueryData(getGetMyClaimQueryKey(7), aMyClaim());
  for (const key of [PORTAL, ...MARKETPLACE]) client.setQueryData(key, {});
  return client;
}

const rows = (client: QueryClient) =>
  client.getQueryData<MyClaimPage>(LIST)?.my_claims.map(({ id, status }) => [id, status]);

const staleOf = (client: QueryClient, keys: readonly (readonly unknown[])[]) =>
  keys.filter((key) => client.getQueryState(key)?.isInvalidated);

test('a changed claim shows at once wherever the seller sees it, and all of it is read again', () => {
  const client = filledCache();
  const paused = aMyClaim({ status: 'paused', lock_version: 4 });
  rememberClaim(client, paused);
  expect(client.getQueryData(getGetMyClaimQueryKey(7))).toEqual(paused);
  expect(rows(client)).toEqual([
    [7, 'paused'],
    [8, 'open'],
  ]);
  const all = [LIST, PORTAL, ...MARKETPLACE];
  expect(staleOf(client, all)).toEqual(all);
});

test('a claim that was never listed leaves the marketplace as it is', () => {
  const client = filledCache();
  rememberClaim(client, aMyClaim({ status: 'in_review', listed_at: null }));
  expect(staleOf(client, [LIST, PORTAL])).toEqual([LIST, PORTAL]);
  expect(staleOf(client, MARKETPLACE)).toEqual([]);
});

test('a deleted draft is gone from the lists and from its own address', () => {
  const client = filledCache();
  forgetClaim(client, 7);
  expect(rows(client)).toEqual([[8, 'open']]);
  expect(client.getQueryData(getGetMyClaimQueryKey(7))).toBeUndefined();
  expect(staleOf(client, [LIST, PORTAL])).toEqual([LIST, PORTAL]);
});
