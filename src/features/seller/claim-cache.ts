import type { QueryClient } from '@tanstack/react-query';
import {
  invalidateGetCase,
  invalidateGetClaim,
  invalidateGetFeaturedClaims,
  invalidateListCases,
  invalidateListClaims,
} from '@generated/api/marketplace/marketplace';
import {
  getGetMyClaimQueryKey,
  getListMyClaimsQueryKey,
  invalidateGetMyClaim,
  invalidateGetSellerPortal,
  invalidateListMyClaims,
} from '@generated/api/my-claims/my-claims';
import type { MyClaim, MyClaimPage, MyClaimSummary } from '@generated/model';

/**
 * Takes over a claim as the exchange has just answered it. Rows show it at once and with its new version; lists, portal
 * and marketplace are read again.
 */
export function rememberClaim(queryClient: QueryClient, claim: MyClaim): void {
  queryClient.setQueryData(getGetMyClaimQueryKey(claim.id), claim);
  changeRows(queryClient, (rows) => rows.map((row) => (row.id === claim.id ? claim : row)));
  refreshLists(queryClient);
  if (claim.listed_at === null) return;
  void invalidateGetClaim(queryClient, claim.id);
  void invalidateListClaims(queryClient);
  void invalidateGetFeaturedClaims(queryClient);
  void invalidateListCases(queryClient);
  void invalidateGetCase(queryClient, claim.case.case_code);
}

/** A draft that is no more. What is on the screen stays until its page is left: reading it again would fail. */
export function forgetClaim(queryClient: QueryClient, id: number): void {
  queryClient.removeQueries({ queryKey: getGetMyClaimQueryKey(id), type: 'inactive' });
  changeRows(queryClient, (rows) => rows.filter((row) => row.id !== id));
  refreshLists(queryClient);
}

/** Reads again what turned out to be another state than the one shown. */
export function refreshClaim(queryClient: QueryClient, id: number): void {
  void invalidateGetMyClaim(queryClient, id);
  refreshLists(queryClient);
}

function refreshLists(queryClient: QueryClient): void {
  void invalidateListMyClaims(queryClient);
  void invalidateGetSellerPortal(queryClient);
}

function changeRows(
  queryClient: QueryClient,
  change: (rows: MyClaimSummary[]) => MyClaimSummary[],
): void {
  queryClient.setQueriesData<MyClaimPage>(
    { queryKey: getListMyClaimsQueryKey() },
    (page) => page && { ...page, my_claims: change(page.my_claims) },
  );
}
