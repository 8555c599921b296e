import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminNegotiation } from '@generated/model';
import {
  getAdvanceNegotiationMockHandler200,
  getAdvanceNegotiationMockHandler409,
  getCancelAdminNegotiationMockHandler200,
  getGetAdminNegotiationMockHandler404,
} from '@generated/msw/admin-negotiations/admin-negotiations.msw';
import { getGetAdminDocumentMockHandler404 } from '@generated/msw/admin-users/admin-users.msw';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { anAdminNegotiation } from '@/testing/negotiations';
import {
  act,
  acts,
  openAdminNegotiation,
  renderAdminNegotiation,
  UNFILED,
} from '@/testing/pages/admin-negotiation-page';
import { region } from '@/testing/region';

const exchange = mockExchange();

const open = (differences: Partial<AdminNegotiation> = {}) =>
  openAdminNegotiation(exchange, differences);

test('a number that nobody has given is not found', async () => {
  exchange.use(
    getGetAdminNegotiationMockHandler404(aRefusal('not_found', 'We could not find that record.')),
  );
  renderAdminNegotiation();
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
    expect.stringMatching(
      /Buyer.*Countered.*112.50 % of \$253,125.40, \$284,766.08.*, excess claim: Buyer keeps it, Bank transfer.*ConditionsThe allowed amount is confirmed before closing.MessageWe can sign within two days\.$/,
    ),
    expect.stringMatching(/Seller.*Accepted.*116.00 % of \$253,125.40, \$293,625.46/),
  ]);
  const settlement = region('Payment and transfer');
  for (const text of ['HLC-2026-1187', '28114', 'Nov 21, 2026'])
    expect(settlement.getByText(text)).toBeTruthy();
  expect(
    settlement.getByRole('button', { name: /Preview.*the assignment agreement/ }),
  ).toBeTruthy();
  expect(region('Timeline').getByText('By the buyer, at 116.00 % of face')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the claim' }).getAttribute('href')).toBe(
    '/admin/claims/77',
  );
});

test('of a sale for a part of a claim staff read what it is a part of', async () => {
  const { claim } = anAdminNegotiation();
  await open({ claim: { ...claim, face_amount: '12500000' } });
  expect(region('Offers').getByText('For a part of the claim of $12,500,000.00')).toBeTruthy();
});

test('what seems to hold contact data is marked where it stands', async () => {
  const [first, ...later] = anAdminNegotiation().moves;
  if (!first) throw new Error('The negotiation has no offer.');
  const message = 'Call me: +49 30 901820';
  await open({ moves: [{ ...first, message, contact_data_in: ['message'] }, ...later] });
  expect(region('Offers').getByText('Seems to hold contact data.').parentElement?.textContent).toBe(
    'MessageCall me: +49 30 901820Seems to hold contact data.',
  );
});

test('staff read what the agreement calls a side where it is another name', async () => {
  const { buyer } = anAdminNegotiation();
  await open({ buyer: { ...buyer, legal_name: 'Harbor Lane Fund II LP' } });
  expect(region('Buyer').getByText(/^In the agreement/).parentElement?.textContent).toBe(
    'In the agreement: Harbor Lane Fund II LP',
  );
  expect(region('Seller').queryByText(/In the agreement/)).toBeNull();
});

/** A sale before its payment. */
const UNPAID = {
  ...UNFILED,
  payment_instructions: null,
  payment_instructions_at: null,
  agreement_document_id: null,
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
    'Paid to',
    'Marked as paid',
    'Reference',
    'Agreement',
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
  expect(acts()).toEqual(['Cancel the sale']);
});

test('staff confirm a payment in place of the seller', async () => {
  const { person, become, sent } = await open({ status: 'payment', received_at: null, ...UNFILED });
  exchange.use(getAdvanceNegotiationMockHandler200(become(UNFILED)));
  await act(person, 'Confirm the payment', /Confirm the payment/);
  expect(await region('State').findByText(/File the transfer with the court/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ to: 'transfer', lock_version: 7 });
  expect(acts()).toEqual(['Record the filing', 'Cancel the sale']);
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
  await person.click(region('State').getByRole('button', { name: 'Cancel the sale' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel NEG-4Q8W2H/ }));
  await person.type(question.getByLabelText(/Reason/), 'The buyer did not pay.');
  await person.click(question.getByRole('button', { name: 'Cancel the sale' }));
  expect(await region('State').findByText('The buyer did not pay.')).toBeTruthy();
  expect(region('State').getByText('Cancelled by our staff:')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The buyer did not pay.',
    lock_version: 7,
  });
});

test.each<[string, Partial<AdminNegotiation>, RegExp]>([
  [
    'is not signed for',
    { status: 'signing', ...UNPAID, ...unsigned() },
    /This cannot be undone\.$/,
  ],
  [
    'is not paid',
    { status: 'payment', ...UNPAID },
    /cannot be undone\. Tell both sides what becomes of the fees\.$/,
  ],
  [
    'was marked as paid',
    { status: 'payment', ...UNFILED, received_at: null },
    /undone\. The price was marked as paid: tell the buyer how it comes back\. Tell both sides what becomes of the fees\.$/,
  ],
  [
    'was received',
    { ...UNFILED },
    /undone\. The seller has received the price: see that it goes back to the buyer\. Tell both sides what becomes of the fees\.$/,
  ],
  [
    'was received, and whose transfer is filed',
    {},
    /docket number 28114: have it withdrawn before the claim is sold again\. The seller has received the price/,
  ],
])('staff who cancel a sale whose price %s read what is left to do', async (_how, state, words) => {
  const { person } = await open(state);
  await person.click(region('State').getByRole('button', { name: 'Cancel the sale' }));
  const question = within(await screen.findByRole('alertdialog', { name: /Cancel NEG-4Q8W2H/ }));
  expect(question.getByText(/^The sale ends for both sides/).textContent).toMatch(words);
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
  const preview = region('Payment and transfer').getByRole('button', { name: /Preview.*proof/ });
  expect(asked).not.toHaveBeenCalled();
  await person.click(preview);
  const dialog = within(await screen.findByRole('dialog', { name: 'Proof of payment' }));
  expect(await dialog.findByText('This document is gone.')).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});
