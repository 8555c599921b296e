import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getListClaimsQueryOptions } from '@generated/api/marketplace/marketplace';
import type { ClaimSort, ClaimSummary } from '@generated/model';
import {
  getListClaimsMockHandler200,
  getListClaimsMockHandler422,
} from '@generated/msw/marketplace/marketplace.msw';
import { listClaimsQuery } from '@generated/queries';
import { readAmount } from '@/domain/decimal-input';
import { formatAmount } from '@/domain/money';
import { mockExchange } from '@/testing/exchange';
import { aClaimSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/screen-width';
import type { Column } from './columns/column';
import { dateColumn, moneyColumn, referenceColumn, statusColumn } from './columns/columns';
import { ListPage } from './list-page';
// Fetched on demand by the list; read ahead here, so that no test waits for it.
import './filters/filter-sheet';
import './filters/range-popover';
import '@/ui/filters/choice-popover';

const exchange = mockExchange();

const TYPES = [
  { value: 'customer', label: 'Customer' },
  { value: 'trade', label: 'Trade' },
] as const;

const columns: readonly Column<ClaimSummary, ClaimSort>[] = [
  referenceColumn({ key: 'reference', header: 'Reference', value: (claim) => claim.reference }),
  statusColumn({
    key: 'kind',
    header: 'Kind',
    onPhone: 'state',
    value: (claim) => ({ label: claim.claim_type === 'trade' ? 'Trade' : 'Customer' }),
  }),
  moneyColumn({
    key: 'face',
    header: 'Face',
    sortBy: 'face_amount',
    onPhone: 'fact',
    value: (claim) => ({ amount: claim.face_amount, currency: claim.currency }),
  }),
  dateColumn({
    key: 'listed',
    header: 'Listed',
    sortBy: 'listed_at',
    value: (claim) => claim.listed_at,
  }),
];

function Claims({ leadNowhere = false }) {
  return (
    <ListPage
      of="adminClaims"
      title="All claims"
      name="claims"
      noun={{ one: 'claim', many: 'claims' }}
      query={listClaimsQuery}
      read={(params) => getListClaimsQueryOptions(params)}
      rows={(page) => page.claims}
      columns={columns}
      defaultSort="Newest first"
      search={{ label: 'Search claims', placeholder: 'Reference' }}
      filters={[
        { kind: 'choice', param: 'claim_type', label: 'Type', options: TYPES },
        {
          kind: 'range',
          min: 'min_face_amount',
          max: 'max_face_amount',
          label: 'Face',
          unit: 'USD',
          read: (text) => readAmount(text, 'USD'),
          asksFor: 'Enter an amount.',
          format: (amount) => formatAmount(amount, 'USD'),
        },
        {
          kind: 'record',
          param: 'case_id',
          label: 'Case',
          nameIn: (claim, id) => (claim.case.id === id ? claim.case.name : null),
        },
      ]}
      rowPath={leadNowhere ? undefined : ({ id }) => `/claim/${id}`}
      empty={{ description: 'Claims appear here.', next: { label: 'Sell a claim', to: '/sell' } }}
    />
  );
}

interface Opened {
  at?: string;
  claims?: ClaimSummary[];
  total?: number;
  isEstimate?: boolean;
  leadNowhere?: boolean;
}

/** Opens the list; `asked` holds the queries that were sent, the latest last. */
function open({
  at = '',
  claims = [aClaimSummary()],
  total = claims.length,
  isEstimate = false,
  leadNowhere = false,
}: Opened = {}) {
  const asked: string[] = [];
  exchange.use(
    getListClaimsMockHandler200(({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: total, total_is_estimate: isEstimate, claims };
    }),
  );
  return { asked, ...renderPage(<Claims leadNowhere={leadNowhere} />, `/claims${at}`) };
}

const firstRow = () => screen.findByRole('link', { name: 'CLM-7K3F9Q' });

test.each(['wide screen', 'phone'])(
  'a row that leads nowhere has no link on a %s',
  async (screenOf) => {
    if (screenOf === 'wide screen') onWideScreen();
    open({ leadNowhere: true });
    expect(await screen.findByText('CLM-7K3F9Q')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'CLM-7K3F9Q' })).toBeNull();
  },
);

test('an address with filters asks for exactly them, joined by commas, and shows them as chips', async () => {
  onWideScreen();
  const { asked, person } = open({ at: '?claim_type=customer,trade&case_id=1&min_face_amount=25' });
  await firstRow();
  expect(asked).toEqual(['?case_id=1&claim_type=customer,trade&min_face_amount=25']);
  const chips = screen.getByRole('group', { name: 'Active filters' });
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual([
    'Type:\u00a0Customer',
    'Type:\u00a0Trade',
    'Face:\u00a0from $25.00',
    'Case:\u00a0FTX',
    'Clear all',
  ]);

  await person.click(screen.getByRole('button', { name: 'Remove filter Type: Customer' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?case_id=1&claim_type=trade&min_face_amount=25'));
  await person.click(screen.getByRole('button', { name: 'Remove filter Face: from $25.00' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?case_id=1&claim_type=trade'));
  await person.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
});

test('what an address says and the contract does not allow is left out', async () => {
  const { asked } = open({ at: '?claim_type=none&sort_by=price&page=0&min_face_amount=-1' });
  await firstRow();
  expect(asked).toEqual(['']);
});

test('a filter is set by its control and kept in the address', async () => {
  onWideScreen();
  const { asked, person } = open({ at: '?page=2', total: 80 });
  await firstRow();
  await person.click(screen.getByRole('button', { name: 'Type' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Trade' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?claim_type=trade'));
  await person.keyboard('{Escape}');
  await person.click(screen.getAllByRole('button', { name: 'Face' })[0] ?? document.body);
  await person.type(await screen.findByLabelText('From, in USD'), '$25,000');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?claim_type=trade&min_face_amount=25000'));
  expect(window.location.search).toBe('?claim_type=trade&min_face_amount=25000');
});

test('an amount that is none is refused beside its field', async () => {
  onWideScreen();
  const { person } = open();
  await firstRow();
  await person.click(screen.getAllByRole('button', { name: 'Face' })[0] ?? document.body);
  await person.type(await screen.findByLabelText('From, in USD'), '1,5');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Enter an amount.')).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('a head orders upwards, downwards, and not at all; only an order is sent', async () => {
  onWideScreen();
  const { asked, person } = open();
  await firstRow();
  const column = screen.getByRole('columnheader', { name: 'Face' });
  const head = within(column).getByRole('button');
  await person.click(head);
  await waitFor(() => expect(asked.at(-1)).toBe('?sort_by=face_amount&sort_direction=asc'));
  expect(column.ariaSort).toBe('ascending');
  await person.click(head);
  await waitFor(() => expect(asked.at(-1)).toBe('?sort_by=face_amount&sort_direction=desc'));
  await person.click(head);
  await waitFor(() => expect(column.ariaSort).toBe('none'));
  expect(window.location.search).toBe('');
});

test('a search is sent once, when the typing rests, and starts at the first page', async () => {
  const { asked, person } = open({ at: '?page=3', total: 80 });
  await firstRow();
  await person.type(screen.getByRole('searchbox', { name: 'Search claims' }), '7K3F');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=7K3F'));
  expect(asked).toEqual(['?page=3', '?search=7K3F']);
});

test('how many rows there are, and that there are none, is said by one live region', async () => {
  open({ total: 80 });
  const spoken = screen.getAllByRole('status')[0];
  expect(spoken?.textContent).toBe('');
  await firstRow();
  expect(spoken?.textContent).toBe('Claims: 80, page 1 of 4');
});

test('a total that is an estimate is said as one, and leads from page to page all the same', async () => {
  const { asked, person } = open({ at: '?page=2', total: 99_480, isEstimate: true });
  await firstRow();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    'Claims: about 99,000, page 2 of about 4,000',
  );
  const pages = screen.getByRole('navigation', { name: 'Pages of claims' });
  expect(pages.textContent).toContain('26–50 of about 99,000 claims');
  expect(pages.textContent).toContain('Page 2 /  of about 4,000');
  await person.click(within(pages).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?page=3'));
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(within(sheet).getByRole('button', { name: 'Show about 99,000 claims' })).toBeTruthy();
});

test('filters that nothing matches say so and can be cleared; a list without rows says what would be here', async () => {
  const { person } = open({ at: '?claim_type=trade', claims: [] });
  expect(
    await screen.findByText('No claim matches this search and these filters.', {
      ignore: '[role=status]',
    }),
  ).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Claims appear here.', { ignore: '[role=status]' })).toBeTruthy();
  expect(window.location.search).toBe('');
});

test('a page beyond the last says so and leads back to the last', async () => {
  const { asked, person } = open({ at: '?page=99', claims: [], total: 80 });
  const pages = await screen.findByRole('navigation', { name: 'Pages of claims' });
  expect(pages.textContent).toContain('None of 80');
  expect(screen.getAllByText('The list ends before this page.').length).toBeGreaterThan(0);
  await person.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?page=4'));
});

test('a list that cannot be read says why and can be asked for again', async () => {
  exchange.use(
    getListClaimsMockHandler422({
      message: 'Please check the marked fields.',
      code: 'validation_failed',
      request_id: 'req-77',
    }),
  );
  const { person } = renderPage(<Claims />, '/claims');
  expect(await screen.findByText('req-77')).toBeTruthy();
  exchange.use(
    getListClaimsMockHandler200({ current_page: 1, total_count: 1, claims: [aClaimSummary()] }),
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await firstRow()).toBeTruthy();
});

test('on a phone a row is its title with its state, then its numbers; the rest stays for its page', async () => {
  open();
  await firstRow();
  expect(screen.queryByRole('table')).toBeNull();
  const [row] = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
  expect(row?.textContent).toBe('CLM-7K3F9QCustomerFace$300,000.00');
});

test('on a phone filters open in a sheet that says how many are set, and the order is a list', async () => {
  const { asked, person } = open();
  await firstRow();
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await person.click(within(sheet).getByRole('checkbox', { name: 'Trade' }));
  await waitFor(() => expect(asked.at(-1)).toBe('?claim_type=trade'));
  await person.click(await within(sheet).findByRole('button', { name: 'Show 1 claim' }));
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeTruthy();

  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  await person.selectOptions(order, 'Face, highest first');
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?claim_type=trade&sort_by=face_amount&sort_direction=desc'),
  );
  await person.selectOptions(order, 'Newest first');
  await waitFor(() => expect(window.location.search).toBe('?claim_type=trade'));
});

test('the keys move between the rows, in the same column of controls', async () => {
  onWideScreen();
  const claims = [7, 8, 9].map((id) => aClaimSummary({ id, reference: `CLM-${id}` }));
  const { person } = open({ claims });
  const first = await screen.findByRole('link', { name: 'CLM-7' });
  first.focus();
  const focused = () => document.activeElement?.textContent;
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('CLM-8');
  await person.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('CLM-7');
  await person.keyboard('{End}');
  expect(focused()).toBe('CLM-9');
  await person.keyboard('{Home}');
  expect(focused()).toBe('CLM-7');
});
