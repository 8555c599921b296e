import { waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import {
  getGetDocumentMockHandler200,
  getUploadDocumentMockHandler201,
} from '@generated/msw/documents/documents.msw';
import { getMarkNegotiationPaidMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { aNegotiation } from '@/testing/negotiations';
import { openNegotiation, openPaymentDialog } from '@/testing/pages/negotiation-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import './payment-dialog';

const exchange = mockExchange();

test('a reference and a receipt that were not sent are there again, until they are', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment' }),
  );
  const receipt = aDocument({ id: 61, kind: 'payment_proof', filename: 'receipt.pdf' });
  exchange.use(
    getUploadDocumentMockHandler201(receipt),
    getGetDocumentMockHandler200(receipt),
    getMarkNegotiationPaidMockHandler200(become(aNegotiation({ status: 'payment' }))),
  );
  const dialog = await openPaymentDialog(person);
  await person.type(dialog.getByLabelText(/Reference of the payment/), ', part 2');
  await person.upload(dialog.getByLabelText(/Proof of payment/), aFile('receipt.pdf'));
  await dialog.findByText('Uploaded');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));

  const again = await openPaymentDialog(person);
  expect(again.getByText(/What you typed before is here again/)).toBeTruthy();
  expect(await again.findByText('receipt.pdf')).toBeTruthy();
  await person.click(again.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      payment_reference: 'NEG-4Q8W2H, part 2',
      document_id: 61,
      lock_version: 2,
    }),
  );
  await waitFor(() => expect(sessionStorage.getItem('kept-forms')).toBeNull());
});

test('a receipt that was on its way when the dialog was closed is not waited for', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment' }),
  );
  exchange.use(
    http.post('/api/api/documents', () => delay('infinite')),
    getMarkNegotiationPaidMockHandler200(become(aNegotiation({ status: 'payment' }))),
  );
  const dialog = await openPaymentDialog(person);
  await person.upload(dialog.getByLabelText(/Proof of payment/), aFile('receipt.pdf'));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openPaymentDialog(person);
  await person.click(again.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ document_id: null })),
  );
});
