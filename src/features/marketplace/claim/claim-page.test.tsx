import { getGetFollowsMockHandler200 } from '@generated/msw/follows/follows.msw';
import type { Claim, Document, IdentityStatus, NegotiationSummary, User } from '@generated/model';
import {
  getGetCaseParametersMockHandler200,
  getGetClaimMockHandler200,
  getGetClaimMockHandler404,
  getRecordClaimViewMockHandler204,
} from '@generated/msw/marketplace/marketplace.msw';
import { getListNegotiationsMockHandler200 } from '@generated/msw/negotiations/negotiations.msw';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atRest } from '@/api/at-rest';
import { queryClient } from '@/api/query-client';
import { useSession } from '@/session/session-store';
import { aDocument } from '@/testing/documents';
import { mockExchange } from '@/testing/exchange';
import { aClaim, EXACT_TERMS, someParameters } from '@/testing/marketplace';
import { aNegotiationSummary } from '@/testing/negotiations';
import { anOfferClaim } from '@/testing/offers';
import { renderClaimPage } from '@/testing/pages/claim-page';
import { aUser, aVerifiedBuyer } from '@/testing/people';
// Fetched on demand by the page; read ahead here, so that no test waits for it.
import '@/ui/overlay/preview-dialog';

const exchange = mockExchange();

function openClaim(claim: Claim, user?: User, negotiations: NegotiationSummary[] = []) {
  if (user) useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getGetClaimMockHandler200(claim),
    getGetFollowsMockHandler200({ claim_ids: [], case_ids: [] }),
    getGetCaseParametersMockHandler200(someParameters({ restricted_countries: ['KP'] })),
    getListNegotiationsMockHandler200({
      current_page: 1,
      total_count: negotiations.length,
      negotiations,
    }),
  );
  return renderClaimPage('/claim/7');
}

test('a visitor sees rounded amounts and signs up to bid, with the way back', async () => {
  openClaim(aClaim());

  const signUp = await screen.findByRole('link', { name: 'Sign up to bid' });
  expect(signUp.getAttribute('href')).toBe('/?from=%2Fclaim%2F7');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from=%2Fclaim%2F7',
  );
  // About $300,000 at the ask of 121.75 %.
  expect(screen.getByText('$370K').textContent).toBe('~about $370K');
  expect(screen.getByText(/are shown to verified buyers/)).toBeTruthy();
});

test.each([
  ['Dotcom customer entitlement claims', '5A · Dotcom customer entitlement claims'],
  [null, '5A'],
])('the class of a claim has the name that the plan gives it: %s', async (name, words) => {
  openClaim(aClaim({ claim_class_name: name }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a claim without a standing bid says so in words that hold before and after the first', async () => {
  openClaim(aClaim({ best_bid_percent: null }));
  const bid = await screen.findByText('Best bid');
  expect(bid.nextElementSibling?.textContent).toBe('None now');
});

test('a claim that is shown says so once, also when it is read anew', async () => {
  const looked = vi.fn<(path: string) => void>();
  openClaim(aClaim());
  exchange.use(
    getRecordClaimViewMockHandler204(({ request }) => looked(new URL(request.url).pathname)),
  );
  await waitFor(() => expect(looked.mock.calls).toEqual([['/api/api/claims/7/views']]));
  await queryClient.refetchQueries();
  await atRest();
  expect(looked).toHaveBeenCalledTimes(1);
});

test('a seller without a buyer account applies for one', async () => {
  openClaim(aClaim(), aUser());
  const apply = await screen.findByRole('link', { name: 'Apply for a buyer account' });
  expect(apply.getAttribute('href')).toBe('/apply-buyer-account');
});

test('a buyer whose application is reviewed reads why there is no bidding yet', async () => {
  openClaim(aClaim(), aUser({ buyer_account_status: 'pending' }));
  expect(await screen.findByText('Your application is being reviewed')).toBeTruthy();
});

test.each<[IdentityStatus, RegExp, string]>([
  ['pending', /Our staff review your documents. You can bid again once/, 'See your documents'],
  ['resubmission_requested', /We have requested other documents/, 'Go to your identity'],
  ['rejected', /^You cannot bid again without it/, 'See why'],
])('a buyer whose identity is %s reads what bidding waits for', async (status, words, way) => {
  openClaim(aClaim(), aVerifiedBuyer({ identity_status: status }));
  const text = await screen.findByText(words);
  expect(text.textContent.includes('We have requested')).toBe(status === 'resubmission_requested');
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
    '/profile-verify-identity',
  );
});

test('a buyer with a new agreement is led to it', async () => {
  openClaim(
    aClaim({ documents: [{ kind: 'account_statement', byte_size: 2048 }] }),
    aVerifiedBuyer({
      buyerAccount: { status: 'verified', agreementAccepted: false, rejectionReason: null },
    }),
  );
  const read = await screen.findByRole('link', { name: 'Read the agreement' });
  expect(read.getAttribute('href')).toBe('/new-agreement?from=%2Fclaim%2F7');
  const ways = screen.getAllByRole('link', { name: 'accepted the agreement' });
  expect(ways.map((way) => way.parentElement?.textContent)).toEqual([
    expect.stringMatching(/country are shown once you have accepted the agreement\. Names/),
    'Open once you have accepted the agreement, with names and account numbers blacked out',
  ]);
  expect(ways[0]?.getAttribute('href')).toBe('/new-agreement?from=%2Fclaim%2F7');
});

test('a verified buyer reads the exact terms and may make an offer', async () => {
  const claim = aClaim({
    face_amount: '302240.39',
    face_amount_rounded: false,
    exact_terms: { ...EXACT_TERMS, payment_preference: 'usdc' },
  });
  openClaim(claim, aVerifiedBuyer());

  expect(await screen.findByText('2906085')).toBeTruthy();
  expect(screen.getByText('$367,977.67').textContent).toBe('$367,977.67');
  expect(screen.getByText('Payment the seller prefers').nextSibling?.textContent).toBe('USDC');
  expect(screen.getByRole('row', { name: 'BTC 10.82053227 $182,553.20' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make an offer' })).toBeTruthy();
});

test('a buyer whose country the case excludes reads it before any form, and finds other cases', async () => {
  openClaim(aClaim(), aVerifiedBuyer({ country: 'KP' }));
  expect(await screen.findByText('This case takes no buyers from your country')).toBeTruthy();
  const others = screen.getByRole('link', { name: 'See other cases' });
  expect(others.getAttribute('href')).toBe('/marketplace');
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

test.each([true, false])(
  'the amounts of a part are said to be its share of what is registered: %s',
  async (isPart) => {
    openClaim(aClaim({ is_part: isPart, exact_terms: EXACT_TERMS }), aVerifiedBuyer());
    await screen.findByText('Schedule number');
    expect(screen.queryByText(/another part was sold here/) !== null).toBe(isPart);
  },
);

test('risks are put in words, above what is no risk', async () => {
  openClaim(aClaim({ disputed: true }));
  const risks = await screen.findByRole('list', { name: 'Risks' });
  expect(risks.textContent).toContain('Somebody has objected to the claim');
  expect(screen.getByRole('list', { name: 'No risk' }).textContent).toContain('Not contingent');
});

test('a claim that is pledged says so to buyers in the words that its seller was asked in', async () => {
  openClaim(aClaim({ has_loan: true }));
  const risks = await screen.findByRole('list', { name: 'Risks' });
  expect(risks.textContent).toContain('Pledged to a lender');
  expect(risks.textContent).not.toContain('debtor');
});

test('whoever is no verified buyer reads which copies there are, and opens none', async () => {
  const document = { kind: 'account_statement', byte_size: 2048 } as const;
  openClaim(aClaim({ documents: [document, document] }));
  expect(await screen.findByRole('heading', { name: 'Documents (2)' })).toBeTruthy();
  expect(screen.getByText('Account statement').textContent).toBe('Account statement × 2');
  expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull();
});

test('a verified buyer opens the copies, by an address of now', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  const claimWith = (copy: Document) =>
    aClaim({
      documents: [{ kind: copy.kind, byte_size: copy.byte_size }],
      exact_terms: { ...EXACT_TERMS, documents: [copy] },
    });
  const copy = aDocument({ redacted: true, filename: 'proof-of-claim-redacted.pdf', url: '/old' });
  const { person } = openClaim(claimWith(copy), aVerifiedBuyer());
  const open = await screen.findByRole('button', { name: 'Preview proof-of-claim-redacted.pdf' });
  exchange.use(getGetClaimMockHandler200(claimWith({ ...copy, url: '/fresh' })));
  fetched.mockResolvedValue(new Response('%PDF-1.7'));
  await person.click(open);
  await screen.findByRole('dialog', { name: 'proof-of-claim-redacted.pdf' });
  await waitFor(() => expect(fetched.mock.lastCall?.[0]).toMatchObject({ pathname: '/fresh' }));
});

test('a claim without copies promises none, and says when its documents are read', async () => {
  openClaim(aClaim({ documents: [] }), aVerifiedBuyer());
  const documents = within(await screen.findByRole('region', { name: 'Documents' }));
  expect(documents.getByText(/added no copies.*examines the originals/)).toBeTruthy();
  expect(documents.queryByText(/blacked out/)).toBeNull();
});

const PAUSED =
  'It takes no offers for now. If you follow the claim, you are told when it is back on the market.';

test.each([
  ['sold', 'This claim has a new holder.'],
  ['paused', PAUSED],
] as const)(
  'a claim that is %s says nothing of copies that are not shown',
  async (status, said) => {
    openClaim(aClaim({ status, documents: [] }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
  },
);

test.each([
  ['sold', 'This claim has a new holder.'],
  ['under_offer', /have agreed on a price/],
  ['paused', PAUSED],
  ['withdrawn', /no longer offers/],
  ['expired', /time of this listing/],
] as const)(
  'a claim that is %s says so and offers no bid, not even to a buyer',
  async (status, words) => {
    openClaim(aClaim({ status, sold_at: '2026-11-20T10:00:00.000Z' }), aVerifiedBuyer());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    expect(screen.queryByText(/Listed until/)).toBeNull();
  },
);

test('a listing whose time is over takes no bid, even before the exchange has written that down', async () => {
  openClaim(aClaim({ expires_at: '2026-01-20T10:00:00.000Z' }), aVerifiedBuyer());
  expect(await screen.findByText(/time of this listing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

test('others than its sides are told that something may be left of a claim under offer', async () => {
  openClaim(aClaim({ status: 'under_offer', partial_sale: true }), aVerifiedBuyer());
  expect(await screen.findByText(/If the sale is for a part, the rest is listed/)).toBeTruthy();
});

const SOLD = { status: 'sold', sold_at: '2026-11-20T10:00:00.000Z' } as const;

test('a sold claim says when it was sold, and neither a price nor bids', async () => {
  openClaim(aClaim(SOLD));
  const price = within(await screen.findByRole('region', { name: 'Price' }));
  expect(price.getByText('Sold on').nextElementSibling?.textContent).toBe('Nov 20, 2026');
  expect(price.getByText('Last ask').nextElementSibling?.textContent).toBe('121.75 %');
  expect(price.queryByText(/Agreed price|Best bid|Amount at the ask/)).toBeNull();
});

test('who bought a claim reads so, and finds the way to its negotiation', async () => {
  const bought = aNegotiationSummary({ status: 'completed', claim: anOfferClaim({ id: 7 }) });
  openClaim(aClaim(SOLD), aVerifiedBuyer(), [bought]);
  expect(await screen.findByText('You bought this claim at 116.00 %')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Go to the negotiation' });
  expect(way.getAttribute('href')).toBe('/negotiations/31');
  expect(screen.queryByText('This claim has a new holder.')).toBeNull();
});

test('who bought another claim reads only that this one is sold', async () => {
  const another = aNegotiationSummary({ status: 'completed', claim: anOfferClaim({ id: 8 }) });
  openClaim(aClaim(SOLD), aVerifiedBuyer(), [another]);
  expect(await screen.findByText('This claim has a new holder.')).toBeTruthy();
});

test('the seller of a sold claim reads at what price', async () => {
  const deal = { percent: '118.1', agreed_at: '2026-11-15T10:00:00.000Z' };
  openClaim(aClaim({ ...SOLD, is_owner: true, deal }), aUser());
  expect((await screen.findByText(/^Agreed price/)).nextElementSibling?.textContent).toBe(
    '118.10 %',
  );
});

test('the owner manages the own claim', async () => {
  openClaim(aClaim({ is_owner: true }), aUser());
  const manage = await screen.findByRole('link', { name: 'Manage your claim' });
  expect(manage.getAttribute('href')).toBe('/my-claims/7');
});

test('a claim that was never listed is not found', async () => {
  exchange.use(
    getGetClaimMockHandler404({ message: 'Not found.', code: 'not_found', request_id: 'req-1' }),
  );
  renderClaimPage('/claim/8');
  expect(await screen.findByRole('heading', { name: 'Claim not found' })).toBeTruthy();
});

test('an address that no claim can have asks the exchange nothing', async () => {
  renderClaimPage('/claim/abc');
  expect(await screen.findByRole('heading', { name: 'Claim not found' })).toBeTruthy();
});
