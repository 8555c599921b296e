import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getListAdminNegotiationsMockHandler200 } from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import type { AdminNegotiationSummary } from '@generated/model';
import { mockExchange } from '@/testing/exchange';
import { anAdminNegotiationSummary } from '@/testing/negotiations';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import NegotiationsPage from './negotiations-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/table/export/export-dialog';
import '@/table/export/make-csv';

const exchange = mockExchange();

function open(
  negotiations: AdminNegotiationSummary[],
  path = '/admin/negotiations',
  { isWide = true } = {},
) {
  if (isWide) onWideScreen();
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListAdminNegotiationsMockHandler200(({ request }) => {
      asked(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: negotiations.length, negotiations };
    }),
  );
  return { asked, ...renderPage(<NegotiationsPage />, path) };
}

const LATE = anAdminNegotiationSummary({
  id: 30,
  reference: 'NEG-2M8QXT',
  status: 'payment',
  awaiting: 'buyer',
  due_at: '2026-01-05T09:00:00.000Z',
});

test('a row names both sides, the stage, whose turn it is, and what is overdue', async () => {
  const { asked } = open([LATE, anAdminNegotiationSummary()]);
  const late = within(await screen.findByRole('row', { name: /NEG-2M8QXT/ }));
  expect(late.getByRole('link', { name: 'NEG-2M8QXT' }).getAttribute('href')).toBe(
    '/admin/negotiations/30',
  );
  expect(late.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([
      'Ben Okafor',
      'Sofia Marchetti',
      '$293,625.46At 116.00 %',
      'Payment',
      'Buyer’s turn',
      'Overdue since Jan 5, 2026',
    ]),
  );
  const filed = within(screen.getByRole('row', { name: /NEG-4Q8W2H/ }));
  expect(filed.queryByText(/Overdue/)).toBeNull();
  expect(filed.getByText('Objection period')).toBeTruthy();
  // What the list is sorted by: until when our staff complete it, and not the last day for objections before that.
  expect(filed.getByText('Dec 15, 2099')).toBeTruthy();
  expect(filed.getByText('To complete')).toBeTruthy();
  expect(filed.queryByText('Dec 12, 2099')).toBeNull();
  // The exchange's own order has the most urgent first.
  expect(asked).toHaveBeenLastCalledWith('');
});

test.each([
  ['to_file_or_complete=true', 'Transfers to file or complete: Yes'],
  ['to_file_or_complete=false', 'Transfers to file or complete: No'],
  ['overdue=false', 'Overdue: No'],
])(
  'what %s narrows to without a switch is said on a chip, which can be taken away',
  async (search, words) => {
    const { asked, person } = open([LATE], `/admin/negotiations?${search}`);
    const name = `Remove filter ${words}`;
    const chip = await screen.findByRole('button', { name });
    expect(asked).toHaveBeenLastCalledWith(`?${search}`);
    expect(screen.getByRole('switch', { name: 'Overdue' })).toHaveProperty('checked', false);
    await person.click(chip);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(''));
    expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

const OWING = anAdminNegotiationSummary({
  outstanding_fees: [
    { side: 'buyer', amount: '2936.25', due_at: '2026-01-05T09:00:00.000Z' },
    { side: 'seller', amount: '1468.13', due_at: null },
  ],
});
const FEES = ['Buyer’s $2,936.25, overdue since Jan 5, 2026', 'Seller’s $1,468.13, not due yet'];

test('fees that are outstanding say whose they are, how much, and until when', async () => {
  const due = { side: 'seller', amount: '1468.13', due_at: '2099-12-15T12:00:00.000Z' } as const;
  const paid = anAdminNegotiationSummary({ id: 32, reference: 'NEG-7T5K2P' });
  open(
    [OWING, { ...LATE, outstanding_fees: [due] }, paid],
    '/admin/negotiations?fee_outstanding=buyer,seller',
  );
  const feesOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .queryAllByRole('listitem')
      .map((item) => item.textContent);
  expect(await feesOf(/NEG-4Q8W2H/)).toEqual(FEES);
  expect(await feesOf(/NEG-2M8QXT/)).toEqual(['Seller’s $1,468.13, until Dec 15, 2099']);
  expect(await feesOf(/NEG-7T5K2P/)).toEqual([]);
});

test('a phone names the fees that are outstanding', async () => {
  open([OWING], '/admin/negotiations?fee_outstanding=seller', { isWide: false });
  const rows = within(await screen.findByRole('list', { name: 'Negotiations' }));
  const fees = within(rows.getByRole('list')).getAllByRole('listitem');
  expect(fees.map((fee) => fee.textContent)).toEqual(FEES);
  expect(screen.getByRole('option', { name: 'Earliest fee due first' })).toBeTruthy();
});

test('a phone names both sides, too', async () => {
  open([LATE], '/admin/negotiations', { isWide: false });
  const rows = await screen.findByRole('list', { name: 'Negotiations' });
  const row = within(rows).getByRole('listitem');
  expect(row.textContent).toContain('Seller Sofia MarchettiBuyer Ben Okafor');
});

test.each([
  [13, 'Ben Okafor'],
  [12, 'Sofia Marchetti'],
])('those of user %i are named as such, on either side', async (id, name) => {
  const { asked } = open([anAdminNegotiationSummary()], `/admin/negotiations?user_id=${id}`);
  const filter = { name: `Remove filter Buyer or seller: ${name}` };
  expect(await screen.findByRole('button', filter)).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith(`?user_id=${id}`);
});

test('the page says in which order the exchange has them', async () => {
  open([LATE]);
  expect(
    await screen.findByText(/first what our staff have to file, then the earliest deadlines/),
  ).toBeTruthy();
});

test('of what is completed the board shows the latest five, and leads to the table of all', async () => {
  const completed = Array.from({ length: 7 }, (_, index) =>
    anAdminNegotiationSummary({
      id: index + 1,
      reference: `NEG-${index + 1}`,
      status: 'completed',
      updated_at: `2026-01-0${index + 1}T09:00:00.000Z`,
    }),
  );
  open(completed, '/admin/negotiations?view=board');
  const lane = within(await screen.findByRole('region', { name: 'Completed' }));
  const all = await lane.findByRole('link', { name: 'All 7 completed' });
  expect(all.getAttribute('href')).toBe('/admin/negotiations?status=completed');
  expect(lane.getAllByRole('link', { name: /^NEG-/ }).map((link) => link.textContent)).toEqual([
    'NEG-7',
    'NEG-6',
    'NEG-5',
    'NEG-4',
    'NEG-3',
  ]);
});

test('a name that is cut in its column stands whole in its tooltip', async () => {
  open([anAdminNegotiationSummary({ buyer_name: 'Cosima Featherstonehaugh' })]);
  expect(await screen.findByTitle('Cosima Featherstonehaugh')).toBeTruthy();
});

test('the board of the staff names both sides of a sale in its stage', async () => {
  const { asked } = open([LATE, anAdminNegotiationSummary()], '/admin/negotiations?view=board');
  const payment = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(await payment.findByRole('link', { name: 'NEG-2M8QXT' })).toBeTruthy();
  expect(payment.getByText(/Sofia Marchetti to Ben Okafor/)).toBeTruthy();
  expect(payment.getByText(/Overdue since/)).toBeTruthy();
  const transfer = within(screen.getByRole('region', { name: 'Transfer' }));
  expect(transfer.getByText('Objection period')).toBeTruthy();
  expect(asked.mock.lastCall?.[0]).toContain('per_page=100');
});

test('without the filter by fees their column stands where it is chosen', async () => {
  const { person } = open([OWING]);
  const fees = { name: 'Fee outstanding' };
  expect(await screen.findByRole('row', { name: /NEG-4Q8W2H/ })).toBeTruthy();
  expect(screen.queryByRole('columnheader', fees)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Columns and density' }));
  await person.click(await screen.findByRole('checkbox', fees));
  expect(await screen.findByRole('columnheader', fees)).toBeTruthy();
});

test('the file of an export has the price beside the amount', async () => {
  const { person } = open([anAdminNegotiationSummary()]);
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:negotiations';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await screen.findByRole('row', { name: /NEG-4Q8W2H/ });
  await person.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('1 negotiation exported');
  const [heads, row] = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(heads).toContain(',"Price, % of face",Face,Amount,');
  expect(row).toContain(',116,253125.4,293625.46,');
});
