import type { BuyerPortal, ClaimSummary, User } from '@generated/model';
import { getGetIdentityVerificationMockHandler200 } from '@generated/msw/account/account.msw';
import { getGetBuyerAccountMockHandler200 } from '@generated/msw/buyer-account/buyer-account.msw';
import { getGetFeaturedCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import {
  getGetBuyerPortalMockHandler200,
  getGetBuyerPortalMockHandler422,
} from '@generated/msw/negotiations/negotiations.msw';
import { getListRecommendedClaimsMockHandler200 } from '@generated/msw/follows/follows.msw';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { HOUR } from '@/domain/time';
import { useSession } from '@/session/session-store';
import { NO_APPLICATION } from '@/testing/buyer-account';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aCaseSummary, aClaimSummary } from '@/testing/marketplace';
import { aNegotiationSummary } from '@/testing/negotiations';
import { aUser, aVerifiedBuyer } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import BuyerPortalPage from './buyer-portal-page';

const exchange = mockExchange();

const BUYER = aVerifiedBuyer();

const NOTHING: BuyerPortal = {
  awaiting_me: [],
  owed_fees: [],
  stages: [{ status: 'open', count: 0 }],
  committed: [],
  spent: [],
};

function open(
  portal: Partial<BuyerPortal> = {},
  user: User = BUYER,
  matches: readonly ClaimSummary[] = [],
) {
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getGetBuyerPortalMockHandler200({ ...NOTHING, ...portal }),
    getGetFeaturedCasesMockHandler200([aCaseSummary()]),
    getGetBuyerAccountMockHandler200(NO_APPLICATION),
    getListRecommendedClaimsMockHandler200({
      current_page: 1,
      total_count: matches.length,
      recommended_claims: matches.map((claim) => ({ claim, reasons: ['case_of_interest'] })),
    }),
  );
  return renderPage(<BuyerPortalPage />, '/buyer-portal');
}

async function region(name: string) {
  await screen.findByRole('heading', { name: 'Your purchases' });
  return within(screen.getByRole('region', { name }));
}

const linksIn = (card: Awaited<ReturnType<typeof region>>) =>
  card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('what waits for the buyer leads to where it is done', async () => {
  open({
    awaiting_me: [
      aNegotiationSummary({ status: 'open', counterparty_label: 'Seller 4821' }),
      aNegotiationSummary({ id: 40, status: 'signing', awaiting: 'both' }),
    ],
  });
  expect(linksIn(await region('Needs your attention'))).toEqual([
    ['Answer Seller 4821 about CLM-7K3F9Q', '/my-offers/205'],
    ['Sign the assignment agreement for CLM-7K3F9Q', '/negotiations/40'],
  ]);
});

test('a fee that is owed stands among them by its day, with its amount', async () => {
  open({
    awaiting_me: [aNegotiationSummary({ id: 40, status: 'signing', awaiting: 'both' })],
    owed_fees: [
      {
        negotiation_id: 28,
        claim_reference: 'CLM-4HW2PX',
        case_name: 'FTX',
        amount: '412.5',
        currency: 'USD',
        due_at: '2026-11-24T18:25:00.000Z',
      },
    ],
  });
  const card = await region('Needs your attention');
  expect(linksIn(card)).toEqual([
    ['Pay our fee for CLM-4HW2PX', '/negotiations/28'],
    ['Sign the assignment agreement for CLM-7K3F9Q', '/negotiations/40'],
  ]);
  expect(card.getAllByRole('listitem')[0]?.textContent).toMatch(
    /FTX\$412\.50 Overdue since Nov 24, 2026/,
  );
});

test('the amount of what waits for the buyer says that the fee comes on top', async () => {
  open({ awaiting_me: [aNegotiationSummary({ status: 'payment', awaiting: 'buyer' })] });
  const card = await region('Needs your attention');
  expect(card.getByRole('listitem').textContent).toContain('$293,625.46 before fees');
});

test.each([
  [-1, 'text-danger-ink'],
  [47, 'text-warning-ink'],
  [49, 'text-muted'],
])('a deadline %i hours ahead stands out as it is near', async (hours, tone) => {
  const due_at = new Date(Date.now() + hours * HOUR).toISOString();
  open({ awaiting_me: [aNegotiationSummary({ due_at })] });
  const card = await region('Needs your attention');
  expect(card.getByText(/^(in 2 days|in 47 hours|1 hour ago)$/).parentElement?.className).toContain(
    tone,
  );
});

test('what is committed comes first, then how many purchases are in each stage', async () => {
  open({
    stages: [
      { status: 'open', count: 2 },
      { status: 'diligence', count: 0 },
      { status: 'payment', count: 1 },
    ],
    committed: [{ currency: 'USD', amount: '296561.71' }],
    spent: [{ currency: 'EUR', amount: '1000' }],
  });
  const deals = await region('Your purchases');
  expect(deals.getByText('$296,561.71')).toBeTruthy();
  expect(deals.getByText(/Paid so far: €1,000\.00/)).toBeTruthy();
  expect(deals.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Offers2',
    'Payment1',
  ]);
  expect(deals.getByRole('link', { name: 'Offers you sent' }).getAttribute('href')).toBe(
    '/my-offers?role=sent',
  );
  expect(deals.getByRole('link', { name: 'Payment' }).getAttribute('href')).toBe(
    '/negotiations?role=buyer&status=payment',
  );
});

test('whose buyer account is suspended is led to their offers, as the list of negotiations is closed to them', async () => {
  const stages = [{ status: 'transfer', count: 1 }] as const;
  open({ stages: [...stages] }, aUser({ buyer_account_status: 'suspended' }));
  const deals = await region('Your purchases');
  const way = deals.getByRole('link', { name: 'Transfer' });
  expect(way.getAttribute('href')).toBe('/my-offers?role=sent');
});

test('who has bought nothing reads what comes here and how to begin, and nothing of what they sell', async () => {
  open();
  const deals = await region('Your purchases');
  expect(deals.getByRole('link', { name: 'Find a claim to bid on' })).toBeTruthy();
  expect(deals.queryByText(/negotiation/)).toBeNull();
  expect(linksIn(await region('Find your next claim')).map(([, to]) => to)).toEqual([
    '/followed-claims',
    '/marketplace/featured-claims',
  ]);
});

test('whoever is no verified buyer finds the way to apply, and no way that is closed to them', async () => {
  open({}, aUser({ identity_status: 'approved' }));
  const before = await region('Before you can bid');
  expect(linksIn(before)).toEqual([['Apply for a buyer account', '/apply-buyer-account']]);
  const deals = await region('Your purchases');
  expect(deals.getByRole('link', { name: 'Browse the marketplace' })).toBeTruthy();
  expect(deals.queryByRole('link', { name: 'Find a claim to bid on' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Find your next claim' })).toBeNull();
});

test('a verified buyer reads which claims fit, and how many', async () => {
  open({}, BUYER, [aClaimSummary(), aClaimSummary({ id: 8, reference: 'CLM-2M8QXT' })]);
  await screen.findByRole('link', { name: 'CLM-7K3F9Q' });
  expect(linksIn(await region('Claims for you'))).toEqual([
    ['2 claims', '/claimsforyou'],
    ['CLM-7K3F9Q', '/claim/7'],
    ['CLM-2M8QXT', '/claim/8'],
  ]);
});

test('where nothing fits, a verified buyer is led to the interests', async () => {
  open();
  const card = await region('Claims for you');
  expect(
    (await card.findByRole('link', { name: 'Go to Claims for you' })).getAttribute('href'),
  ).toBe('/claimsforyou');
});

test('what stands among the things to do is not said twice', async () => {
  open(
    {},
    {
      ...BUYER,
      buyerAccount: { status: 'verified', agreementAccepted: false, rejectionReason: null },
    },
  );
  await region('Your purchases');
  expect(screen.getByRole('link', { name: 'Read and accept the agreement' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Before you can bid' })).toBeNull();
});

test('a buyer whose new documents are being reviewed has nothing to do, and reads that bidding rests', async () => {
  open({}, aVerifiedBuyer({ identity_status: 'pending', payment_method: 'usdc' }));
  const before = await region('Before you can bid');
  expect(before.getByRole('heading').textContent).toBe('Your identity is being reviewed');
  expect(before.getByText(/You can bid again once they are approved/)).toBeTruthy();
  expect(linksIn(before)).toEqual([['See your documents', '/profile-verify-identity']]);
  expect(screen.getByText(/^Nothing is waiting for you as a buyer\./)).toBeTruthy();
});

test('documents that are asked for stand among the things to do alone', async () => {
  exchange.use(
    getGetIdentityVerificationMockHandler200({
      status: 'resubmission_requested',
      verification: null,
    }),
  );
  open({}, aVerifiedBuyer({ identity_status: 'resubmission_requested' }));
  await region('Your purchases');
  expect(screen.getByRole('link', { name: 'Resubmit your documents' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Before you can bid' })).toBeNull();
});

test('a portal that cannot be read says so once and is read again on demand', async () => {
  const { person } = open();
  exchange.use(
    getGetBuyerPortalMockHandler422(aRefusal('validation_failed', 'The exchange is not well.'), {
      once: true,
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The exchange is not well.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your purchases' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who buys is not asked how to be paid', async () => {
  open({}, { ...BUYER, payment_method: null });
  expect(await screen.findByText(/^Nothing is waiting for you as a buyer\./)).toBeTruthy();
  expect(screen.queryByText('Choose how you are paid')).toBeNull();
});

test('a portal that cannot be read again stays, and says that it may be out of date', async () => {
  open();
  await screen.findByRole('heading', { name: 'Your purchases' });
  exchange.use(
    getGetBuyerPortalMockHandler422(aRefusal('validation_failed', 'The exchange is not well.')),
  );
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/may be out of date/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your purchases' })).toBeTruthy();
});
