import type { Negotiation } from '@generated/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import {
  getConfirmPaymentMockHandler200,
  getMarkNegotiationPaidMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { aNegotiation, aSellersNegotiation } from '@/testing/negotiations';
import {
  isNowSaid,
  openNegotiation,
  openPaymentDialog,
  press,
} from '@/testing/pages/negotiation-page';
import { region } from '@/testing/region';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import './payment-dialog';

const exchange = mockExchange();

const MARKED = { paid_at: '2026-11-20T10:15:00.000Z', payment_reference: 'HLC-2026-1187' };
const CONFIRMED = { ...MARKED, received_at: '2026-11-20T15:00:00.000Z' };

const toStaff = (where: string) =>
  region(where).getByRole('link', { name: 'our staff' }).getAttribute('href');

test('the buyer marks the price as paid with its reference and a proof', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment', lock_version: 4, signed_by_me: true }),
  );
  exchange.use(
    getUploadDocumentMockHandler201(aDocument({ id: 61, kind: 'payment_proof' })),
    getMarkNegotiationPaidMockHandler200(
      become(
        aNegotiation({
          status: 'payment',
          awaiting: 'seller',
          paid_at: '2026-11-20T10:15:00.000Z',
          payment_reference: 'HLC-2026-1187',
          payment_document: aDocument({ id: 61, kind: 'payment_proof', filename: 'receipt.pdf' }),
        }),
      ),
    ),
  );
  const dialog = await openPaymentDialog(person);
  const reference = dialog.getByLabelText<HTMLInputElement>(/Reference of the payment/);
  expect(reference.value).toBe('NEG-4Q8W2H');
  await person.clear(reference);
  await person.type(reference, 'HLC-2026-1187');
  await person.upload(dialog.getByLabelText(/Proof of payment/), aFile('receipt.pdf'));
  await dialog.findByText('Uploaded');
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await isNowSaid(/Sofia Marchetti confirms the payment next/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    payment_reference: 'HLC-2026-1187',
    document_id: 61,
    lock_version: 4,
  });
  const settlement = region('Payment and transfer');
  expect(settlement.getByText('HLC-2026-1187')).toBeTruthy();
  expect(settlement.getByText('Not confirmed yet')).toBeTruthy();
  expect(settlement.getByRole('button', { name: 'Preview receipt.pdf' })).toBeTruthy();
});

test.each<[Negotiation, string, string]>([
  [
    aNegotiation({ ...CONFIRMED, status: 'transfer' }),
    'You paid Sofia Marchetti',
    'Not including our fee of $2,936.25',
  ],
  [
    aSellersNegotiation({ ...CONFIRMED, status: 'completed' }),
    'You received',
    'Before our fee of $2,936.25',
  ],
  [
    aNegotiation({ status: 'payment' }),
    'You pay Sofia Marchetti',
    'Not including our fee of $2,936.25',
  ],
  [
    aSellersNegotiation({ status: 'payment' }),
    'Ben Okafor pays you',
    'Before our fee of $2,936.25',
  ],
])(
  'from the stage of payment on $role reads the price, which goes from one to the other, and the fee by itself',
  async (negotiation, label, fee) => {
    await openNegotiation(exchange, negotiation);
    const sum = region('Summary').getByText(label).parentElement;
    expect(sum?.textContent).toContain('$293,625.46');
    expect(sum?.lastElementChild?.textContent).toBe(fee);
    expect(region('Our fee').getByText('Our fee').nextElementSibling?.textContent).toBe(
      '$2,936.25',
    );
  },
);

test.each<[string, Partial<Negotiation>, RegExp]>([
  [
    'until when, and the account of the exchange',
    {
      status: 'payment',
      fee_instructions: 'Account 4100',
      fee_due_at: '2026-11-24T18:25:00.000Z',
    },
    /Not received yet\. Overdue since Nov 24.*Our fee\$2,936\.25AccountAccount 4100ReferenceNEG-4Q8W2H/,
  ],
  [
    'whom to ask for it',
    { status: 'payment' },
    /with the reference NEG-4Q8W2H. Ask our staff for the account/,
  ],
  [
    'that it was received',
    { status: 'completed', fee_instructions: 'Account 4100', fee_received_on: '2026-11-20' },
    /^To the exchangeOur fee\$2,936\.25We received it on Nov 20, 2026\.$/,
  ],
  [
    'whom to ask once its sale was cancelled',
    { status: 'cancelled', fee_received_on: '2026-11-20' },
    /received it on Nov 20, 2026\. The sale was cancelled: ask our staff what becomes of it\.$/,
  ],
])('who owes or has paid a fee reads %s', async (_what, state, words) => {
  await openNegotiation(exchange, aNegotiation(state));
  expect(screen.getByRole('region', { name: 'Our fee' }).textContent).toMatch(words);
});

const FREE = { ...aNegotiation().current_offer, buyer_fee_amount: '0' };

test.each<[string, Partial<Negotiation>]>([
  ['before it is owed', { status: 'signing' }],
  ['where there is none', { status: 'payment', current_offer: FREE }],
])('nothing is read of a fee %s', async (_when, state) => {
  await openNegotiation(exchange, aNegotiation(state));
  expect(screen.queryByRole('region', { name: 'Our fee' })).toBeNull();
});

test.each<[string, Negotiation, string]>([
  ['the buyer who has to pay', aNegotiation({ status: 'payment' }), 'Where do you pay our fee?'],
  [
    'the buyer who has marked it',
    aNegotiation({ status: 'payment', ...MARKED }),
    'Is it not confirmed, or did you mark it by mistake or with a wrong reference?',
  ],
  [
    'the seller who waits for the money',
    aSellersNegotiation({ status: 'payment', ...MARKED }),
    'Has it not arrived, or not all of it?',
  ],
  [
    'the buyer of a cancelled sale',
    aNegotiation({ status: 'cancelled', cancelled_by: 'staff', ...MARKED }),
    'Is something unclear?',
  ],
])('%s is led to our staff, with the reference', async (_who, negotiation, question) => {
  await openNegotiation(exchange, negotiation);
  const card = region('What happens now');
  expect(card.getByText(question, { exact: false }).textContent).toBe(
    `${question} Write to our staff, with the reference NEG-4Q8W2H.`,
  );
  expect(toStaff('What happens now')).toBe('/chat?claim=77&subject=NEG-4Q8W2H');
});

test.each<[string, Negotiation, string]>([
  [
    'received is said to be paid',
    aNegotiation({ status: 'cancelled', ...CONFIRMED }),
    'You paid Sofia Marchetti$293,625.46',
  ],
  [
    'received is said to be received',
    aSellersNegotiation({ status: 'cancelled', ...CONFIRMED }),
    'You received$293,625.46',
  ],
  [
    'only marked is not said to be paid',
    aNegotiation({ status: 'cancelled', ...MARKED }),
    'You were to pay$296,561.71',
  ],
])('a price of a cancelled sale that was %s', async (_what, negotiation, sum) => {
  await openNegotiation(exchange, negotiation);
  expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain(sum);
});

test('a payment of a cancelled sale that was not confirmed is not expected to be', async () => {
  await openNegotiation(exchange, aNegotiation({ status: 'cancelled', ...MARKED }));
  expect(region('Payment and transfer').getByText('Not confirmed')).toBeTruthy();
});

test('a proof that is still being uploaded is waited for', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment' }),
  );
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  exchange.use(
    getUploadDocumentMockHandler201(async () => {
      await arrived;
      return aDocument({ id: 61, kind: 'payment_proof' });
    }),
    getMarkNegotiationPaidMockHandler200(become(aNegotiation({ status: 'payment' }))),
  );
  const dialog = await openPaymentDialog(person);
  await person.upload(dialog.getByLabelText(/Proof of payment/), aFile('receipt.pdf'));
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText(/Wait until the file is uploaded/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(dialog.queryByText(/Wait until the file is uploaded/)).toBeNull());
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      payment_reference: 'NEG-4Q8W2H',
      document_id: 61,
      lock_version: 2,
    }),
  );
});

test('a payment needs no proof, and its reference may not be empty', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment' }),
  );
  exchange.use(getMarkNegotiationPaidMockHandler200(become(aNegotiation({ status: 'payment' }))));
  const dialog = await openPaymentDialog(person);
  const reference = dialog.getByLabelText(/Reference of the payment/);
  await person.clear(reference);
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(await dialog.findByText('This is required.')).toBeTruthy();
  await person.type(reference, 'X1');
  await person.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      payment_reference: 'X1',
      document_id: null,
      lock_version: 2,
    }),
  );
});

test('the seller confirms what arrived', async () => {
  const paid = {
    status: 'payment',
    awaiting: 'seller',
    paid_at: '2026-11-20T10:15:00.000Z',
    payment_reference: 'HLC-2026-1187',
    lock_version: 5,
  } as const;
  const { person, become, sent } = await openNegotiation(exchange, aSellersNegotiation(paid));
  const transfer = { ...paid, status: 'transfer', awaiting: 'staff', due_at: null } as const;
  exchange.use(
    getConfirmPaymentMockHandler200(
      become(aSellersNegotiation({ ...transfer, received_at: '2026-11-20T15:00:00.000Z' })),
    ),
  );
  await person.click(press('Confirm the payment'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Did $293,625.46 arrive?' }),
  );
  await person.click(question.getByRole('button', { name: 'Confirm the payment' }));
  await isNowSaid(/Our staff file the transfer/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 5 });
  expect(region('Payment and transfer').getByText('Not filed yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the sale' })).toBeNull();
});
