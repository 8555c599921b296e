import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getGetBuyerAccountQueryKey } from '@generated/api/buyer-account/buyer-account';
import {
  getGetBuyerAccountMockHandler200,
  getGetBuyerAccountMockHandler422,
  getSubmitBuyerAccountMockHandler409,
  getUpdateBuyerAccountMockHandler200,
  getUpdateBuyerAccountMockHandler409,
  getUpdateBuyerAccountMockHandler500,
} from '@generated/msw/buyer-account/buyer-account.msw';
import type { Document, ErrorBody } from '@generated/model';
import { getUploadDocumentMockHandler201 } from '@generated/msw/documents/documents.msw';
import { MINUTE } from '@/domain/time';
import { queryClient } from '@/api/query-client';
import { anApplication } from '@/testing/buyer-account';
import { aDocument, aFile } from '@/testing/documents';
import { answered, aRefusal, mockExchange } from '@/testing/exchange';
import { decided, openApplication, taxForm } from '@/testing/pages/apply-buyer-account-page';
import { holdTime, passTime } from '@/testing/pass-time';

const exchange = mockExchange();

/** Complete, without a website. */
const entity = anApplication({
  account_type: 'entity',
  registration_number: '6114207',
  signatory_name: 'Ben Okafor',
  signatory_title: 'Managing partner',
  documents: [taxForm, aDocument({ id: 62, kind: 'corporate', claim_id: null })],
});

/** Presses a link that leads off the page. @returns what the person is asked then. */
async function leave(person: ReturnType<typeof openApplication>['person']) {
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  return within(await screen.findByRole('alertdialog'));
}

test('what is typed is saved after a pause, in the version that was saved before', async () => {
  const { person, sent } = openApplication(exchange, null);
  await person.click(await screen.findByLabelText('An individual'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    buyer_account: { account_type: 'individual', legal_name: 'Sofia Marchetti' },
  });
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty('lock_version');
  await person.selectOptions(screen.getByLabelText(/Country of tax residence/), 'Italy');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    buyer_account: { registration_country: 'IT' },
    lock_version: 0,
  });
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
});

test('the legal name is the one of whoever buys, as far as the profile has it; a typed one stays', async () => {
  const { person } = openApplication(exchange, null);
  const name = await screen.findByLabelText<HTMLInputElement>(/Legal name/);
  const choose = (kind: string) => person.click(screen.getByLabelText(kind));
  await choose('A company, fund or trust');
  expect(name.value).toBe('');
  await choose('An individual');
  expect(name.value).toBe('Sofia Marchetti');
  await person.type(name, ' Rossi');
  await choose('A company, fund or trust');
  expect(name.value).toBe('Sofia Marchetti Rossi');
});

test('an entity has the name of the company in the profile', async () => {
  const { person } = openApplication(exchange, null, { company: 'Harbor Lane Capital LP' });
  const name = await screen.findByLabelText<HTMLInputElement>(/Legal name/);
  await person.click(screen.getByLabelText('An individual'));
  expect(name.value).toBe('Sofia Marchetti');
  await person.click(screen.getByLabelText('A company, fund or trust'));
  expect(name.value).toBe('Harbor Lane Capital LP');
});

test('one field that is wrong keeps no other from being saved', async () => {
  const account = anApplication({ investment_min: '50000' });
  const { person, sent } = openApplication(exchange, account, {}, '?step=accreditation');
  await person.type(await screen.findByLabelText('Largest face amount'), '100');
  await person.type(screen.getByLabelText(/Where does the money/), ' And more.');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0].buyer_account).toMatchObject({
    source_of_funds: 'Savings. And more.',
  });
  expect(sent.mock.lastCall?.[0].buyer_account).not.toHaveProperty('investment_max');
  expect(await screen.findByText('The largest face amount is below the smallest.')).toBeTruthy();
});

test.each(['acme', 'https://acme', 'acme.', 'acme.com and more'])(
  'a website "%s" is asked for anew, and an application with it not submitted',
  async (typed) => {
    const { person, sent } = openApplication(exchange, entity, {}, '?step=applicant');
    await person.type(await screen.findByLabelText('Website'), typed);
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(
      await screen.findByText('Enter the address of a website, for example https://acme.com.'),
    ).toBeTruthy();
    await person.click(screen.getAllByRole('button', { name: /^Review/ })[0] ?? document.body);
    await person.click(await screen.findByRole('button', { name: 'Submit for review' }));
    expect(screen.getByText('Something is missing before it can be submitted')).toBeTruthy();
    expect(sent).not.toHaveBeenCalledWith({ lock_version: expect.any(Number) });
  },
);

test.each([
  ['acme.com', 'https://acme.com'],
  ['http://www.acme.co.uk:8080/funds?all#us', 'http://www.acme.co.uk:8080/funds?all#us'],
  ['bücher.example', 'https://bücher.example'],
])('a website "%s" is saved as %s', async (typed, saved) => {
  const { person, sent } = openApplication(exchange, entity, {}, '?step=applicant');
  await person.type(await screen.findByLabelText('Website'), typed);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { name: /accredited buyer/ })).toBeTruthy();
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].buyer_account).toMatchObject({ website: saved }),
  );
});

test('an application that was changed elsewhere is not written over unasked', async () => {
  holdTime();
  const { person } = openApplication(exchange, anApplication(), {}, '?step=accreditation');
  const funds = await screen.findByLabelText(/Where does the money/);
  const tried = vi.fn<() => void>();
  exchange.use(
    getUpdateBuyerAccountMockHandler409(() => {
      tried();
      return aRefusal('stale_version', 'It was changed.');
    }),
    getGetBuyerAccountMockHandler200({
      status: 'none',
      account: anApplication({ source_of_funds: 'Theirs.', lock_version: 9 }),
    }),
  );
  await person.type(funds, ' Mine.');
  const theirs = await screen.findByRole('button', { name: 'Take the other version' });
  expect(funds).toHaveProperty('value', 'Savings. Mine.');
  await person.click(theirs);
  await waitFor(() =>
    expect(screen.getByLabelText(/Where does the money/)).toHaveProperty('value', 'Theirs.'),
  );
  await passTime(2000);
  expect(tried).toHaveBeenCalledOnce();
});

test('where the other version cannot be read, its person is told and may ask for it again', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=accreditation');
  const funds = await screen.findByLabelText(/Where does the money/);
  exchange.use(
    getUpdateBuyerAccountMockHandler409(aRefusal('stale_version', 'It was changed.')),
    getGetBuyerAccountMockHandler422(aRefusal('validation_failed', 'It cannot be read.')),
  );
  await person.type(funds, ' Mine.');
  const theirs = await screen.findByRole('button', { name: 'Take the other version' });
  await person.click(theirs);
  expect(await screen.findByText('It cannot be read.')).toBeTruthy();
  expect(funds).toHaveProperty('value', 'Savings. Mine.');
  exchange.use(
    getGetBuyerAccountMockHandler200({
      status: 'none',
      account: anApplication({ source_of_funds: 'Theirs.', lock_version: 9 }),
    }),
  );
  await person.click(theirs);
  await waitFor(() =>
    expect(screen.getByLabelText(/Where does the money/)).toHaveProperty('value', 'Theirs.'),
  );
});

test('after a fault of the exchange what is typed by then is saved, and not once more what failed', async () => {
  const { person, sent } = openApplication(exchange, decided('rejected'), {}, '?step=applicant');
  exchange.use(
    getUpdateBuyerAccountMockHandler500(aRefusal('internal_error', 'Something broke.'), {
      once: true,
    }),
  );
  const name = await screen.findByLabelText(/Legal name/);
  await person.clear(name);
  await screen.findByText(/^Only in this tab/);
  await person.type(name, 'Ida Berg');
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ buyer_account: expect.objectContaining({ legal_name: 'Ida Berg' }) }),
  );
});

test('an application that was changed elsewhere is not submitted before its person has chosen', async () => {
  const { person, sent } = openApplication(
    exchange,
    anApplication({ documents: [taxForm] }),
    {},
    '?step=review',
  );
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  const changed = aRefusal('stale_version', 'It was changed.');
  const refuse = vi.fn<() => ErrorBody>(() => changed);
  const theirs = anApplication({
    documents: [taxForm],
    source_of_funds: 'Theirs.',
    lock_version: 9,
  });
  exchange.use(
    getSubmitBuyerAccountMockHandler409(changed, { once: true }),
    getUpdateBuyerAccountMockHandler409(refuse),
    getGetBuyerAccountMockHandler200({ status: 'none', account: theirs }),
  );
  await person.click(submit);
  const title = await screen.findByText('This application was changed elsewhere');
  await waitFor(() => expect(document.activeElement).toBe(title));
  await person.click(submit);
  expect(document.activeElement).toBe(title);
  await answered();
  expect(refuse).toHaveBeenCalledOnce();
  expect(screen.queryByText(/Please try again/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Take the other version' }));
  expect(await screen.findByText('Theirs.')).toBeTruthy();
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 9 }));
});

test('who leaves while the last change is on its way finds it again', async () => {
  // It opens with the step of the name, in which something else is missing.
  const account = anApplication({ registration_country: null });
  const { person, keep } = openApplication(exchange, account);
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
  queryClient.setQueryData(
    getGetBuyerAccountQueryKey(),
    { status: 'none', account: before },
    { updatedAt: Date.now() - MINUTE },
  );
  openApplication(exchange, anApplication(), {}, '?step=applicant');
  expect(await screen.findByLabelText(/Legal name/)).toHaveProperty('value', 'Sofia Marchetti');
});

test('who leaves is told that the application is saved once it is', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=applicant');
  await person.type(await screen.findByLabelText(/Legal name/), ' Rossi');
  const question = await leave(person);
  expect(question.queryByText(/^Your application is saved/)).toBeNull();
  expect(await question.findByText(/^Your application is saved/)).toBeTruthy();
});

test('who leaves while a document is being sent is told what is kept and what is lost', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=documents');
  exchange.use(getUploadDocumentMockHandler201(() => new Promise<Document>(() => {})));
  await person.upload(await screen.findByLabelText('Tax form'), aFile('w8ben.pdf'));
  const question = await leave(person);
  expect(question.getByText(/Your application is saved.*not sent yet are lost/)).toBeTruthy();
});

test('a document that is being sent is waited for, and the button says so', async () => {
  const { person, sent } = openApplication(exchange, anApplication(), {}, '?step=documents');
  exchange.use(getUploadDocumentMockHandler201(() => new Promise<Document>(() => {})));
  await person.upload(await screen.findByLabelText('Tax form'), aFile('w8ben.pdf'));
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  const waitsFor = submit.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(waitsFor)?.textContent).toMatch(/documents are being sent/);
  await person.click(submit);
  await answered();
  expect(sent).not.toHaveBeenCalled();
});
