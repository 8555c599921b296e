import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { BuyerAccount, BuyerAccountStatus, User } from '@generated/model';
import { getListCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getCreateBuyerAccountMockHandler201,
  getGetBuyerAccountMockHandler200,
  getSubmitBuyerAccountMockHandler200,
  getSubmitBuyerAccountMockHandler409,
  getSubmitBuyerAccountMockHandler422,
  getUpdateBuyerAccountMockHandler200,
  getUpdateBuyerAccountMockHandler409,
  getUpdateBuyerAccountMockHandler500,
} from '@generated/msw/buyer-account/buyer-account.msw';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import { getGetBuyerAccountQueryKey } from '@generated/api/buyer-account/buyer-account';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { anApplication } from '@/testing/buyer-account';
import { aDocument, aFile } from '@/testing/documents';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderRoutes } from '@/testing/render-page';
import ApplyBuyerAccountPage from './apply-buyer-account-page';

const exchange = mockExchange();
const taxForm = aDocument({ id: 61, kind: 'tax_form', claim_id: null, filename: 'w8ben.pdf' });

/** Opens the page; what is saved is what the page reads next. @returns what was sent. */
function open(account: BuyerAccount | null, differences: Partial<User> = {}, path = '') {
  const status: BuyerAccountStatus = account?.status ?? 'none';
  const sent = vi.fn<(body: { buyer_account?: object; lock_version?: number }) => void>();
  let kept = account;
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as Parameters<typeof sent>[0];
    sent(body);
    const version = (kept?.lock_version ?? -1) + 1;
    return (kept = anApplication({ ...kept, ...body.buyer_account, lock_version: version }));
  };
  exchange.use(
    getGetBuyerAccountMockHandler200(() => ({ status: kept?.status ?? 'none', account: kept })),
    getCreateBuyerAccountMockHandler201(keep),
    getUpdateBuyerAccountMockHandler200(keep),
    getSubmitBuyerAccountMockHandler200(async (info) => {
      sent((await info.request.json()) as Parameters<typeof sent>[0]);
      return (kept = anApplication({ ...kept, status: 'pending' }));
    }),
    getListCasesMockHandler200({ current_page: 1, total_count: 0, cases: [] }),
  );
  const user = aUser({
    identity_status: 'approved',
    buyer_account_status: status,
    buyerAccount:
      status === 'none' ? null : { agreementAccepted: true, status, rejectionReason: null },
    ...differences,
  });
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const { person } = renderRoutes(
    [
      { path: '/apply-buyer-account', element: <ApplyBuyerAccountPage /> },
      { path: '*', element: <Link to="/apply-buyer-account">Back to the application</Link> },
    ],
    `/apply-buyer-account${path}`,
  );
  return { person, sent, keep };
}

/** Presses a link that leads off the page. @returns what the person is asked then. */
async function leave(person: ReturnType<typeof open>['person']) {
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  return within(await screen.findByRole('alertdialog'));
}

const reason = 'The licence of the fund has expired.';
const decided = (status: BuyerAccountStatus) =>
  anApplication({ status, rejection_reason: reason, documents: [taxForm] });

test.each<[BuyerAccountStatus, string]>([
  ['info_requested', 'We need more from you'],
  ['rejected', 'Your application was rejected'],
])('who is %s reads the reason above the form to answer in', async (status, title) => {
  open(decided(status));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(`Our staff wrote: ${reason}`)).toBeTruthy();
  expect(screen.getByLabelText(/Legal name/)).toHaveProperty('value', 'Sofia Marchetti');
});

test.each<[string, Partial<User>, boolean]>([
  ['may sell', {}, true],
  ['may submit no claim either', { identity_status: 'rejected' }, false],
])('an applicant who was rejected and %s reads no more than that', async (_, user, maySell) => {
  open(decided('rejected'), user);
  expect(await screen.findByText('Your application was rejected')).toBeTruthy();
  expect(screen.queryByText(/You can sell claims all the same/) !== null).toBe(maySell);
});

test('who is suspended reads the reason and whom to write to, and has no form', async () => {
  open(decided('suspended'));
  expect(await screen.findByText(`Our staff wrote: ${reason}`)).toBeTruthy();
  expect(screen.getByText(/A sale that is under way goes on\./)).toBeTruthy();
  expect(await screen.findAllByRole('link', { name: 'our staff' })).not.toHaveLength(0);
  expect(screen.queryByLabelText(/Legal name/)).toBeNull();
});

test('while the application is reviewed its person reads what happens next, and what was submitted', async () => {
  open(anApplication({ status: 'pending', documents: [taxForm] }), { identity_status: 'pending' });
  const next = within(await screen.findByRole('list', { name: 'What happens next' }));
  expect(next.getByText(/usually within two business days/)).toBeTruthy();
  expect(screen.getByText('Outside the United States')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Preview w8ben.pdf' })).toBeTruthy();
});

test.each<[string, Partial<User>, string]>([
  [
    'whose documents were asked for again',
    { identity_status: 'pending' },
    'Your buyer account rests',
  ],
  ['who may bid', {}, 'You see exact terms and may bid.'],
])('a verified buyer %s is told so', async (_, user, text) => {
  open(anApplication({ status: 'verified' }), user);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a verified buyer reads that the application is settled, and whom to write to', async () => {
  open(anApplication({ status: 'verified' }));
  expect(await screen.findByText(/You cannot change it here any more/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'our staff' })).toBeTruthy();
});

test('a verified buyer who has not accepted the agreement is led to it', async () => {
  const buyerAccount = {
    agreementAccepted: false,
    status: 'verified',
    rejectionReason: null,
  } as const;
  open(anApplication({ status: 'verified' }), { buyerAccount });
  const way = await screen.findByRole('link', { name: 'marketplace access agreement' });
  expect(way.getAttribute('href')).toBe('/new-agreement');
});

test('an entity is asked for its register and who signs, an individual is not', async () => {
  const { person } = open(null);
  expect(await screen.findByLabelText(/Country in which you live/)).toBeTruthy();
  expect(screen.queryByLabelText(/Register number/)).toBeNull();
  await person.click(screen.getByLabelText('A company, fund or trust'));
  expect(screen.getByLabelText(/Register number/)).toBeTruthy();
  expect(screen.getByLabelText(/Who signs/)).toBeTruthy();
});

test('what is typed is saved after a pause, in the version that was saved before', async () => {
  const { person, sent } = open(null);
  await person.click(await screen.findByLabelText('An individual'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 3000 });
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    buyer_account: { account_type: 'individual', legal_name: 'Sofia Marchetti' },
  });
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty('lock_version');
  await person.selectOptions(screen.getByLabelText(/Country in which you live/), 'Italy');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2), { timeout: 3000 });
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    buyer_account: { registration_country: 'IT' },
    lock_version: 0,
  });
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
});

test('one field that is wrong keeps no other from being saved', async () => {
  const account = anApplication({ investment_min: '50000' });
  const { person, sent } = open(account, {}, '?step=accreditation');
  await person.type(await screen.findByLabelText('Largest face amount'), '100');
  await person.type(screen.getByLabelText(/Where does the money/), ' And more.');
  await waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 3000 });
  expect(sent.mock.lastCall?.[0].buyer_account).toMatchObject({
    source_of_funds: 'Savings. And more.',
  });
  expect(sent.mock.lastCall?.[0].buyer_account).not.toHaveProperty('investment_max');
  expect(await screen.findByText('The largest face amount is below the smallest.')).toBeTruthy();
});

test('a step is left once it is complete, and says what is missing', async () => {
  const { person } = open(anApplication({ legal_name: null, account_type: null }));
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText(/This is required|Choose who buys/)).not.toHaveLength(0);
  expect(screen.getByRole('heading', { name: 'Who buys?' })).toBeTruthy();
  await person.click(screen.getByLabelText('An individual'));
  await person.type(screen.getByLabelText(/Legal name/), 'Ida Berg');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: /accredited buyer/ })).toBeTruthy();
});

test('a step that was left with nothing chosen takes the choice that is made then', async () => {
  const { person } = open(null);
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  const [fault] = await screen.findAllByText('This is required.');
  await person.click(screen.getByLabelText('A company, fund or trust'));
  await waitFor(() => expect(fault?.isConnected).toBe(false));
  expect(screen.getByLabelText(/Register number/)).toBeTruthy();
});

test('a document is uploaded, belongs to the application, and is submitted with it', async () => {
  const { person, sent } = open(anApplication(), {}, '?step=documents');
  exchange.use(getUploadDocumentMockHandler201(taxForm));
  await person.upload(await screen.findByLabelText('Tax form'), aFile('w8ben.pdf'));
  expect(await screen.findByText('Added')).toBeTruthy();
  await waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 3000 });
  expect(sent.mock.lastCall?.[0]).toMatchObject({ buyer_account: { document_ids: [61] } });
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText('Your application is being reviewed')).toBeTruthy();
  expect(sent.mock.lastCall?.[0]).toEqual({ lock_version: 4 });
});

test('nothing is submitted as long as something is missing: the steps are named', async () => {
  const { person, sent } = open(anApplication(), {}, '?step=review');
  await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(screen.getByText('Something is missing before it can be submitted')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  const [, fromList] = screen.getAllByRole('button', { name: /^Documents/ });
  await person.click(fromList ?? document.body);
  expect(await screen.findByRole('heading', { name: 'What proves it?' })).toBeTruthy();
});

test('what the exchange refuses stands beside the button', async () => {
  const complete = anApplication({ documents: [taxForm] });
  const { person } = open(complete, {}, '?step=review');
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

test.each<[Partial<User>, string]>([
  [{ identity_status: 'not_submitted' }, 'Verify your identity'],
  [{ identity_status: 'rejected' }, 'our staff'],
])('who is %o is led there before the application can be submitted', async (user, link) => {
  open(anApplication({ documents: [taxForm] }), user, '?step=review');
  expect((await screen.findAllByRole('link', { name: link })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
});

test('an application that was changed elsewhere is not written over unasked', async () => {
  const { person, sent } = open(anApplication(), {}, '?step=accreditation');
  const funds = await screen.findByLabelText(/Where does the money/);
  exchange.use(
    getUpdateBuyerAccountMockHandler409({
      code: 'stale_version',
      message: 'It was changed.',
      request_id: 'a-request-of-a-test',
    }),
    getGetBuyerAccountMockHandler200({
      status: 'none',
      account: anApplication({ source_of_funds: 'Theirs.', lock_version: 9 }),
    }),
  );
  await person.type(funds, ' Mine.');
  const theirs = await screen.findByRole(
    'button',
    { name: 'Take the other version' },
    { timeout: 3000 },
  );
  expect(funds).toHaveProperty('value', 'Savings. Mine.');
  await person.click(theirs);
  await waitFor(() =>
    expect(screen.getByLabelText(/Where does the money/)).toHaveProperty('value', 'Theirs.'),
  );
  expect(sent).not.toHaveBeenCalled();
});

test('after a fault of the exchange what is typed by then is saved, and not once more what failed', async () => {
  const { person, sent } = open(decided('rejected'));
  exchange.use(
    getUpdateBuyerAccountMockHandler500(aRefusal('internal_error', 'Something broke.'), {
      once: true,
    }),
  );
  const name = await screen.findByLabelText(/Legal name/);
  await person.clear(name);
  await screen.findByText(/^Only in this tab/, {}, { timeout: 3000 });
  await person.type(name, 'Ida Berg');
  expect(await screen.findByText(/^Saved/, {}, { timeout: 3000 })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ buyer_account: expect.objectContaining({ legal_name: 'Ida Berg' }) }),
  );
});

test('an application that was changed elsewhere is not submitted before its person has chosen', async () => {
  const { person, sent } = open(anApplication({ documents: [taxForm] }), {}, '?step=review');
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  const changed = aRefusal('stale_version', 'It was changed.');
  const theirs = anApplication({
    documents: [taxForm],
    source_of_funds: 'Theirs.',
    lock_version: 9,
  });
  exchange.use(
    getSubmitBuyerAccountMockHandler409(changed, { once: true }),
    getUpdateBuyerAccountMockHandler409(changed, { once: true }),
    getGetBuyerAccountMockHandler200({ status: 'none', account: theirs }),
  );
  await person.click(submit);
  await person.click(await screen.findByRole('button', { name: 'Take the other version' }));
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 9 }));
});

test('who leaves while the last change is on its way finds it again', async () => {
  const { person, keep } = open(anApplication());
  const arrived = Promise.withResolvers<void>();
  exchange.use(
    getUpdateBuyerAccountMockHandler200(async (info) => {
      await arrived.promise;
      return await keep(info);
    }),
  );
  await person.type(await screen.findByLabelText(/Legal name/), ' Rossi');
  const question = await leave(person);
  expect(question.getByText(/^Your last changes are being saved/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Leave page' }));
  await person.click(await screen.findByRole('link', { name: 'Back to the application' }));
  // What the exchange has by now is without the change.
  await screen.findByRole('link', { name: 'Settings' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByLabelText(/Legal name/)).toBeNull();
  arrived.resolve();
  expect(await screen.findByLabelText(/Legal name/)).toHaveProperty(
    'value',
    'Sofia Marchetti Rossi',
  );
});

test('the form begins with what the exchange has, not with what was read before', async () => {
  const before = anApplication({ legal_name: 'Before', lock_version: 2 });
  queryClient.setQueryData(getGetBuyerAccountQueryKey(), { status: 'none', account: before });
  open(anApplication());
  expect(await screen.findByLabelText(/Legal name/)).toHaveProperty('value', 'Sofia Marchetti');
});

test('who leaves is told that the application is saved once it is', async () => {
  const { person } = open(anApplication());
  await person.type(await screen.findByLabelText(/Legal name/), ' Rossi');
  const question = await leave(person);
  expect(question.queryByText(/^Your application is saved/)).toBeNull();
  expect(
    await question.findByText(/^Your application is saved/, {}, { timeout: 3000 }),
  ).toBeTruthy();
});
