import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getListClaimsMockHandler200,
  getListClaimsMockHandler422,
  getListClaimsMockHandler500,
} from '@generated/msw/marketplace/marketplace.msw';
import { ClaimList, openList, type OpenedList } from '@/testing/claim-list';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aClaimSummary } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { onWideScreen } from '@/testing/browser/screen-width';

const exchange = mockExchange();
const open = (opened?: OpenedList) => openList(exchange, opened);
const firstRow = () => screen.findByRole('link', { name: 'CLM-7K3F9Q' });
afterEach(() => void vi.useRealTimers());

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

test('what would narrow the list without a sign is left out of an address', async () => {
  const { asked } = open({ at: '?recourse=full&min_ask_percent=50&claim_type=trade&search=CLM' });
  await firstRow();
  expect(asked).toEqual(['?search=CLM&claim_type=trade']);
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

test('on a phone a range that is typed narrows the list when its box is left, as the boxes beside it do', async () => {
  const { asked, person } = open({ at: '?page=2', total: 80 });
  await firstRow();
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await person.type(sheet.getByLabelText('From, in USD'), '25000');
  await person.click(sheet.getByRole('button', { name: 'Show 80 claims' }));
  await waitFor(() => expect(asked).toEqual(['?page=2', '?min_face_amount=25000']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a phone a range is applied by Enter, and one that is none keeps the sheet open until it is mended or cleared', async () => {
  const { person } = open();
  await firstRow();
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const [from, to] = [sheet.getByLabelText('From, in USD'), sheet.getByLabelText('To, in USD')];
  await person.type(from, '500{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?min_face_amount=500'));
  await person.type(to, '20');
  await person.click(await sheet.findByRole('button', { name: 'Show 1 claim' }));
  expect(sheet.getByText('This must not be below the lower end.')).toBeTruthy();
  expect(document.activeElement).toBe(to);
  await person.click(sheet.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await person.click(await sheet.findByRole('button', { name: 'Show 1 claim' }));
  expect(screen.queryByRole('dialog')).toBeNull();
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
  const { asked } = open({ at: '?page=3', total: 80 });
  await firstRow();
  const search = screen.getByRole('searchbox', { name: 'Search claims' });
  // By a clock that stands still, however long the machine takes for each key.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const value of ['7', '7K', '7K3', '7K3F']) {
    fireEvent.change(search, { target: { value } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(window.location.search).toBe('?page=3');
  }
  await act(() => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
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

test('while other filters are read, nothing of the old answer is said of them', async () => {
  const { person } = open({ at: '?claim_type=trade', claims: [] });
  await screen.findAllByText('No claim matches this search and these filters.');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  exchange.use(
    getListClaimsMockHandler200(async () => {
      await isAnswered;
      return { current_page: 1, total_count: 73, claims: [aClaimSummary()] };
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('region', { name: 'Claims' })).toBeTruthy();
  expect(screen.queryByText('Claims appear here.')).toBeNull();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('');
  answer();
  await firstRow();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Claims: 73, page 1 of 3');

  exchange.use(http.get('/api/api/claims', () => delay('infinite')));
  await person.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await person.click(sheet.getByRole('checkbox', { name: 'Customer' }));
  expect(await sheet.findByRole('button', { name: 'Show claims' })).toBeTruthy();
});

test('a page beyond the last says so and leads back to the last', async () => {
  const { asked, person } = open({ at: '?page=99', claims: [], total: 80 });
  const pages = await screen.findByRole('navigation', { name: 'Pages of claims' });
  expect(pages.textContent).toContain('None of 80');
  expect(pages.textContent).toContain('4 pages');
  expect(pages.textContent).not.toContain('99');
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
  const { person } = renderPage(<ClaimList />, '/claims');
  expect(await screen.findByText('req-77')).toBeTruthy();
  exchange.use(
    getListClaimsMockHandler200({ current_page: 1, total_count: 1, claims: [aClaimSummary()] }),
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await firstRow()).toBeTruthy();
});

test('rows that could not be read again stay, and say that they may be out of date', async () => {
  onWideScreen();
  const { person } = open();
  await firstRow();
  exchange.use(getListClaimsMockHandler500(aRefusal('internal_error', 'This did not work.')));
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(await firstRow()).toBeTruthy();
  exchange.use(
    getListClaimsMockHandler200({ current_page: 1, total_count: 1, claims: [aClaimSummary()] }),
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
});
