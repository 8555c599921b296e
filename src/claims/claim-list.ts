import { listClaimsQuery } from '@generated/queries';
import type { ClaimPage } from '@generated/model';

/** What every list of the claims on offer has, whichever of them it shows. */
export const claimList = {
  noun: { one: 'claim', many: 'claims' },
  query: listClaimsQuery,
  rows: (page: ClaimPage) => page.claims,
  defaultSort: 'Newest first',
};
