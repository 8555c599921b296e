import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NegotiationSummary } from '@generated/model';
import {
  getListNegotiationsMockHandler200,
  getListNegotiationsMockHandler422,
} from '@generated/msw/negotiations/negotiations.msw';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { negotiationColumns } from '@/negotiations/negotiation-columns';
import { toCsv } from '@/table/export/csv';
import { aNegotiationSummary } from '@/testing/negotiations';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';
import NegotiationsPage from './negotiations-page';

const exchange = mockExchange();

function open(negotiations: NegotiationSummary[], path = '/negotiations', total?: number) {
  const asked = vi.fn<(search: string) => void>();
  exchange.use(
    getListNegotiationsMockHandler200(({ request }) => {
      asked(decodeURIComponent(new URL(request.url).search));
      return { current_page: 1, total_count: total ?? negotiations.length, negotiations };
    }),
  );
  return { asked, ...renderPage(<NegotiationsPage />, path) };
}

const LATE = '2026-01-05T09:00:00.000Z';

test('a row says what is negotiated with whom, how far it is and whose turn it is', async () => {
  onWideScreen();
  open([
    aNegotiationSummary({ due_at: LATE }),
    aNegotiationSummary({ id: 32, reference: 'NEG-2M8QXT', role: 'seller', awaiting: 'staff' }),
  ]);
  const mine = within(await screen.findByRole('row', { name: /NEG-4Q8W2H/ }));
  expect(mine.getByRole('link', { name: 'NEG-4Q8W2H' }).getAttribute('href')).toBe(
    '/negotiations/31',
  );
  expect(mine.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining([
      'FTX',
      'You buy from Sofia Marchetti',
      '116.00 %',
      '$293,625.46',
      'Diligence',
      'Your turn',
      'Overdue since Jan 5, 2026',
    ]),
  );
  const other = within(screen.getByRole('row', { name: /NEG-2M8QXT/ }));
  expect(other.getAllByRole('cell')[1]?.textContent).toBe('You sell to Sofia Marchetti');
  expect(other.getByText('Our staff’s turn')).toBeTruthy();
});

test.each(['/negotiations', '/negotiations?view=board'])(
  'while a transfer can be objected to, it is nobody’s turn, and the last day for it is said at %s',
  async (path) => {
    onWideScreen();
    const filed = {
      status: 'transfer',
      awaiting: 'staff',
      objection_deadline_on: '2099-12-12',
    } as const;
    open([aNegotiationSummary(filed)], path);
    expect(await screen.findByText('Objection period')).toBeTruthy();
    // Not the later day by which our staff complete it.
    expect(screen.getByText('Dec 12, 2099')).toBeTruthy();
    expect(screen.queryByText('Nov 20, 2099')).toBeNull();
    expect(screen.queryByText(/turn$/)).toBeNull();
  },
);

test.each(['/negotiations', '/negotiations?view=board'])(
  'what the buyer has not seen yet is marked at %s',
  async (path) => {
    onWideScreen();
    open(
      [
        aNegotiationSummary({ has_news: true, unread_count: 2 }),
        aNegotiationSummary({ id: 32, reference: 'NEG-2M8QXT' }),
      ],
      path,
    );
    await screen.findByRole('link', { name: 'NEG-4Q8W2H' });
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(screen.getAllByText('unread messages')).toHaveLength(1);
  },
);

test('stage and turn narrow the list by the address, and the order is sent as the contract names it', async () => {
  onWideScreen();
  const { asked, person } = open(
    [aNegotiationSummary()],
    '/negotiations?status=diligence,signing&awaiting=buyer',
  );
  await screen.findByRole('row', { name: /NEG-4Q8W2H/ });
  expect(asked).toHaveBeenLastCalledWith('?status=diligence,signing&awaiting=buyer');
  expect(screen.getByRole('button', { name: 'Remove filter Stage: Signing' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /Due/ }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      '?status=diligence,signing&awaiting=buyer&sort_by=due_at&sort_direction=asc',
    ),
  );
});

test('the board shows sales by stage, is in the address and keeps the other filters', async () => {
  onWideScreen();
  const { asked, person } = open(
    [
      aNegotiationSummary(),
      aNegotiationSummary({ id: 32, reference: 'NEG-2M8QXT', status: 'signing' }),
    ],
    '/negotiations?status=open&awaiting=buyer,both',
  );
  await screen.findByRole('row', { name: /NEG-4Q8W2H/ });
  await person.click(screen.getByRole('button', { name: 'Board' }));
  const diligence = within(await screen.findByRole('region', { name: 'Diligence' }));
  expect(diligence.getByRole('link', { name: 'NEG-4Q8W2H' }).getAttribute('href')).toBe(
    '/negotiations/31',
  );
  expect(diligence.getByText('$293,625.46')).toBeTruthy();
  expect(diligence.queryByText('NEG-2M8QXT')).toBeNull();
  const lanes = within(screen.getByRole('region', { name: /negotiations/i })).getAllByRole(
    'heading',
  );
  // In the order in which a sale goes through them.
  expect(lanes.map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual([
    'Diligence',
    'Signing',
    'Payment',
    'Transfer',
    'Completed',
  ]);
  const signing = within(screen.getByRole('region', { name: 'Signing' }));
  expect(signing.getByRole('link', { name: 'NEG-2M8QXT' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Payment' })).getByText('None')).toBeTruthy();
  // All stages of a sale, whatever stage the address names: the lanes are the filter.
  expect(asked.mock.lastCall?.[0]).toContain('status=diligence,signing,payment,transfer,completed');
  expect(asked.mock.lastCall?.[0]).toContain('awaiting=buyer,both');
  expect(asked.mock.lastCall?.[0]).toContain('sort_by=due_at&sort_direction=asc');
  expect(window.location.search).toBe('?status=open&awaiting=buyer,both&view=board');
  expect(screen.queryByRole('button', { name: /Remove filter Stage/ })).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Remove filter Turn: Buyer' }));
  await waitFor(() => expect(window.location.search).toBe('?awaiting=both&view=board'));
  await person.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('row', { name: /NEG-4Q8W2H/ })).toBeTruthy();
  expect(window.location.search).toBe('?awaiting=both');
});

const tab = (name: string) => screen.getByRole('link', { name });

test('whether what is bought or sold is listed is seen, and taken away without the other filters', async () => {
  onWideScreen();
  const { asked, person } = open(
    [aNegotiationSummary()],
    '/negotiations?role=buyer&status=payment,signing&page=2',
  );
  await screen.findByRole('row', { name: /NEG-4Q8W2H/ });
  expect(asked).toHaveBeenLastCalledWith('?page=2&role=buyer&status=payment,signing');
  expect(tab('You buy').getAttribute('aria-current')).toBe('page');
  await person.click(tab('All'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?status=payment,signing'));
  expect(window.location.search).toBe('?status=payment,signing');
  expect(tab('All').getAttribute('aria-current')).toBe('page');
  await person.click(tab('You sell'));
  await person.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(window.location.search).toBe('?role=seller'));
});

test('the side that is listed is chosen on the board and on a phone alike', async () => {
  const { asked, person } = open([aNegotiationSummary()], '/negotiations?view=board');
  await screen.findByRole('region', { name: 'Diligence' });
  await person.click(tab('You sell'));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toContain('role=seller'));
  expect(window.location.search).toBe('?view=board&role=seller');
  expect(screen.getByRole('region', { name: 'Diligence' })).toBeTruthy();
});

test('who sells nothing yet is led to sell a claim', async () => {
  open([], '/negotiations?role=seller');
  const next = await screen.findByRole('link', { name: 'Sell a claim' });
  expect(next.getAttribute('href')).toBe('/claim-onboarding');
});

test('a board that has no room for all says so', async () => {
  open([aNegotiationSummary()], '/negotiations?view=board', 140);
  expect(await screen.findByText(/The first 1 of 140 are on the board/)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages of negotiations' })).toBeNull();
});

test('a phone shows a row in two lines, and in a third until when it is the reader’s turn', async () => {
  open([
    aNegotiationSummary(),
    aNegotiationSummary({ id: 32, reference: 'NEG-2M8QXT', awaiting: 'seller' }),
    aNegotiationSummary({ id: 33, reference: 'NEG-7T5K2P', awaiting: 'seller', due_at: LATE }),
  ]);
  const [mine, theirs, late] = await screen.findAllByRole('listitem');
  for (const text of ['NEG-4Q8W2H', 'FTX', 'Diligence', 'Amount $293,625.46Price 116.00 %'])
    expect(mine?.textContent).toContain(text);
  expect(mine?.textContent).toMatch(/Your turn until Nov 20, 2099$/);
  expect(theirs?.textContent).toMatch(/116\.00 %$/);
  expect(late?.textContent).toMatch(/Seller’s turn · Overdue since Jan 5, 2026$/);
});

test('a phone names the counterparty, and who buys from whom', async () => {
  open([
    aNegotiationSummary(),
    aNegotiationSummary({ id: 32, role: 'seller', counterparty_label: 'Buyer 4821' }),
  ]);
  const [bought, sold] = await screen.findAllByRole('listitem');
  expect(bought?.textContent).toContain('You buy from Sofia Marchetti');
  expect(sold?.textContent).toContain('You sell to Buyer 4821');
});

test('on a phone deadlines are put in order by how soon they end', async () => {
  const { asked, person } = open([aNegotiationSummary()]);
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  await person.selectOptions(order, 'Due, soonest first');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('?sort_by=due_at&sort_direction=asc'));
  expect(within(order).getByRole('option', { name: 'Last change, newest first' })).toBeTruthy();
});

test.each([
  ['/negotiations', /^A negotiation starts with an offer\./],
  ['/negotiations?view=board', 'No sale is under way. Open offers stand in the table.'],
])('without a row %s says why, and leads to the marketplace', async (path, why) => {
  open([], path);
  expect(await screen.findAllByText(why)).not.toEqual([]);
  expect(screen.getByRole('link', { name: 'Browse the marketplace' })).toBeTruthy();
});

test('a list that could not be read says why and tries again', async () => {
  exchange.use(getListNegotiationsMockHandler422(aRefusal('validation_failed', 'It broke.')));
  renderPage(<NegotiationsPage />, '/negotiations');
  expect(await screen.findByText('It broke.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a price can be recalculated from the file of an export', () => {
  const [heads, row] = toCsv(
    [negotiationColumns.price, negotiationColumns.amount],
    [aNegotiationSummary({ face_amount: '100000' })],
  ).split('\r\n');
  expect(heads).toContain(
    '"Price, % of face",Face,Amount,Buyer’s fee,"After fees, buyer",Seller’s fee,"After fees, seller",Currency',
  );
  expect(row).toContain('116,100000,293625.46,2936.25,296561.71,2936.25,290689.21,USD');
});
