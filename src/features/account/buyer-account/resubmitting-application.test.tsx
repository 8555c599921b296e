import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BuyerAccountStatus } from '@generated/model';
import { answered, mockExchange } from '@/testing/exchange';
import { aCaseSummary, listCases } from '@/testing/marketplace';
import { decided, openApplication } from '@/testing/pages/apply-buyer-account-page';

const exchange = mockExchange();

test.each<BuyerAccountStatus>(['info_requested', 'rejected'])(
  'who is %s and cannot resubmit for a rejected identity reads so above the form',
  async (status) => {
    openApplication(exchange, decided(status), { identity_status: 'rejected' });
    expect(
      await screen.findByText(/resubmitted once our staff have requested other identity documents/),
    ).toBeTruthy();
    expect(screen.queryByText(/You can correct it/)).toBeNull();
  },
);

test.each<BuyerAccountStatus>(['info_requested', 'rejected'])(
  'who is %s is asked before the application is resubmitted as our staff have read it',
  async (status) => {
    const { person, sent } = openApplication(exchange, decided(status));
    const resubmit = await screen.findByRole('button', { name: 'Resubmit' });
    await person.click(resubmit);
    const question = () => screen.findByRole('alertdialog', { name: 'Resubmit it unchanged?' });
    expect(within(await question()).getByText(/You cannot change it while/)).toBeTruthy();
    await person.click(within(await question()).getByRole('button', { name: 'Change it' }));
    await answered();
    expect(sent).not.toHaveBeenCalled();
    await person.click(resubmit);
    await person.click(within(await question()).getByRole('button', { name: 'Resubmit' }));
    expect(await screen.findByText('Your application is being reviewed')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 });
  },
);

test('who resubmits what our staff have read is told that nothing has changed, until something has', async () => {
  const { person } = openApplication(exchange, decided('info_requested'));
  expect(await screen.findByText('Nothing has changed yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Edit Accreditation' }));
  await person.type(await screen.findByLabelText(/Where does the money/), ' And a loan.');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const resubmit = await screen.findByRole('button', { name: 'Resubmit' });
  expect(screen.queryByText('Nothing has changed yet')).toBeNull();
  await person.click(resubmit);
  expect(await screen.findByText('Your application is being reviewed')).toBeTruthy();
});

test('who ticks another case of interest keeps one that is paused by now', async () => {
  const before = { ...decided('info_requested'), case_ids: [7] };
  const { person, sent } = openApplication(exchange, before, {}, '?step=accreditation');
  exchange.use(
    listCases(aCaseSummary(), aCaseSummary({ id: 7, name: 'Rite Aid', status: 'paused' })),
  );
  await person.click(await screen.findByLabelText('FTX'));
  expect(screen.getByLabelText<HTMLInputElement>('Rite Aid').checked).toBe(true);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ buyer_account: { case_ids: [7, 1] } });
});
