import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BuyerAccount } from '@generated/model';
import { getGetAdminBuyerAccountMockHandler200 } from '@generated/msw/admin-users/admin-users.msw';
import { adminUserPage } from '@/testing/pages/admin-user-page';
import { anAdminUser } from '@/testing/admin/users';
import { anApplication } from '@/testing/buyer-account';
import { aDocument } from '@/testing/documents';
import { aCaseSummary, listCases } from '@/testing/marketplace';

const { exchange, openUser, acceptChanges, showDocuments } = adminUserPage();

const applicant = anAdminUser({
  identity_status: 'approved',
  buyer_account_status: 'pending',
  buyerAccount: { status: 'pending', agreementAccepted: false, rejectionReason: null },
});

function showApplication(differences: Partial<BuyerAccount> = {}) {
  showDocuments();
  const documents = [aDocument({ id: 41, kind: 'tax_form', claim_id: null })];
  const facts = { status: 'pending', legal_name: 'Harbor Lane LP', documents } as const;
  const account = anApplication({ ...facts, ...differences });
  exchange.use(getGetAdminBuyerAccountMockHandler200({ status: 'pending', account }), listCases());
}

test('the whole application is shown with its documents, one press from the state', async () => {
  showApplication();
  const { person } = await openUser(applicant);
  await person.click(screen.getByRole('link', { name: 'Review application' }));
  // The next Tab goes on among what was asked for.
  const tabs = screen.getByRole('navigation', { name: 'Sections of the user' });
  await waitFor(() => expect(document.activeElement?.contains(tabs)).toBe(true));
  expect(await screen.findByText('Harbor Lane LP')).toBeTruthy();
  expect(screen.getByText('Outside the United States')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Tax form' })).toBeTruthy();
});

test('every case of interest is named, a paused one like the others, one that is not listed by its number', async () => {
  showApplication({ case_ids: [1, 7, 8] });
  exchange.use(
    listCases(aCaseSummary(), aCaseSummary({ id: 7, name: 'Rite Aid', status: 'paused' })),
  );
  await openUser(applicant, '?tab=buyer');
  expect(await screen.findByText('FTX, Rite Aid, Case No. 8')).toBeTruthy();
});

test('it is decided beside the documents, with what is missing for the applicant to read', async () => {
  showApplication();
  const sent = acceptChanges({ ...applicant, buyer_account_status: 'info_requested' });
  const { person } = await openUser(applicant, '?tab=buyer');
  const bar = within(await screen.findByRole('group', { name: 'Decision' }));
  await person.click(bar.getByRole('button', { name: 'Request information' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.type(dialog.getByLabelText('What is missing'), 'Please send a statement.');
  await person.click(dialog.getByRole('button', { name: 'Request information' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: {
        buyer_account_status: 'info_requested',
        reason: 'Please send a statement.',
        lock_version: applicant.lock_version,
      },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Decision' }));
});

test('nobody is verified before the identity is', async () => {
  showApplication();
  await openUser({ ...applicant, identity_status: 'pending' }, '?tab=buyer');
  const bar = within(await screen.findByRole('group', { name: 'Decision' }));
  expect(bar.getByText('It can be verified once the identity is approved.')).toBeTruthy();
  expect(bar.queryByRole('button', { name: 'Verify' })).toBeNull();
});

test.each([
  ['info_requested', /^Waits for the user/, 'Reopen'],
  ['rejected', 'The application was rejected.', 'Reopen'],
  ['verified', 'The application and the agreement are accepted.', 'Suspend buyer account'],
  ['suspended', 'On hold until the suspension is lifted.', 'Lift suspension'],
] as const)(
  'of an application that is %s, on which nothing waits, its act stands once, beside what is true now',
  async (status, note, act) => {
    showApplication();
    const buyerAccount = { status, agreementAccepted: true, rejectionReason: null };
    await openUser({ ...applicant, buyer_account_status: status, buyerAccount }, '?tab=buyer');
    await screen.findByRole('heading', { name: 'Application' });
    expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
    const state = within(screen.getByRole('region', { name: 'Buyer account' }));
    expect(state.getByText(note)).toBeTruthy();
    expect(state.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([act]);
  },
);

test('of an application that was given back it is said where the identity keeps it from being resubmitted', async () => {
  showApplication();
  const given = { buyer_account_status: 'info_requested', identity_status: 'rejected' } as const;
  await openUser({ ...applicant, ...given }, '?tab=buyer');
  expect((await screen.findAllByText(/cannot resubmit the application/)).length).toBeGreaterThan(0);
});

test('who decides on a resubmission sees what was asked for', async () => {
  const asked = 'Please send:\n- a tax form\n- a statement';
  showApplication({ earlier_reason: asked });
  await openUser(applicant, '?tab=buyer');
  const [quote] = await screen.findAllByRole('blockquote');
  expect(quote?.textContent).toBe(asked);
  expect(quote?.closest('dd')?.previousSibling?.textContent).toBe(
    'Reason given for the submission before',
  );
});

test('before a suspension it is said what it does to offers and to a sale', async () => {
  showApplication();
  const buyerAccount = {
    status: 'verified',
    agreementAccepted: true,
    rejectionReason: null,
  } as const;
  const { person } = await openUser(
    { ...applicant, buyer_account_status: 'verified', buyerAccount },
    '?tab=buyer',
  );
  await person.click(screen.getByRole('button', { name: 'Suspend buyer account' }));
  const { textContent: words } = await screen.findByRole('alertdialog');
  expect(words).toContain('Pending offers are withdrawn and counter-offers of sellers closed');
  expect(words).toContain('lifting the suspension does not bring them back');
  expect(words).toContain('A sale that is under way goes on');
});

test('what was begun for a suspension of the account is not said of the buyer account', async () => {
  const { person } = await openUser(anAdminUser({ buyer_account_status: 'verified' }));
  // Each says what it suspends, to whoever hears the buttons alone.
  await person.click(screen.getByRole('button', { name: 'Suspend account' }));
  const account = within(await screen.findByRole('alertdialog'));
  await person.type(account.getByLabelText('Reason'), 'Two people use it.');
  await person.click(account.getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Suspend buyer account' }));
  const buyer = within(
    await screen.findByRole('alertdialog', { name: 'Suspend this buyer account?' }),
  );
  expect(buyer.getByLabelText('Reason')).toHaveProperty('value', '');
});

test('of somebody who never applied it says so', async () => {
  exchange.use(getGetAdminBuyerAccountMockHandler200({ status: 'none', account: null }));
  await openUser(anAdminUser(), '?tab=buyer');
  expect(
    await screen.findByText('Sofia Marchetti has not applied for a buyer account.'),
  ).toBeTruthy();
});
