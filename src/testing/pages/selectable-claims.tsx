import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { getListMyClaimsQueryOptions, pauseMyClaim } from '@generated/api/my-claims/my-claims';
import type { MyClaimSort, MyClaimSummary } from '@generated/model';
import { getListMyClaimsMockHandler200 } from '@generated/msw/my-claims/my-claims.msw';
import { listMyClaimsQuery } from '@generated/queries/my-claims';
import type { BulkAct } from '@/table/bulk/bulk-act';
import type { Column } from '@/table/columns/column';
import { percentColumn, referenceColumn, statusColumn } from '@/table/columns/columns';
import { ListPage } from '@/table/list-page';
import type { mockExchange } from '../exchange';
import { aMyClaimSummary } from '../my-claims';
import { renderPage } from '../render-page';
// Fetched on demand by the list; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import '@/table/bulk/bulk-bar';
import '@/table/bulk/bulk-outcome';
import 'p-map';
import '@/table/export/export-dialog';
import '@/table/export/make-csv';
import '@/table/view/view-popover';

const columns: readonly Column<MyClaimSummary, MyClaimSort>[] = [
  {
    ...referenceColumn<MyClaimSummary>({
      key: 'reference',
      header: 'Reference',
      value: (claim) => claim.reference,
    }),
    // A row is called as its title says, whatever its export begins with.
    values: { Case: (claim) => claim.case.name, Reference: (claim) => claim.reference },
  },
  statusColumn({ key: 'status', header: 'Status', value: ({ status }) => ({ label: status }) }),
  percentColumn({ key: 'ask', header: 'Ask', value: (claim) => claim.ask_percent }),
  percentColumn({
    key: 'bid',
    header: 'Best bid',
    isOptional: true,
    value: (claim) => claim.best_bid_percent,
  }),
];

export const pause: BulkAct<MyClaimSummary> = {
  label: 'Pause',
  done: 'paused',
  isPossible: ({ status }) => status === 'open',
  question: () => ({ consequence: 'Buyers cannot bid until you resume.' }),
  send: ({ id, lock_version }) => pauseMyClaim(id, { lock_version }),
};

/**
 * Opens a list of these claims, with an act on several of them.
 * @param about a total that is estimated on every full page, as of a long list.
 */
export function openClaims(
  exchange: ReturnType<typeof mockExchange>,
  claims: MyClaimSummary[],
  about?: number,
) {
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListMyClaimsMockHandler200(({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked(search);
      const size = Number(searchParams.get('per_page') ?? 25);
      const first = (Number(searchParams.get('page') ?? 1) - 1) * size;
      return {
        current_page: 1,
        ...(about !== undefined && first + size <= claims.length
          ? { total_count: about, total_is_estimate: true }
          : { total_count: claims.length }),
        my_claims: claims.slice(first, first + size),
      };
    }),
  );
  const rendered = renderPage(
    <ListPage
      of="myClaims"
      title="Claims"
      name="claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listMyClaimsQuery}
      read={(params) => getListMyClaimsQueryOptions(params)}
      rows={(page) => page.my_claims}
      columns={columns}
      defaultSort="Last change first"
      bulk={[pause]}
      rowPath={({ id }) => `/my-claims/${id}`}
      empty={{ description: 'Claims appear here.', next: { label: 'Sell a claim', to: '/sell' } }}
    />,
    '/my-claims',
  );
  return { asked, ...rendered };
}

export const someClaims = (count: number, status: MyClaimSummary['status'] = 'open') =>
  Array.from({ length: count }, (_, index) =>
    aMyClaimSummary({ id: index + 1, reference: `CLM-${index + 1}`, status }),
  );
export const box = (reference: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${reference}` });
