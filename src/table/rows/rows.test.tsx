import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openList, type OpenedList } from '@/testing/claim-list';
import { mockExchange } from '@/testing/exchange';
import { aClaimSummary } from '@/testing/marketplace';
import { onWideScreen } from '@/testing/browser/screen-width';

const exchange = mockExchange();
const open = (opened?: OpenedList) => openList(exchange, opened);
const firstRow = () => screen.findByRole('link', { name: 'CLM-7K3F9Q' });

test('on a phone a row is its title with its state, then its numbers; the rest stays for its page', async () => {
  open();
  await firstRow();
  expect(screen.queryByRole('table')).toBeNull();
  const [row] = within(screen.getByRole('list', { name: 'Claims' })).getAllByRole('listitem');
  expect(row?.textContent).toBe('CLM-7K3F9QKind CustomerFace $300,000.00');
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
