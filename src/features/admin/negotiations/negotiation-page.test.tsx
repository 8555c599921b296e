import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import {
  getAdvanceNegotiationMockHandler200,
  getAdvanceNegotiationMockHandler409,
  getAdvanceNegotiationMockHandler422,
  getCancelAdminNegotiationMockHandler200,
  getGetAdminNegotiationMockHandler200,
  getGetAdminNegotiationMockHandler404,
} from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { getGetAdminDocumentMockHandler404 } from '@generated/msw/admin-users/admin-users.msw';
import { queryClient } from '@/api/query-client';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { noMessages } from '@/testing/chat/conversations';
import { anAdminNegotiation } from '@/testing/negotiations';
import { renderPage } from '@/testing/render-page';
import NegotiationPage from './negotiation-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import '@/ui/overlay/preview-dialog';
import './negotiation/filing-dialog';

const exchange = mockExchange();

function render(path = '/admin/negotiations/31') {
  return renderPage(
    <Routes>
      <Route path="/admin/negotiations/:id" element={<NegotiationPage />} />
    </Routes>,
    path,
  );
}

async function open(differences: Partial<AdminNegotiation> = {}) {
  const state = { now: anAdminNegotiation(differences) };
  exchange.use(
    ...noMessages(),
    getGetAdminNegotiationMockHandler200(() => state.now),
  );
  const shown = render();
  await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Partial<AdminNegotiation>) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      return (state.now = anAdminNegotiation(next));
    };
  return { ...shown, sent, become };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const acts = () =>
  region('State')
    .queryAllByRole('button')
    .map((button) => button.textContent);

/** Presses the button of an act and answers its question. */
async function act(
  person: Awaited<ReturnType<typeof open>>['person'],
  name: string,
  title: RegExp,
) {
  await person.click(region('State').getByRole('button', { name }));
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await person.click(question.getByRole('button', { name }));
  return question;
}

const UNFILED = { transfer_filed_on: null, objection_deadline_on: null, docket_number: null };

test('a number that nobody has given is not found', async () => {
  exchange.use(
    getGetAdminNegotiationMockHandler404(aRefusal('not_found', 'We could not find that record.')),
  );
  render();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Negotiation not found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to negotiations' })).toBeTruthy();
});

test('staff read both sides, every move, the payment, the transfer and the events', async () => {
  await open();
  const buyer = region('Buyer');
  expect(buyer.getByRole('link', { name: 'Ben Okafor' }).getAttribute('href')).toBe(
    '/admin/users/13',
  );
  expect(buyer.getByText('Has signed the agreement')).toBeTruthy();
  expect(region('Seller').getByRole('link', { name: 'Sofia Marchetti' })).toBeTruthy();
  const moves = within(
    region('Offers').getByRole('list', { name: 'Offers, the first one first' }),
  ).getAllByRole('listitem');
  expect(moves.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Buyer.*Countered.*112.50 %, \$284,766.08/),
    expect.stringMatching(/Seller.*Accepted.*116.00 %, \$293,625.46/),
  ]);
  const settlement = region('Payment and transfer');
  for (const text of ['HLC-2026-1187', '28114', 'Nov 21, 2026'])
    expect(settlement.getByText(text)).toBeTruthy();
  expect(region('Timeline').getByText('By the buyer, at 116.00 % of face')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the claim' }).getAttribute('href')).toBe(
    '/admin/claims/77',
  );
});

/** A sale before its payment. */
const UNPAID = {
  ...UNFILED,
  payment_instructions: null,
  payment_instructions_at: null,
  payment_reference: null,
  paid_at: null,
  received_at: null,
};
const unsigned = () => {
  const { buyer, seller } = anAdminNegotiation();
  return {
    buyer: { ...buyer, has_signed: false },
    seller: { ...seller, has_signed: false },
  };
};

test('a sale that ended before its agreement says nothing of signatures, payment and transfer', async () => {
  await open({ status: 'cancelled', awaiting: 'none', ...UNPAID, ...unsigned() });
  expect(screen.queryByText(/signed the agreement/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Payment and transfer' })).toBeNull();
});

test('once the agreement is drawn up, staff read who has not signed it', async () => {
  const { buyer } = unsigned();
  const [accepted] = anAdminNegotiation().events;
  if (!accepted) throw new Error('Nothing has happened.');
  const drawnUp = { ...accepted, id: 904, type: 'diligence_completed' as const };
  await open({ status: 'signing', ...UNPAID, buyer, events: [drawnUp, accepted] });
  expect(region('Buyer').getByText('Has not signed the agreement')).toBeTruthy();
  expect(region('Seller').getByText('Has signed the agreement')).toBeTruthy();
});

test('before anything is paid, staff read where to pay', async () => {
  await open({ status: 'payment', ...UNPAID, payment_instructions: 'GB29 NWBK 6016 1331 9268 19' });
  const facts = region('Payment and transfer').getAllByRole('term');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Where to pay']);
});

test('of payment and transfer staff read what has happened, and no more', async () => {
  await open({ status: 'payment', ...UNFILED, received_at: null });
  const facts = region('Payment and transfer').getAllByRole('term');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Marked as paid',
    'Paid to',
    'Reference',
  ]);
});

test('staff end the examination in place of the buyer', async () => {
  const { person, become, sent } = await open({ status: 'diligence', awaiting: 'buyer' });
  exchange.use(
    getAdvanceNegotiationMockHandler200(become({ status: 'signing', awaiting: 'both' })),
  );
  await act(person, 'End the examination', /End the examination/);
  expect(await region('State').findByText(/Waiting for the signature/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ to: 'signing', lock_version: 7 });
  expect(acts()).toEqual(['Cancel negotiation']);
});

test('staff confirm a payment in place of the seller', async () => {
  const { person, become, sent } = await open({ status: 'payment', received_at: null, ...UNFILED });
  exchange.use(getAdvanceNegotiationMockHandler200(become(UNFILED)));
  await act(person, 'Confirm the payment', /Confirm the payment/);
  expect(await region('State').findByText(/File the transfer with the court/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ to: 'transfer', lock_version: 7 });
  expect(acts()).toEqual(['Record the filing', 'Cancel negotiation']);
});

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
  expect(await dialog.findByText('This day has not come yet.')).toBeTruthy();
  await person.clear(day);
  await person.type(day, '2025-11-16');
  expect(await dialog.findByText('On this day the price was not received yet.')).toBeTruthy();
  await person.clear(day);
  await person.type(day, '2025-11-18');
  expect(dialog.getByText('Objections are possible until Dec 9, 2025.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/Docket number/), '28114');
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    to: 'filed',
    transfer_filed_on: '2025-11-18',
    docket_number: '28114',
    lock_version: 7,
  });
  expect(acts()).toEqual(['Correct the filing', 'Cancel negotiation']);
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
  due_at: '2026-01-05T23:59:59.999Z',
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
  expect(await region('State').findByText(/The claim is Ben Okafor’s/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ to: 'completed', lock_version: 7 });
  expect(acts()).toEqual([]);
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

test('staff cancel late, with a reason that both sides read', async () => {
  const { person, become, sent } = await open({ status: 'payment', paid_at: null });
  exchange.use(
    getCancelAdminNegotiationMockHandler200(
      become({
        status: 'cancelled',
        awaiting: 'none',
        cancelled_by: 'staff',
        cancel_reason: 'The buyer did not pay.',
      }),
    ),
  );
  await person.click(region('State').getByRole('button', { name: 'Cancel negotiation' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel NEG-4Q8W2H/ }));
  await person.type(question.getByLabelText(/Reason/), 'The buyer did not pay.');
  await person.click(question.getByRole('button', { name: 'Cancel negotiation' }));
  expect(await region('State').findByText('The buyer did not pay.')).toBeTruthy();
  expect(region('State').getByText('Cancelled by our staff:')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The buyer did not pay.',
    lock_version: 7,
  });
});

test('what somebody else has changed meanwhile is loaded, and the act can be tried again', async () => {
  const { person } = await open({ status: 'diligence' });
  exchange.use(
    getAdvanceNegotiationMockHandler409(aRefusal('stale_version', 'Somebody else changed this.')),
  );
  await act(person, 'End the examination', /End the examination/);
  expect(await screen.findByText(/This was changed in the meantime/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the proof of a payment is read when it is asked for, since every reading is recorded', async () => {
  const asked = vi.fn<() => void>();
  const { person } = await open({ payment_document_id: 61 });
  exchange.use(
    getGetAdminDocumentMockHandler404(() => {
      asked();
      return aRefusal('not_found', 'This document is gone.');
    }),
  );
  const preview = region('Payment and transfer').getByRole('button', { name: /Preview/ });
  expect(asked).not.toHaveBeenCalled();
  await person.click(preview);
  const dialog = within(await screen.findByRole('dialog', { name: 'Proof of payment' }));
  expect(await dialog.findByText('This document is gone.')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});
