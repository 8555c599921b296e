import { screen, within } from '@testing-library/react';
import { delay } from 'msw';
import { expect, test } from 'vitest';
import { getListClaimsQueryOptions } from '@generated/api/marketplace/marketplace';
import type { ClaimSummary } from '@generated/model';
import { getListClaimsMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { listClaimsQuery } from '@generated/queries/marketplace';
import { mockExchange } from '@/testing/exchange';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import { referenceColumn } from '../columns/columns';
import { List } from '../list';

const exchange = mockExchange();

/** A list whose rows do not come. */
async function open(expectedRows?: number) {
  exchange.use(
    getListClaimsMockHandler200(async () => {
      await delay('infinite');
      return { current_page: 1, total_count: 0, claims: [] };
    }),
  );
  renderPage(
    <List
      name="claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listClaimsQuery}
      read={(params) => getListClaimsQueryOptions(params)}
      rows={(page) => page.claims}
      columns={[
        referenceColumn<ClaimSummary>({
          key: 'claim',
          header: 'Claim',
          value: (claim) => claim.reference,
        }),
      ]}
      defaultSort="Newest first"
      empty={{ description: 'Claims appear here.' }}
      {...(expectedRows && { expectedRows })}
    />,
  );
  return within(await screen.findByRole('region', { name: 'Claims' }));
}

test('of a page of 25 rows eight are drawn before they are known, above room for the others', async () => {
  onWideScreen();
  const region = await open();
  const rows = region.getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.filter((row) => row.querySelector('.skeleton'))).toHaveLength(8);
  expect(rows).toHaveLength(9);
  expect(rows.at(-1)?.querySelector<HTMLElement>('.row-room')?.style.height).toBe('59.5rem');
});

test('of a list that is expected to be short there is no room for more', async () => {
  onWideScreen();
  const region = await open(5);
  expect(region.getAllByRole('row', { hidden: true })).toHaveLength(1 + 5);
});
