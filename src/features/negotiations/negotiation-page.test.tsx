import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Negotiation, NegotiationEvent, User } from '@generated/model';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import {
  getAcknowledgePaymentMockHandler200,
  getCancelNegotiationMockHandler200,
  getCompleteDiligenceMockHandler200,
  getCompleteDiligenceMockHandler422,
  getGetAssignmentMockHandler200,
  getGetNegotiationMockHandler200,
  getGetNegotiationMockHandler404,
  getListNegotiationEventsMockHandler200,
  getMarkNegotiationPaidMockHandler200,
  getSignAssignmentMockHandler200,
  getSignAssignmentMockHandler422,
} from '@generated/msw/negotiations/negotiations.msw';
import { useSession } from '@/session/session-store';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aNegotiation, anAssignment, aSellersNegotiation } from '@/testing/negotiations';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import NegotiationPage from './negotiation-page';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/acts/act-dialog';
import '@/ui/overlay/preview-dialog';
import './negotiation/agreement-dialog';
import './negotiation/payment-dialog';

const exchange = mockExchange();

const ACCEPTED: NegotiationEvent = {
  id: 903,
  type: 'offer_accepted',
  actor_role: 'buyer',
  offer_id: 205,
  price_percent: '116',
  note: null,
  occurred_at: '2026-11-18T14:40:00.000Z',
};

function render(path = '/negotiations/31', user: Partial<User> = {}) {
  useSession.setState({
    user: aUser({ buyer_account_status: 'verified', ...user }),
    token: 'token',
    isLoggedIn: true,
  });
  return renderPage(
    <Routes>
      <Route path="/negotiations/:id" element={<NegotiationPage />} />
    </Routes>,
    path,
  );
}

/** Shows a negotiation that is, after an act, what `next` says. */
async function open(negotiation: Negotiation, user: Partial<User> = {}) {
  const state = { now: negotiation };
  exchange.use(
    getGetNegotiationMockHandler200(() => state.now),
    getGetAssignmentMockHandler200(anAssignment()),
    getListNegotiationEventsMockHandler200({
      current_page: 1,
      total_count: 1,
      negotiation_events: [ACCEPTED],
    }),
  );
  const shown = render('/negotiations/31', user);
  await screen.findByRole('heading', { level: 1, name: 'NEG-4Q8W2H' });
  const sent = vi.fn<(body: unknown) => void>();
  const become =
    (next: Negotiation) =>
    async ({ request }: { request: Request }) => {
      sent(await request.json());
      return (state.now = next);
    };
  return { ...shown, sent, become };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => screen.getByRole('button', { name });
const isNowSaid = async (text: RegExp) =>
  expect(await region('What happens now').findByText(text)).toBeTruthy();

test('somebody else’s negotiation is not found here, and the way leads to one’s own list', async () => {
  exchange.use(
    getGetNegotiationMockHandler404(aRefusal('not_found', 'We could not find that record.')),
    getListNegotiationEventsMockHandler200(),
  );
  render('/negotiations/31', { buyer_account_status: 'none' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Negotiation not found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to my offers' })).toBeTruthy();
});

test('an address that no negotiation can have asks nothing of the exchange', async () => {
  render('/negotiations/none');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Negotiation not found' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to negotiations' })).toBeTruthy();
});

test.each([
  ['verified', 'Negotiations', '/negotiations'],
  ['none', 'My offers', '/my-offers'],
] as const)('the way up of a %s buyer is %s', async (buyer_account_status, name, path) => {
  await open(aSellersNegotiation(), { buyer_account_status });
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

test('each side reads the terms by what they come to for it, and who the other one is', async () => {
  await open(aSellersNegotiation());
  expect(region('Terms').getByText('$290,689.21')).toBeTruthy();
  expect(region('Terms').getByText(/less our fee of \$2,936.25/)).toBeTruthy();
  const buyer = region('Buyer');
  for (const text of ['Ben Okafor', 'Harbor Lane Capital LP', 'buyer@example.com', 'United States'])
    expect(buyer.getByText(text)).toBeTruthy();
});

test('the bar says the stage, whose turn it is, and until when in which zone', async () => {
  await open(aNegotiation());
  const progress = region('Progress');
  const steps = progress.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    'step',
    null,
    null,
    null,
    null,
  ]);
  expect(progress.getByText('You')).toBeTruthy();
  expect(progress.getByText(/Nov 20, 2099, .* (UTC|GMT|[A-Z]{3,4})/)).toBeTruthy();
  const terms = region('Terms');
  expect(terms.getByText('$296,561.71')).toBeTruthy();
  const timeline = within(await screen.findByRole('list', { name: 'Timeline of the negotiation' }));
  expect(timeline.getByText('By you, at 116 % of face')).toBeTruthy();
});

test('a deadline that has passed is said to have passed', async () => {
  await open(aNegotiation({ due_at: '2026-01-05T09:00:00.000Z' }));
  expect(region('Progress').getByText(/Overdue since/)).toBeTruthy();
});

test('before an acceptance the other side has a label, and the page leads to the offer', async () => {
  const { counterparty } = aNegotiation();
  await open(
    aNegotiation({
      status: 'open',
      agreed_at: null,
      identities_disclosed: false,
      counterparty: { ...counterparty, name: null, email: null, country: null },
    }),
  );
  expect(region('Seller').getByText('Seller 4821')).toBeTruthy();
  expect(region('Seller').getByText(/once an offer is accepted/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the offer' }).getAttribute('href')).toBe(
    '/my-offers/205',
  );
  expect(screen.queryByRole('region', { name: 'Progress' })).toBeNull();
});

test('the buyer ends the examination after a question, in the version that is shown', async () => {
  const { person, become, sent } = await open(aNegotiation());
  const signing = aNegotiation({ status: 'signing', awaiting: 'both', lock_version: 3 });
  exchange.use(getCompleteDiligenceMockHandler200(become(signing)));
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  await isNowSaid(/Sign the assignment agreement/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 2 });
  expect(press('Read and sign')).toBeTruthy();
});

test('a refusal is said in the question, which stays', async () => {
  const { person } = await open(aNegotiation());
  exchange.use(
    getCompleteDiligenceMockHandler422(
      aRefusal('transition_not_allowed', 'This is not possible in the present state.'),
    ),
  );
  await person.click(press('End the examination'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End the examination?' }));
  await person.click(question.getByRole('button', { name: 'End the examination' }));
  expect(await question.findByText('This is not possible in the present state.')).toBeTruthy();
});

test('while the buyer examines, the seller reads what is waited for and may only cancel', async () => {
  await open(aSellersNegotiation());
  const now = region('What happens now');
  expect(now.getByText('Ben Okafor examines the claim')).toBeTruthy();
  expect(now.getByText(/Then both sides sign/)).toBeTruthy();
  expect(now.getByRole('button', { name: 'Cancel negotiation' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the examination' })).toBeNull();
});

test('the agreement is read and signed with a name and a consent, by the hash of its text', async () => {
  const { person, become, sent } = await open(
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
  expect(dialog.getByText(/^5e884898/)).toBeTruthy();
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

test('a text that has changed is read anew and agreed to anew', async () => {
  const { person, sent, become } = await open(
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

test('who has signed reads the text again without being asked to sign', async () => {
  const { person } = await open(
    aNegotiation({ status: 'signing', awaiting: 'seller', signed_by_me: true }),
  );
  const signatures = within(await screen.findByRole('list', { name: 'Signatures' }));
  expect(signatures.getByText('Harbor Lane Capital LP (you)')).toBeTruthy();
  await person.click(press('Read the agreement'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assignment of claim' }));
  expect(dialog.getByText('The price is $293,625.46.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Sign the agreement' })).toBeNull();
});

test('the buyer marks the price as paid with its reference and a proof', async () => {
  const { person, become, sent } = await open(
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
  const { person, become, sent } = await open(aNegotiation({ status: 'payment' }));
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
  const { person, become, sent } = await open(aNegotiation({ status: 'payment' }));
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
  const { person, become, sent } = await open(aSellersNegotiation(paid));
  const transfer = { ...paid, status: 'transfer', awaiting: 'staff', due_at: null } as const;
  exchange.use(
    getAcknowledgePaymentMockHandler200(
      become(aSellersNegotiation({ ...transfer, received_at: '2026-11-20T15:00:00.000Z' })),
    ),
  );
  await person.click(press('Confirm the payment'));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Did $290,689.21 arrive?' }),
  );
  await person.click(question.getByRole('button', { name: 'Confirm the payment' }));
  await isNowSaid(/Our staff file the transfer/);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 5 });
  expect(region('Payment and transfer').getByText('Not filed yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel negotiation' })).toBeNull();
});

test('a side cancels with a reason that the other one reads, and is told what becomes of the claim', async () => {
  const { person, become, sent } = await open(aSellersNegotiation());
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

test('a transfer shows its filing, and until when objections are possible', async () => {
  await open(
    aNegotiation({
      status: 'transfer',
      awaiting: 'staff',
      paid_at: '2026-11-20T10:15:00.000Z',
      received_at: '2026-11-20T15:00:00.000Z',
      transfer_filed_on: '2026-11-21',
      objection_deadline_on: '2026-12-12',
      docket_number: '28114',
    }),
  );
  const settlement = region('Payment and transfer');
  for (const text of ['28114', 'Nov 21, 2026', 'Dec 12, 2026'])
    expect(settlement.getByText(text)).toBeTruthy();
  await isNowSaid(/Objections are possible until Dec 12, 2026/);
});

test('documents and the signed agreement are opened by an address of now', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const { person } = await open(
    aNegotiation({ status: 'payment', documents: [aDocument({ url: '/old' })] }),
  );
  exchange.use(
    getGetNegotiationMockHandler200(aNegotiation({ documents: [aDocument({ url: '/fresh' })] })),
  );
  fetched.mockResolvedValue(new Response('%PDF-1.7'));
  await person.click(
    region('Documents of the claim').getByRole('button', { name: 'Preview proof-of-claim.pdf' }),
  );
  await screen.findByRole('dialog', { name: 'proof-of-claim.pdf' });
  await waitFor(() => expect(fetched.mock.lastCall?.[0]).toMatchObject({ pathname: '/fresh' }));
});

test('the deadline is saved for a calendar', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:calendar';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person } = await open(aNegotiation());
  await person.click(press('Add the deadline to my calendar'));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: 'NEG-4Q8W2H.ics' });
  expect(await saved[0]?.text()).toContain('DTSTART:20991120T144000Z');
});
