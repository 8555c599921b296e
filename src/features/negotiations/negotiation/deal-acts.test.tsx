import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import {
  getConfirmPaymentMockHandler200,
  getCancelNegotiationMockHandler200,
  getConfirmDiligenceMockHandler200,
  getConfirmDiligenceMockHandler422,
  getGetAssignmentMockHandler200,
  getMarkNegotiationPaidMockHandler200,
  getSignAssignmentMockHandler200,
  getSignAssignmentMockHandler422,
  getUpdatePaymentInstructionsMockHandler200,
} from '@generated/msw/negotiations/negotiations.msw';
import { useSession } from '@/session/session-store';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { aNegotiation, anAssignment, aSellersNegotiation } from '@/testing/negotiations';
import { isNowSaid, openNegotiation, press, region } from '@/testing/negotiation-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import './agreement-dialog';
import './instructions-dialog';
import './payment-dialog';

const exchange = mockExchange();

test('the buyer ends the examination after a question, in the version that is shown', async () => {
  const { person, become, sent } = await openNegotiation(exchange, aNegotiation());
  const signing = aNegotiation({ status: 'signing', awaiting: 'both', lock_version: 3 });
  exchange.use(getConfirmDiligenceMockHandler200(become(signing)));
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  await isNowSaid(/Sign the assignment agreement/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 2 });
  expect(press('Read and sign')).toBeTruthy();
});

test('an administrator who acts for the buyer moves nothing, and reads the agreement', async () => {
  const signing = aNegotiation({ status: 'signing', awaiting: 'both' });
  const { person } = await openNegotiation(exchange, signing);
  useSession.setState({ user: aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } }) });
  exchange.use(getGetAssignmentMockHandler200(anAssignment()));
  expect(await screen.findByText(/^Only .* can do this\.$/)).toBeTruthy();
  for (const name of ['Read and sign', 'Cancel negotiation'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await person.click(press('Read the agreement'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(anAssignment().hash)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Sign/ })).toBeNull();
});

test('a refusal is said in the question, which stays', async () => {
  const { person } = await openNegotiation(exchange, aNegotiation());
  exchange.use(
    getConfirmDiligenceMockHandler422(
      aRefusal('transition_not_allowed', 'This is not possible in the present state.'),
    ),
  );
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  expect(await question.findByText('This is not possible in the present state.')).toBeTruthy();
});

test('the agreement is read and signed with a name and a consent, by the hash of its text', async () => {
  const { person, become, sent } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'signing', awaiting: 'both' }),
  );
  const signed = become(
    aNegotiation({ status: 'signing', awaiting: 'seller', signed_by_me: true }),
  );
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment();
    }),
  );
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  expect(dialog.getByText('The seller assigns claim CLM-7K3F9Q to the buyer.')).toBeTruthy();
  expect(dialog.getByText(/^5af0238c/)).toBeTruthy();
  const sign = dialog.getByRole('button', { name: 'Sign the agreement' });
  await person.click(sign);
  expect(await dialog.findByText('Type your first and last name.')).toBeTruthy();
  expect(dialog.getByText('Confirm that you have read the agreement and sign it.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/first and last name/), 'Ben Okafor');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  await person.click(sign);
  await isNowSaid(/Sofia Marchetti signs next/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    hash: anAssignment().hash,
    typed_name: 'Ben Okafor',
    consent: true,
  });
  expect(screen.queryByRole('button', { name: 'Read and sign' })).toBeNull();
});

test('the seller signs and says where the price is paid to', async () => {
  const { person, sent, become } = await openNegotiation(
    exchange,
    aSellersNegotiation({ status: 'signing', awaiting: 'both' }),
  );
  const payTo = 'GB29 NWBK 6016 1331 9268 19, NatWest';
  const signed = become(
    aSellersNegotiation({
      status: 'signing',
      awaiting: 'buyer',
      signed_by_me: true,
      payment_instructions: payTo,
    }),
  );
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment();
    }),
  );
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  await person.type(dialog.getByLabelText(/first and last name/), 'Sofia Marchetti');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  const sign = dialog.getByRole('button', { name: 'Sign the agreement' });
  await person.click(sign);
  expect(await dialog.findByText('This is required.')).toBeTruthy();
  await person.type(dialog.getByLabelText(/^Where .* pays/), payTo);
  await person.click(sign);
  const card = await screen.findByRole('region', { name: 'Where the price is paid' });
  expect(within(card).getByText(payTo)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    hash: anAssignment().hash,
    typed_name: 'Sofia Marchetti',
    consent: true,
    payment_instructions: payTo,
  });
});

test('the seller changes where the price is paid to, and the buyer reads the new place', async () => {
  const unpaid = { status: 'payment', payment_instructions: 'Account 1' } as const;
  const { person, sent, become } = await openNegotiation(exchange, aSellersNegotiation(unpaid));
  exchange.use(
    getUpdatePaymentInstructionsMockHandler200(
      become(aSellersNegotiation({ ...unpaid, payment_instructions: 'Account 2' })),
    ),
  );
  await person.click(region('Where the price is paid').getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change where the buyer pays' }));
  const field = dialog.getByLabelText(/^Where .* pays/);
  await person.clear(field);
  await person.type(field, 'Account 2');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await region('Where the price is paid').findByText('Account 2')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    payment_instructions: 'Account 2',
    lock_version: aSellersNegotiation().lock_version,
  });
});

test('the buyer reads where to pay, and changes nothing of it', async () => {
  await openNegotiation(
    exchange,
    aNegotiation({ status: 'payment', awaiting: 'buyer', payment_instructions: 'Account 1' }),
  );
  const card = region('Where the price is paid');
  expect(card.getByRole('heading', { name: 'Where you pay Sofia Marchetti' })).toBeTruthy();
  expect(card.getByText('Account 1')).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Change' })).toBeNull();
});

test('a text that has changed is read anew and agreed to anew', async () => {
  const { person, sent, become } = await openNegotiation(
    exchange,
    aNegotiation({ status: 'signing', awaiting: 'both' }),
  );
  const hash = 'a'.repeat(64);
  await person.click(press('Read and sign'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  await person.type(dialog.getByLabelText(/first and last name/), 'Ben Okafor');
  await person.click(dialog.getByLabelText(/I have read the agreement/));
  const sections = [{ heading: 'Assignment', paragraphs: ['The seller assigns half of it.'] }];
  exchange.use(
    getGetAssignmentMockHandler200(anAssignment({ hash, sections })),
    getSignAssignmentMockHandler422(aRefusal('agreement_superseded', 'There is a newer one.')),
  );
  await person.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
  expect(await dialog.findByText(/The agreement has changed since you opened it/)).toBeTruthy();
  expect(dialog.getByText('The seller assigns half of it.')).toBeTruthy();
  const consent = dialog.getByLabelText<HTMLInputElement>(/I have read the agreement/);
  expect(consent.checked).toBe(false);
  expect(dialog.getByLabelText<HTMLInputElement>(/first and last name/).value).toBe('Ben Okafor');

  const signed = become(aNegotiation({ status: 'signing', signed_by_me: true }));
  exchange.use(
    getSignAssignmentMockHandler200(async (call) => {
      await signed(call);
      return anAssignment({ hash });
    }),
  );
  await person.click(consent);
  await person.click(dialog.getByRole('button', { name: 'Sign the agreement' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ hash, typed_name: 'Ben Okafor', consent: true }),
  );
});

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
  await person.click(press('Mark as paid'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
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
  await person.click(press('Mark as paid'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
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
  await person.click(press('Mark as paid'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid' }));
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
  expect(screen.queryByRole('button', { name: 'Cancel negotiation' })).toBeNull();
});

test('a side cancels with a reason that the other one reads, and is told what becomes of the claim', async () => {
  const { person, become, sent } = await openNegotiation(exchange, aSellersNegotiation());
  exchange.use(
    getCancelNegotiationMockHandler200(
      become(
        aSellersNegotiation({
          status: 'cancelled',
          awaiting: 'none',
          due_at: null,
          cancelled_by: 'seller',
          cancel_reason: 'The estate has paid me.',
        }),
      ),
    ),
  );
  await person.click(press('Cancel negotiation'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel NEG-4Q8W2H?' }));
  expect(question.getByText(/your claim is open to all buyers again/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Cancel negotiation' }));
  expect(question.getByText('Give a reason.')).toBeTruthy();
  await person.type(question.getByLabelText(/Reason/), 'The estate has paid me.');
  await person.click(question.getByRole('button', { name: 'Cancel negotiation' }));
  await isNowSaid(/Cancelled by you/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    reason: 'The estate has paid me.',
    lock_version: 2,
  });
  expect(region('What happens now').getByText('The estate has paid me.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my claim' }).getAttribute('href')).toBe(
    '/my-claims/77',
  );
});
