import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import {
  getAdvanceNegotiationMockHandler200,
  getAdvanceNegotiationMockHandler409,
  getAdvanceNegotiationMockHandler422,
  getGetAdminNegotiationMockHandler200,
} from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anAdminNegotiation } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import { act, acts, openAdminNegotiation, UNFILED } from '@/testing/pages/admin-negotiation-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const open = (differences: Partial<AdminNegotiation> = {}) =>
  openAdminNegotiation(exchange, differences);

test('a filing is recorded with its day and number, and names the last day for objections', async () => {
  const received_at = '2025-11-17T15:00:00.000Z';
  const { person, become, sent } = await open({ ...UNFILED, received_at });
  exchange.use(getAdvanceNegotiationMockHandler200(become({})));
  await person.click(region('State').getByRole('button', { name: 'Record the filing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the filing' }));
  const day = dialog.getByLabelText(/Filed on/);
  const save = dialog.getByRole('button', { name: 'Record the filing' });
  await person.clear(day);
  await person.type(day, '2999-01-01');
  await person.click(save);
  expect(await dialog.findByText('This day is in the future.')).toBeTruthy();
  await person.clear(day);
  await person.type(day, '2025-11-16');
  expect(await dialog.findByText('The price had not been received on this day.')).toBeTruthy();
  await person.clear(day);
  await person.type(day, '2025-11-18');
  expect(dialog.getByText(/^Objections are possible until Dec 9, 2025\./)).toBeTruthy();
  await person.type(dialog.getByLabelText(/Docket number/), '28114');
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    to: 'filed',
    transfer_filed_on: '2025-11-18',
    objection_deadline_on: null,
    docket_number: '28114',
    lock_version: 7,
  });
  expect(acts()).toEqual(['Correct the filing', 'Cancel the sale']);
});

test('where the law of the case sets another last day for objections, it is recorded', async () => {
  const received_at = '2025-11-17T15:00:00.000Z';
  const { person, become, sent } = await open({ ...UNFILED, received_at });
  exchange.use(getAdvanceNegotiationMockHandler200(become({})));
  await person.click(region('State').getByRole('button', { name: 'Record the filing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the filing' }));
  await person.type(dialog.getByLabelText(/Filed on/), '2025-11-18');
  const lastDay = dialog.getByLabelText(/Last day for objections/);
  await person.type(lastDay, '2025-11-17');
  await person.type(dialog.getByLabelText(/Docket number/), '28114');
  const save = dialog.getByRole('button', { name: 'Record the filing' });
  await person.click(save);
  expect(await dialog.findByText('This is before the filing.')).toBeTruthy();
  await person.clear(lastDay);
  await person.type(lastDay, '2025-12-02');
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ objection_deadline_on: '2025-12-02' }),
  );
});

test('the last day that the law of the case set is there when a filing is corrected', async () => {
  const filed = { transfer_filed_on: '2025-11-18', objection_deadline_on: '2099-12-02' };
  const { person } = await open({ ...filed, received_at: '2025-11-17T15:00:00.000Z' });
  await person.click(region('State').getByRole('button', { name: 'Correct the filing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the filing' }));
  const lastDay = dialog.getByLabelText<HTMLInputElement>(/Last day for objections/);
  expect(lastDay.value).toBe('2099-12-02');
});

test('a filing that a colleague has recorded beside the open dialog is not overwritten without a word', async () => {
  const received_at = '2025-11-17T10:00:00Z';
  const { person } = await open({ ...UNFILED, received_at });
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getAdvanceNegotiationMockHandler409(async ({ request }) => {
      sent(await request.json());
      return aRefusal('stale_version', 'Somebody else changed this.');
    }),
  );
  await person.click(region('State').getByRole('button', { name: 'Record the filing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record the filing' }));
  await person.type(dialog.getByLabelText(/Filed on/), '2025-11-18');
  await person.type(dialog.getByLabelText(/Docket number/), '28114');
  exchange.use(
    getGetAdminNegotiationMockHandler200(anAdminNegotiation({ received_at, lock_version: 8 })),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByRole('dialog', { name: 'Correct the filing' })).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Correct the filing' }));
  expect(await dialog.findByText(/This was changed in the meantime/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ lock_version: 7 }));
});

/** The last day for objections, and the deadline that it sets. */
const OBJECTIONS_OVER = {
  objection_deadline_on: '2026-01-05',
  due_at: '2026-01-08T12:00:00.000Z',
};

test('until the objection deadline it is nobody’s turn', async () => {
  await open();
  expect(region('State').getByText('Objection period')).toBeTruthy();
  expect(region('State').queryByText(/turn$/)).toBeNull();
});

test('a sale is completed once the objection deadline has passed', async () => {
  const { person, become, sent } = await open(OBJECTIONS_OVER);
  expect(region('State').getByText('Our staff’s turn')).toBeTruthy();
  exchange.use(
    getAdvanceNegotiationMockHandler200(become({ status: 'completed', awaiting: 'none' })),
  );
  await act(person, 'Complete the sale', /Complete NEG-4Q8W2H/);
  expect(await region('State').findByText(/The claim is Harbor Lane Capital LP’s/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ to: 'completed', lock_version: 7 });
  expect(acts()).toEqual([]);
});

test('before a part is sold staff read to whom, and what becomes of the rest', async () => {
  const claim = anOfferClaim({ face_amount: '12500000' });
  const { person } = await open({ ...OBJECTIONS_OVER, claim });
  await person.click(region('State').getByRole('button', { name: 'Complete the sale' }));
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(
    /A part of CLM-7K3F9Q is sold to Harbor Lane Capital LP,.*becomes a claim of its own/,
  );
});

test('an objection that came up is said in the question', async () => {
  const { person } = await open(OBJECTIONS_OVER);
  exchange.use(
    getAdvanceNegotiationMockHandler422(
      aRefusal('objection_open', 'The objection deadline has not passed yet.'),
    ),
  );
  const question = await act(person, 'Complete the sale', /Complete NEG-4Q8W2H/);
  expect(await question.findByText('The objection deadline has not passed yet.')).toBeTruthy();
});
