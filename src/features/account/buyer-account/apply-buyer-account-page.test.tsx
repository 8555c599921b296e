import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetBuyerAccountQueryKey } from '@generated/api/buyer-account/buyer-account';
import {
  AccreditationBasis,
  type BuyerAccount,
  type BuyerAccountStatus,
  type User,
} from '@generated/model';
import { getSubmitBuyerAccountMockHandler422 } from '@generated/msw/buyer-account/buyer-account.msw';
import {
  getDeleteDocumentMockHandler204,
  getUploadDocumentMockHandler201,
} from '@generated/msw/documents/documents.msw';
import { queryClient } from '@/api/query-client';
import { anApplication } from '@/testing/buyer-account';
import { deleteStored } from '@/testing/pages/delete-stored';
import { aDocument, aFile } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import {
  decided,
  openApplication,
  reason,
  taxForm,
} from '@/testing/pages/apply-buyer-account-page';

const exchange = mockExchange();

test.each<[BuyerAccountStatus, string]>([
  ['info_requested', 'We need more for your application'],
  ['rejected', 'Your application was rejected'],
])('who is %s reads the reason above the form to answer in', async (status, title) => {
  openApplication(exchange, decided(status));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(`Our staff wrote: ${reason}`)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Is everything right?' })).toBeTruthy();
});

test.each<[string, Partial<User>, boolean]>([
  ['may sell', {}, true],
  ['may submit no claim either', { identity_status: 'rejected' }, false],
])('an applicant who was rejected and %s reads no more than that', async (_, user, maySell) => {
  openApplication(exchange, decided('rejected'), user);
  expect(await screen.findByText('Your application was rejected')).toBeTruthy();
  expect(screen.queryByText(/You can sell claims all the same/) !== null).toBe(maySell);
});

test('who is suspended reads the reason and whom to write to, and has no form', async () => {
  openApplication(exchange, decided('suspended'));
  expect(await screen.findByText(`Our staff wrote: ${reason}`)).toBeTruthy();
  expect(screen.getByText(/A sale that is under way goes on\./)).toBeTruthy();
  expect(await screen.findAllByRole('link', { name: 'our staff' })).not.toHaveLength(0);
  expect(screen.queryByLabelText(/Legal name/)).toBeNull();
});

test('while the application is reviewed its person reads what happens next, and what was submitted', async () => {
  openApplication(exchange, anApplication({ status: 'pending', documents: [taxForm] }), {
    identity_status: 'pending',
  });
  const next = within(await screen.findByRole('list', { name: 'What happens next' }));
  expect(next.getByText(/usually within two business days/)).toBeTruthy();
  expect(screen.getByText('Outside the United States')).toBeTruthy();
  // Its name may be longer than a phone is wide.
  const preview = screen.getByRole('button', { name: 'Preview w8ben.pdf' });
  expect(preview.className).toContain('whitespace-normal');
});

test('an applicant whose identity was rejected reads that the application waits for nobody else', async () => {
  openApplication(exchange, anApplication({ status: 'pending' }), { identity_status: 'rejected' });
  const notice = await screen.findByText(/application cannot be verified/);
  expect(notice.textContent).toMatch(/Write to our staff\.$/);
  const next = within(screen.getByRole('list', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem')[0]?.textContent).toContain('Your turn');
});

test.each<[string, Partial<User>, string]>([
  [
    'whose documents were asked for again',
    { identity_status: 'pending' },
    'Your buyer account is on hold',
  ],
  ['who may bid', {}, 'You see exact terms and may bid.'],
])('a verified buyer %s is told so', async (_, user, text) => {
  openApplication(exchange, anApplication({ status: 'verified' }), user);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a verified buyer reads where interests are changed, and whom to write to of the rest', async () => {
  openApplication(exchange, anApplication({ status: 'verified' }));
  const interests = await screen.findByRole('link', { name: 'Claims for you' });
  expect(interests.getAttribute('href')).toBe('/claimsforyou');
  expect(screen.queryByText(/You cannot change it here any more/)).toBeNull();
  expect(screen.getByRole('link', { name: 'our staff' })).toBeTruthy();
});

test('who is suspended changes nothing of the application', async () => {
  openApplication(exchange, decided('suspended'));
  expect(await screen.findByText(/You cannot change it here any more/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Claims for you' })).toBeNull();
});

test('a verified buyer who has not accepted the agreement is led to it', async () => {
  const buyerAccount = {
    agreementAccepted: false,
    status: 'verified',
    rejectionReason: null,
  } as const;
  openApplication(exchange, anApplication({ status: 'verified' }), { buyerAccount });
  const way = await screen.findByRole('link', { name: 'Read and accept the agreement' });
  expect(way.getAttribute('href')).toBe('/new-agreement');
  expect(screen.queryByRole('link', { name: 'Browse the marketplace' })).toBeNull();
});

test('an entity is asked for its register and who signs, an individual is not', async () => {
  const { person } = openApplication(exchange, null);
  expect(await screen.findByLabelText(/Country of tax residence/)).toBeTruthy();
  expect(screen.queryByLabelText(/Registration number/)).toBeNull();
  await person.click(screen.getByLabelText('A company, fund or trust'));
  expect(screen.getByLabelText(/Registration number/)).toBeTruthy();
  expect(screen.getByLabelText(/Who signs/)).toBeTruthy();
});

test('a step is left once it is complete, and says what is missing', async () => {
  const { person } = openApplication(
    exchange,
    anApplication({ legal_name: null, account_type: null }),
  );
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText(/This is required|Choose who buys/)).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Who buys?' })).toBeTruthy();
  await person.click(screen.getByLabelText('An individual'));
  await person.type(screen.getByLabelText(/Legal name/), 'Ida Berg');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: /accredited buyer/ })).toBeTruthy();
});

const stepsNamed = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Steps' })).queryAllByRole('button', {
    name,
  });

test('an application that is opened again marks only the steps before the one it goes on with', async () => {
  const account = anApplication({ legal_name: null, accreditation_basis: null });
  openApplication(exchange, account, {}, '?step=accreditation');
  expect(await stepsNamed(/Applicant, something is missing$/)).not.toHaveLength(0);
  expect(await stepsNamed(/(Accreditation|Documents), something is missing$/)).toHaveLength(0);
});

test.each<[string, Partial<BuyerAccount>, string, RegExp]>([
  ['complete', { documents: [taxForm] }, 'Is everything right?', /^(Applicant|Accred|Documents)/],
  ['without its tax form', {}, 'What proves it?', /^(Applicant|Accreditation)/],
  [
    'without its first answer',
    { account_type: null, documents: [taxForm] },
    'Who buys?',
    /^(Accreditation|Documents)/,
  ],
])(
  'a saved application that is %s opens where something is missing, and marks what is filled in',
  async (_, account, heading, filledIn) => {
    openApplication(exchange, anApplication(account));
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    const done = await stepsNamed(/, complete$/);
    const marked = await stepsNamed(filledIn);
    expect(marked).not.toHaveLength(0);
    expect(done).toEqual(marked);
  },
);

test('of a new application nothing is marked', async () => {
  openApplication(exchange, null);
  expect(await screen.findByRole('heading', { name: 'Who buys?' })).toBeTruthy();
  expect(await stepsNamed(/, (complete|something is missing)$/)).toHaveLength(0);
});

test('who fills a gap stays in its step', async () => {
  const { person } = openApplication(exchange, anApplication({ legal_name: null }));
  await person.type(await screen.findByLabelText(/Legal name/), 'Ida Berg');
  const saved = { account: { legal_name: 'Ida Berg' } };
  await waitFor(() =>
    expect(queryClient.getQueryData(getGetBuyerAccountQueryKey())).toMatchObject(saved),
  );
  expect(screen.getByRole('heading', { name: 'Who buys?' })).toBeTruthy();
});

test('of an application that our staff gave back each step is marked', async () => {
  openApplication(exchange, { ...decided('info_requested'), documents: [] }, {}, '?step=applicant');
  expect(await stepsNamed(/Documents, something is missing$/)).not.toHaveLength(0);
});

test('a step that was left with nothing chosen takes the choice that is made then', async () => {
  const { person } = openApplication(exchange, null);
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  const [fault] = await screen.findAllByText('This is required.');
  await person.click(screen.getByLabelText('A company, fund or trust'));
  await waitFor(() => expect(fault?.isConnected).toBe(false));
  expect(screen.getByLabelText(/Registration number/)).toBeTruthy();
});

test('who has not said who buys may choose among all bases of accreditation', async () => {
  const { person } = openApplication(exchange, null);
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findAllByText('This is required.');
  const [accreditation] = await stepsNamed(/^Accreditation/);
  if (accreditation) await person.click(accreditation);
  expect(await screen.findByRole('heading', { name: /accredited buyer/ })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(Object.keys(AccreditationBasis).length);
});

test('a document is uploaded, belongs to the application, and is submitted with it', async () => {
  const { person, sent } = openApplication(exchange, anApplication(), {}, '?step=documents');
  exchange.use(getUploadDocumentMockHandler201(taxForm));
  await person.upload(await screen.findByLabelText('Tax form'), aFile('w8ben.pdf'));
  expect(await screen.findByText('Added')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({ buyer_account: { document_ids: [61] } });
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  const outcome = await screen.findByText('Your application is being reviewed');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  // The button goes with its form.
  expect(document.activeElement?.contains(outcome)).toBe(true);
  expect(sent.mock.lastCall?.[0]).toEqual({ lock_version: 4 });
});

test('a document is deleted once the application is saved without it', async () => {
  const { person, sent } = openApplication(
    exchange,
    anApplication({ documents: [taxForm] }),
    {},
    '?step=documents',
  );
  const deleted = vi.fn<(id: unknown) => void>();
  exchange.use(getDeleteDocumentMockHandler204(({ params }) => deleted(params['id'])));
  await deleteStored(person, 'w8ben.pdf');
  await waitFor(() => expect(deleted).toHaveBeenCalledExactlyOnceWith('61'));
  expect(sent.mock.lastCall?.[0]).toMatchObject({ buyer_account: { document_ids: [] } });
  expect(document.activeElement).toBe(screen.getByLabelText('Tax form'));
});

test('a full application says why it takes no tax form', async () => {
  const documents = Array.from({ length: 20 }, (_, index) =>
    aDocument({ id: 100 + index, kind: 'account_statement' }),
  );
  openApplication(exchange, anApplication({ documents }), {}, '?step=documents');
  expect((await screen.findByLabelText('Tax form')).closest('[hidden]')).toBeTruthy();
  const notes = screen.getAllByText(
    'An application has at most 20 documents. Delete one to add another.',
  );
  expect(notes).toHaveLength(2);
});

test('nothing is submitted as long as something is missing: the steps are named', async () => {
  const { person, sent } = openApplication(exchange, anApplication(), {}, '?step=review');
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(screen.getByText('Something is missing before it can be submitted')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  const [, fromList] = screen.getAllByRole('button', { name: /^Documents/ });
  await person.click(fromList ?? document.body);
  expect(await screen.findByRole('heading', { name: 'What proves it?' })).toBeTruthy();
});

test('what the exchange refuses stands beside the button', async () => {
  const complete = anApplication({ documents: [taxForm] });
  const { person } = openApplication(exchange, complete, {}, '?step=review');
  exchange.use(
    getSubmitBuyerAccountMockHandler422({
      code: 'buyer_account_incomplete',
      message: 'Something is still missing.',
      request_id: 'a-request-of-a-test',
    }),
  );
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Something is still missing.')).toBeTruthy();
});

test.each<[Partial<User>, string, RegExp]>([
  [{ identity_status: 'not_submitted' }, 'link', /^Verify your identity$/],
  [{ identity_status: 'rejected' }, 'link', /^our staff$/],
  [
    { status: 'pending', email_verified_at: null, identity_status: 'not_submitted' },
    'button',
    /^Send the mail again$/,
  ],
])(
  'who is %o is led on in each step, before the application can be submitted',
  async (user, role, name) => {
    const account = anApplication({ documents: [taxForm] });
    const { person } = openApplication(exchange, account, user, '?step=applicant');
    for (const question of ['Who buys?', /accredited buyer/, 'What proves it?']) {
      expect(await screen.findByRole('heading', { name: question })).toBeTruthy();
      expect(screen.getAllByRole(role, { name })).toHaveLength(1);
      await person.click(screen.getByRole('button', { name: 'Continue' }));
    }
    expect(await screen.findByRole('heading', { name: 'Is everything right?' })).toBeTruthy();
    expect(screen.getAllByRole(role, { name })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  },
);
