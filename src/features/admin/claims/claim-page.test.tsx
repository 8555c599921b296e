import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getApproveClaimMockHandler200,
  getGetAdminClaimMockHandler200,
  getGetAdminClaimMockHandler404,
  getListAdminClaimsMockHandler200,
  getRejectClaimMockHandler409,
  getRequestClaimChangesMockHandler200,
} from '@generated/msw/admin-claims/admin-claims.msw';
import { getGetAdminDocumentMockHandler404 } from '@generated/msw/admin-users/admin-users.msw';
import {
  getGetCaseMockHandler200,
  getGetCaseMockHandler404,
  getGetCaseParametersMockHandler200,
  getGetCaseParametersMockHandler404,
} from '@generated/msw/marketplace/marketplace.msw';
import { anAdminClaim, anAdminClaimSummary } from '@/testing/admin/claims';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCase, someParameters } from '@/testing/marketplace';
import {
  openAdminClaim,
  questionNamed,
  renderAdminClaim,
  requested,
} from '@/testing/pages/admin-claim-page';
import { SALE } from '@/testing/my-claims';
import { region } from '@/testing/region';

const exchange = mockExchange();

const decisions = () =>
  within(screen.getByRole('group', { name: 'Decision' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('a number that nobody has given is not found', async () => {
  exchange.use(
    getGetAdminClaimMockHandler404(aRefusal('not_found', 'We could not find that record.')),
  );
  renderAdminClaim();
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim not found' })).toBeTruthy();
  expect(screen.getByText('No claim has this number.')).toBeTruthy();
});

test('staff read who sells, what is said and what was compared, and decide', async () => {
  await openAdminClaim(exchange);
  const seller = region('Seller and holder');
  expect(seller.getByRole('link', { name: 'Sofia Marchetti' }).getAttribute('href')).toBe(
    '/admin/users/12',
  );
  expect(seller.getByRole('link', { name: 'All claims of this seller' }).getAttribute('href')).toBe(
    '/admin/claims?seller_id=12',
  );
  expect(region('Status').getByText(/It waits for your decision/)).toBeTruthy();
  expect(region('Status').getByText('$253,125.40')).toBeTruthy();
  expect(region('Checks').getByText('They all agree')).toBeTruthy();
  expect(decisions()).toEqual(['Reject', 'Request changes', 'Approve']);
  expect(screen.queryByRole('link', { name: 'View on the marketplace' })).toBeNull();
});

test('what wants a closer look stands on top, with what differs', async () => {
  const { seller } = anAdminClaim();
  await openAdminClaim(exchange, {
    seller: { ...seller, identity_status: 'pending' },
    holder_name: 'Harbour Light Capital',
    scheduled_amount: '250000',
    assets: [{ symbol: 'BTC', quantity: '1', value: '16871.63' }],
    documents: [],
    has_loan: true,
  });
  const checks = region('Checks');
  expect(checks.getByText('6 of 8 to look at')).toBeTruthy();
  const lines = within(checks.getByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The seller’s identity: in review.'),
    expect.stringContaining(
      'The holder is Harbour Light Capital, the account is of Sofia Marchetti.',
    ),
    expect.stringContaining(
      'The face amount is $253,125.40, the amount given for the register $250,000.00.',
    ),
    expect.stringContaining(
      'The face amount is $253,125.40, the assets come to $16,871.63 at the prices of the petition date.',
    ),
    expect.stringContaining('Missing: Account statement'),
    expect.stringContaining('Risks: Pledged to a lender.'),
    'No other claim of the case has its number in the register.',
    'The ask is 118.50 % of face, the case’s guide price 108–137 %.',
  ]);
});

test('an approval is asked once, lists the claim and leads to the one that has waited longest', async () => {
  const { person, sent, become } = await openAdminClaim(exchange);
  exchange.use(
    getApproveClaimMockHandler200(
      become({
        status: 'open',
        listed_at: '2026-11-20T10:00:00.000Z',
        expires_at: '2027-02-18T10:00:00.000Z',
        lock_version: 4,
      }),
    ),
  );
  const asked = vi.fn<(query: string) => void>();
  exchange.use(
    getListAdminClaimsMockHandler200(({ request }) => {
      asked(new URL(request.url).search);
      return { current_page: 1, total_count: 2, claims: [anAdminClaimSummary({ id: 9 })] };
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Approve' }));
  const question = await questionNamed('List CLM-7K3F9Q?');
  expect(question.getByText(/switched off, that the claim is listed\.$/)).toBeTruthy();
  await person.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('link', { name: 'View on the marketplace' })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ lock_version: 3 });
  expect(region('Status').getByText('The claim is on the market until Feb 18, 2027.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Checks' })).toBeNull();
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  const next = await bar.findByRole('link', { name: 'Next in the queue (2 left)' });
  expect(bar.queryByRole('button')).toBeNull();
  expect(next.getAttribute('href')).toBe('/admin/claims/9');
  expect(asked).toHaveBeenLastCalledWith(
    '?status=in_review&seller_status=pending,active&per_page=1',
  );
  await person.tab();
  expect(document.activeElement).toBe(next);
});

test('changes are requested in words, which the page then shows', async () => {
  const note = 'The proof does not show the account number.';
  const { person, sent, become } = await openAdminClaim(exchange);
  exchange.use(
    getRequestClaimChangesMockHandler200(
      become({
        status: 'changes_requested',
        review_note: note,
        timeline: [requested(note), ...anAdminClaim().timeline],
        lock_version: 4,
      }),
    ),
  );
  await person.click(screen.getByRole('button', { name: 'Request changes' }));
  const question = await questionNamed('Request changes to CLM-7K3F9Q?');
  await person.click(question.getByRole('button', { name: 'Request changes' }));
  expect(question.getByText('Write what the seller needs to know.')).toBeTruthy();
  await person.type(question.getByLabelText(/What is to be changed/), note);
  await person.click(question.getByRole('button', { name: 'Request changes' }));
  expect(await region('Status').findByText(note)).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ review_note: note, lock_version: 3 });
  expect(region('Status').getByText(/The seller makes them and resubmits the claim/)).toBeTruthy();
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  expect(await bar.findByText('No other claim waits for a review.')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Go to claims' }).getAttribute('href')).toBe(
    '/admin/claims',
  );
});

test('what was requested stands on top of what was resubmitted', async () => {
  const timeline = [requested('Show the account number.'), ...anAdminClaim().timeline];
  await openAdminClaim(exchange, { timeline });
  expect(region('Status').getByText('Show the account number.')).toBeTruthy();
});

test('a decision on what has changed meanwhile says so and keeps the words for another try', async () => {
  const { person } = await openAdminClaim(exchange);
  exchange.use(
    getRejectClaimMockHandler409(aRefusal('stale_version', 'This was changed in the meantime.')),
  );
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const question = await questionNamed('Reject CLM-7K3F9Q for good?');
  await person.selectOptions(question.getByLabelText('Start from'), 'Not in the register');
  await person.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/changed in the meantime.*what you wrote is there/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const again = await questionNamed('Reject CLM-7K3F9Q for good?');
  expect(again.getByLabelText(/^Reason/)).toHaveProperty(
    'value',
    'The register of the case does not list this claim.',
  );
});

test('what was written for a decision that a colleague has taken away is still there, to be copied', async () => {
  const { person, become } = await openAdminClaim(exchange);
  const approved = become({ status: 'open', lock_version: 4 });
  exchange.use(
    getRejectClaimMockHandler409(async (call) => {
      await approved(call);
      return aRefusal('stale_version', 'This was changed in the meantime.');
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Reject' }));
  const question = await questionNamed('Reject CLM-7K3F9Q for good?');
  await person.type(question.getByLabelText(/^Reason/), 'Sold twice.');
  await person.click(question.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/If you still can, what you wrote is there\.$/)).toBeTruthy();
  const bar = within(screen.getByRole('group', { name: 'Decision' }));
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Reject' })).toBeNull());
  expect(bar.getByText('What you wrote was not sent.')).toBeTruthy();
  expect(bar.getByText('Sold twice.')).toBeTruthy();
  await person.click(bar.getByRole('button', { name: 'Copy what you wrote' }));
  expect(await navigator.clipboard.readText()).toBe('Sold twice.');
});

test('nothing is decided while the account of the seller is suspended', async () => {
  const { seller } = anAdminClaim();
  await openAdminClaim(exchange, { seller: { ...seller, status: 'suspended' } });
  expect(region('Status').getByText(/waits until the suspension is lifted/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
});

test('a document is read when it is asked for, and not before', async () => {
  const asked = vi.fn<() => void>();
  const { person } = await openAdminClaim(exchange);
  exchange.use(
    getGetAdminDocumentMockHandler404(() => {
      asked();
      return aRefusal('not_found', 'We could not find that record.');
    }),
  );
  expect(asked).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Preview account-statement.pdf' }));
  const preview = within(await screen.findByRole('dialog'));
  expect(await preview.findByText(/We could not find that record/)).toBeTruthy();
  expect(asked).toHaveBeenCalledOnce();
});

test('without the terms of the case the rest stands, and the terms can be read again', async () => {
  exchange.use(
    getGetAdminClaimMockHandler200(anAdminClaim()),
    getGetCaseMockHandler200(aCase()),
    getGetCaseParametersMockHandler404(aRefusal('not_found', 'We could not find that record.'), {
      once: true,
    }),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  const { person } = renderAdminClaim();
  expect(await screen.findByText('The terms of the case could not be read')).toBeTruthy();
  const checks = () => within(region('Checks').getByRole('list')).getAllByRole('listitem');
  expect(checks()).toHaveLength(8);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(checks()).toHaveLength(9));
});

test('a filing that was late, an amount far from the face amount and another country are named', async () => {
  await openAdminClaim(exchange, {
    filed_on: '2023-09-30',
    filed_amount: '100000',
    holder_country: 'SE',
  });
  const checks = region('Checks');
  const filed = await checks.findByText('Sep 30, 2023');
  expect(filed.parentElement?.textContent).toMatch(
    /The claim was filed on Sep 30, 2023, after the bar date, Sep 29, 2023\.$/,
  );
  expect(
    checks.getByText(/The filed amount, \$100,000\.00, is less than half the face amount\.$/),
  ).toBeTruthy();
  expect(
    checks.getByText(/The holder’s country, Sweden, is not the account’s, United Kingdom\./),
  ).toBeTruthy();
  expect(checks.getByText('3 of 10 to look at')).toBeTruthy();
});

test('without the case it is said that the day of the filing is not checked', async () => {
  exchange.use(
    getGetAdminClaimMockHandler200(anAdminClaim({ filed_on: '2023-09-30' })),
    getGetCaseMockHandler404(aRefusal('not_found', 'We could not find that record.')),
    getGetCaseParametersMockHandler200(someParameters()),
  );
  renderAdminClaim();
  expect(await screen.findByText('The case could not be read')).toBeTruthy();
  expect(region('Checks').getByText('They all agree')).toBeTruthy();
});

test('a sale leads to its negotiation', async () => {
  await openAdminClaim(exchange, {
    status: 'under_offer',
    listed_at: '2026-11-17T12:00:00.000Z',
    deal: { percent: '116', agreed_at: '2026-11-19T10:00:00.000Z' },
    sale: SALE,
  });
  expect(region('Status').getByText('116.00 %')).toBeTruthy();
  expect(
    region('Status').getByRole('link', { name: 'Go to the negotiation' }).getAttribute('href'),
  ).toBe('/admin/negotiations/31');
});
