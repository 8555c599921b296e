import type { BuyerAccount } from '@generated/model';
import {
  getUpdateBuyerAccountMockHandler200,
  getUpdateBuyerAccountMockHandler422,
} from '@generated/msw/buyer-account/buyer-account.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anApplication } from '@/testing/buyer-account';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary, listCases } from '@/testing/marketplace';
import { renderPage } from '@/testing/render-page';
import { InterestsDialog } from './interests-dialog';

const exchange = mockExchange();

const celsius = aCaseSummary({ id: 2, name: 'Celsius' });
const riteAid = aCaseSummary({ id: 7, name: 'Rite Aid', status: 'paused' });
const closed = aCaseSummary({ id: 9, name: 'Lehman', status: 'closed' });

/** @returns what was saved. */
async function openDialog(differences: Partial<BuyerAccount>) {
  const account = anApplication({ status: 'verified', ...differences });
  const saved = vi.fn<(body: unknown) => void>();
  exchange.use(
    listCases(aCaseSummary(), celsius, riteAid, closed),
    getUpdateBuyerAccountMockHandler200(async ({ request }) => {
      saved(await request.json());
      return account;
    }),
  );
  const { person } = renderPage(
    <InterestsDialog account={account} onClose={vi.fn<() => void>()} />,
  );
  const group = within(await screen.findByRole('group', { name: 'Cases of interest' }));
  await group.findByLabelText('FTX');
  const save = async () => await person.click(screen.getByRole('button', { name: 'Save' }));
  return { person, group, save, saved };
}

test('a case of interest that is paused or not listed stays one when others are ticked and unticked', async () => {
  const { person, group, save, saved } = await openDialog({ case_ids: [7, 1, 30] });
  expect(group.getAllByRole('checkbox')).toHaveLength(4);
  expect(group.queryByLabelText('Lehman')).toBeNull();
  expect(group.getByLabelText<HTMLInputElement>('Case No. 30').checked).toBe(true);
  await person.click(group.getByLabelText('Celsius'));
  await person.click(group.getByLabelText('FTX'));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ buyer_account: { case_ids: [7, 30, 2] } });
});

test('a paused case that was unticked can be ticked again', async () => {
  const { person, group, save, saved } = await openDialog({ case_ids: [7] });
  await person.click(group.getByLabelText('Rite Aid'));
  expect(screen.getByText('0 cases chosen')).toBeTruthy();
  await person.click(group.getByLabelText('Rite Aid'));
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.lastCall?.[0]).toMatchObject({ buyer_account: { case_ids: [7] } });
});

test('more cases than can be chosen are refused below their boxes, and none are sent', async () => {
  const fifty = Array.from({ length: 50 }, (_, index) => 100 + index);
  const { person, group, save, saved } = await openDialog({ case_ids: fifty });
  await person.click(group.getByLabelText('FTX'));
  await save();
  await waitFor(() => expect(describedCases()).toContain('At most 50 entries.'));
  expect(document.activeElement).toBe(group.getByLabelText('FTX'));
  await person.click(group.getByLabelText('FTX'));
  await waitFor(() => expect(describedCases()).not.toContain('At most 50 entries.'));
  expect(saved).not.toHaveBeenCalled();
});

test('what the exchange says of the cases stands below their boxes', async () => {
  const { save } = await openDialog({ case_ids: [30] });
  const unknown = 'Choose cases from the marketplace.';
  exchange.use(
    getUpdateBuyerAccountMockHandler422({
      ...aRefusal('validation_failed', 'Please correct the marked fields.'),
      errors: { 'buyer_account.case_ids': [unknown] },
    }),
  );
  await save();
  await waitFor(() => expect(describedCases()).toContain(unknown));
  expect(screen.getAllByText(unknown)).toHaveLength(1);
});

/** What a screen reader says of the boxes as a group. */
function describedCases(): string {
  const group = screen.getByRole('group', { name: 'Cases of interest' });
  const ids = group.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
