import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import {
  getSubmitBuyerAccountMockHandler422,
  getUpdateBuyerAccountMockHandler409,
  getUpdateBuyerAccountMockHandler500,
} from '@generated/msw/buyer-account/buyer-account.msw';
import type { BuyerAccount, ErrorBody } from '@generated/model';
import { queryClient } from '@/api/query-client';
import { keptForm } from '@/session/kept/kept-forms';
import { expireSession } from '@/session/session';
import { anApplication } from '@/testing/buyer-account';
import { answered, aRefusal, mockExchange, loseAnAnswer } from '@/testing/exchange';
import { openApplication, taxForm } from '@/testing/pages/apply-buyer-account-page';

const exchange = mockExchange();

const refused = getUpdateBuyerAccountMockHandler500(aRefusal('internal_error', 'It broke.'));
const funds = () => screen.findByLabelText(/Where does the money/);

/** Types what the exchange has no answer to, and loads the page again. */
async function typeInVain(account: BuyerAccount, end: () => void) {
  const { person } = openApplication(exchange, account, {}, '?step=accreditation');
  exchange.use(refused);
  await person.type(await funds(), ' Mine.');
  await screen.findByText(/^Only in this tab/);
  end();
  cleanup();
  // The last try of the page that is left.
  await answered();
  queryClient.clear();
}

test.each<[string, () => void]>([
  ['a reload', () => undefined],
  ['the session has ended and the person has logged in again', expireSession],
])('what could not be saved is there again and saved after %s', async (_, end) => {
  await typeInVain(anApplication(), end);
  const { sent } = openApplication(exchange, anApplication(), {}, '?step=accreditation');
  expect(await funds()).toHaveProperty('value', 'Savings. Mine.');
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0].buyer_account).toMatchObject({
      source_of_funds: 'Savings. Mine.',
    }),
  );
  await waitFor(() => expect(keptForm('buyer-application')).toBeNull());
});

test('what could not be saved writes over nothing that was changed elsewhere since', async () => {
  await typeInVain(anApplication({ lock_version: 3 }), () => undefined);
  const theirs = anApplication({ source_of_funds: 'Theirs.', lock_version: 4 });
  openApplication(exchange, theirs, {}, '?step=accreditation');
  const stale = vi.fn<(body: unknown) => ErrorBody>(() =>
    aRefusal('stale_version', 'It was changed.'),
  );
  exchange.use(
    getUpdateBuyerAccountMockHandler409(async ({ request }) => stale(await request.json())),
  );
  expect(await funds()).toHaveProperty('value', 'Savings. Mine.');
  expect(await screen.findByText('This application was changed elsewhere')).toBeTruthy();
  expect(stale.mock.lastCall?.[0]).toMatchObject({ lock_version: 3 });
});

test('what could not be saved waits in this tab, and who leaves the page is told so', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=accreditation');
  exchange.use(refused);
  await person.type(await funds(), ' Mine.');
  await screen.findByText(/^Only in this tab/);
  await person.click(screen.getByRole('link', { name: 'Settings' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/In this tab you will find them/)).toBeTruthy();
});

test('a field that is wrong is there again after a reload, though all others are saved', async () => {
  const account = anApplication({ investment_min: '50000' });
  const { person } = openApplication(exchange, account, {}, '?step=accreditation');
  await person.type(await screen.findByLabelText('Largest face amount'), '100');
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  cleanup();
  queryClient.clear();
  openApplication(exchange, { ...account, lock_version: 4 }, {}, '?step=accreditation');
  expect(await screen.findByLabelText('Largest face amount')).toHaveProperty('value', '100');
});

test('what is typed after an answer was lost is no change of somebody else', async () => {
  const { person } = openApplication(exchange, anApplication(), {}, '?step=accreditation');
  const saved = loseAnAnswer(exchange, '/api/api/buyer_account', anApplication());
  await person.type(await funds(), ' Mine');
  await screen.findByText(/^Only in this tab/);
  await person.type(await funds(), ' as well.');
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(saved).toMatchObject([
    { buyer_account: { source_of_funds: 'Savings. Mine' } },
    { buyer_account: { source_of_funds: 'Savings. Mine as well.' } },
  ]);
});

test('a refused submission marks the step of a field, and says beside the button what no field shows', async () => {
  const complete = anApplication({ documents: [taxForm] });
  const { person, sent } = openApplication(exchange, complete, {}, '?step=review');
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  const unusable = 'One of these documents cannot be used.';
  exchange.use(
    getSubmitBuyerAccountMockHandler422(
      {
        ...aRefusal('buyer_account_incomplete', 'Please complete the marked fields.'),
        errors: {
          'buyer_account.case_ids.0': ['This case is closed.'],
          'buyer_account.document_ids': [unusable],
        },
      },
      { once: true },
    ),
  );
  await person.click(submit);
  expect(await screen.findByText(`Please complete the marked fields. ${unusable}`)).toBeTruthy();
  expect(
    screen.getAllByRole('button', { name: /^Accreditation.*something is missing/ }),
  ).not.toEqual([]);
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 }));
});

test('a submission that finds no connection says so until the next press, which sends it again', async () => {
  const complete = anApplication({ documents: [taxForm] });
  const { person, sent } = openApplication(exchange, complete, {}, '?step=review');
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  let isLost = true;
  exchange.use(
    http.post('/api/api/buyer_account/submit', () => (isLost ? HttpResponse.error() : undefined)),
  );
  await person.click(submit);
  expect(await screen.findByText(/^No answer came back\. What you entered/)).toBeTruthy();
  isLost = false;
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 }));
});
