import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyClaim, User } from '@generated/model';
import {
  getGetMyClaimMockHandler200,
  getUpdateMyClaimMockHandler200,
  getUpdateMyClaimMockHandler409,
} from '@generated/msw/my-claims/my-claims.msw';
import { queryClient } from '@/api/query-client';
import { mockExchange } from '@/testing/exchange';
import { aMyClaim } from '@/testing/my-claims';
import { actions, openClaim } from '@/testing/pages/my-claim-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import './price-dialog';

const exchange = mockExchange();

async function openPriceDialog(claim: Partial<MyClaim> = {}, user: Partial<User> = {}) {
  const { person } = await openClaim(exchange, { claim, user });
  await person.click(actions().getByRole('button', { name: 'Change price' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change price' }));
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateMyClaimMockHandler200(async ({ request }) => {
      sent(await request.json());
      return aMyClaim({ ask_percent: '112.5', lock_version: 4 });
    }),
  );
  async function offer(ask: string) {
    await person.clear(dialog.getByLabelText('Ask, in percent of face'));
    if (ask) await person.type(dialog.getByLabelText('Ask, in percent of face'), ask);
    await person.click(dialog.getByRole('button', { name: 'Save price' }));
  }
  return { person, dialog, sent, offer };
}

test('a price that was changed elsewhere while the dialog stood open is not overwritten unsaid', async () => {
  const { sent, offer } = await openPriceDialog();
  exchange.use(getGetMyClaimMockHandler200(aMyClaim({ ask_percent: '99', lock_version: 9 })));
  await queryClient.invalidateQueries();
  expect((await screen.findAllByText('99.00 %')).length).toBeGreaterThan(0);
  await offer('112.5');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ lock_version: 3 });
});

test('a new price is saved on the version that was read', async () => {
  const { sent, offer } = await openPriceDialog();
  await offer('112.5 %');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    claim: { ask_percent: '112.5', minimum_percent: '110' },
    lock_version: 3,
  });
  expect(region('Price').getByText('112.50 %')).toBeTruthy();
});

test('who acts in the name of the seller sees no minimum, and leaves it as it is', async () => {
  const impersonator = { id: 1, name: 'Ada Whitlock' };
  const { dialog, sent, offer } = await openPriceDialog(
    { minimum_percent: null },
    { impersonator },
  );
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  await offer('112.5');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ claim: { minimum_percent: null } });
});

test('an empty ask opens the claim to offers', async () => {
  const { sent, offer } = await openPriceDialog();
  await offer('');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ claim: { ask_percent: null } });
});

test('a price far off the guide is saved only when it is meant', async () => {
  const { person, dialog, sent, offer } = await openPriceDialog();
  await offer('180');
  const doubt = await screen.findByRole('alertdialog', { name: 'Ask for 180.00 %?' });
  expect(doubt.textContent).toContain('108–137 %');
  await person.click(within(doubt).getByRole('button', { name: 'Change it' }));
  expect(sent).not.toHaveBeenCalled();
  const field = dialog.getByLabelText<HTMLInputElement>('Ask, in percent of face');
  expect(field.value).toBe('180');
  expect(document.activeElement).toBe(field);
  // It was not saved: Escape still loses nothing.
  await person.keyboard('{Escape}');
  expect(field.isConnected).toBe(true);

  await person.click(dialog.getByRole('button', { name: 'Save price' }));
  await person.click(await screen.findByRole('button', { name: 'Ask for 180.00 %' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test.each([
  ['112.5', 'You ask 112.50 %, which is the same: $284,766.08 before fees.'],
  ['110', 'You ask 110.00 %, which is $6,328.14 less: $278,437.94 before fees.'],
])('an ask of %s that a buyer offers already is saved only when it is meant', async (ask, said) => {
  const { person, sent, offer } = await openPriceDialog({ best_bid_percent: '112.5' });
  await offer(ask);
  const doubt = await screen.findByRole('alertdialog', {
    name: 'This is no more than a buyer offers',
  });
  expect(within(doubt).getByText(`A buyer offers 112.50 %. ${said}`)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await person.click(within(doubt).getByRole('button', { name: /^Ask for/ }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a bid for a part of the claim is no reason to doubt an ask', async () => {
  const { sent, offer } = await openPriceDialog({
    best_bid_percent: '125',
    best_bid_is_partial: true,
  });
  await offer('112.5');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

test('a price that is none, or below the minimum price, is refused at its field', async () => {
  const { dialog, sent, offer } = await openPriceDialog();
  await offer('much');
  expect(await dialog.findByText(/Enter a percentage above 0 and up to 500/)).toBeTruthy();
  await offer('137,5');
  expect(await dialog.findByText(/^Write a point and no comma/)).toBeTruthy();
  await offer('112.12345');
  expect(await dialog.findByText(/^Enter at most four decimals/)).toBeTruthy();
  await offer('109');
  expect(await dialog.findByText('The minimum price is above your ask.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a price on an old version keeps what was typed and is saved on the next try', async () => {
  const { dialog, sent, offer, person } = await openPriceDialog();
  exchange.use(
    getUpdateMyClaimMockHandler409(
      { message: 'Changed.', code: 'stale_version', request_id: 'r-3' },
      { once: true },
    ),
    getGetMyClaimMockHandler200(aMyClaim({ lock_version: 9, views_count: 77 })),
  );
  await offer('112.5');
  expect((await dialog.findByRole('alert')).textContent).toContain('changed in the meantime');
  expect(dialog.getByLabelText<HTMLInputElement>('Ask, in percent of face').value).toBe('112.5');
  await screen.findByText('77');
  await person.click(dialog.getByRole('button', { name: 'Save price' }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ lock_version: 9 });
});

test('buyers are promised the new ask of a paused claim once it is resumed', async () => {
  const { dialog } = await openPriceDialog({ status: 'paused' });
  expect(dialog.getByText('Buyers can bid on the new ask once you resume.')).toBeTruthy();
});
