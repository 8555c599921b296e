import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '@generated/model';
import { getGetIdentityVerificationMockHandler200 } from '@generated/msw/account/account.msw';
import { getGetBuyerAccountMockHandler200 } from '@generated/msw/buyer-account/buyer-account.msw';
import { anApplication, NO_APPLICATION } from '@/testing/buyer-account';
import { mockExchange } from '@/testing/exchange';
import { aUser, aVerifiedBuyer } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { NextSteps } from './next-steps';

const exchange = mockExchange();

const done = { identity_status: 'approved', payment_method: 'usdc' } as const;

test.each(['resubmission_requested', 'rejected'] as const)(
  'an identity that is %s says why, and leads to its page',
  async (status) => {
    exchange.use(
      getGetBuyerAccountMockHandler200(NO_APPLICATION),
      getGetIdentityVerificationMockHandler200({
        status,
        verification: {
          attempt: 1,
          country: 'SE',
          gov_id_document_id: 7,
          personal_photo_document_id: 8,
          status,
          rejection_reason: 'The document has expired.',
          earlier_reason: null,
          submitted_at: '2026-01-05T09:00:00Z',
          reviewed_at: '2026-01-06T09:00:00Z',
        },
      }),
    );
    renderPage(
      <NextSteps portal="seller" user={aUser({ ...done, identity_status: status })} isAlone />,
    );
    expect(await screen.findByText('The document has expired.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile-verify-identity');
  },
);

test.each(['info_requested', 'rejected', 'suspended'] as const)(
  'a buyer account that is %s says why, and leads to its page',
  (status) => {
    const user = aUser({
      ...done,
      buyer_account_status: status,
      buyerAccount: { agreementAccepted: false, status, rejectionReason: 'Which licence?' },
    });
    renderPage(<NextSteps portal="seller" user={user} isAlone />);
    expect(screen.getByText('Which licence?')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/apply-buyer-account');
  },
);

test.each(['none', 'info_requested', 'rejected'] as const)(
  'nobody is told to submit an application (%s) before other identity documents are requested',
  async (status) => {
    exchange.use(
      getGetBuyerAccountMockHandler200({ status, account: anApplication({ status }) }),
      getGetIdentityVerificationMockHandler200({ status: 'rejected', verification: null }),
    );
    const user = aUser({ ...done, identity_status: 'rejected', buyer_account_status: status });
    renderPage(<NextSteps portal="buyer" user={user} isAlone />);
    const waits = await screen.findByRole('link', {
      name: 'Your application waits for your identity',
    });
    expect(waits.getAttribute('href')).toBe('/apply-buyer-account');
    expect(screen.getByText(/submitted once our staff have requested other/)).toBeTruthy();
    expect(screen.queryByText(/^Submit /)).toBeNull();
  },
);

test('an application that was begun and not submitted leads to its page', async () => {
  exchange.use(getGetBuyerAccountMockHandler200({ status: 'none', account: anApplication() }));
  renderPage(<NextSteps portal="seller" user={aUser(done)} isAlone />);
  // Nor is it said before it is known that there is nothing.
  expect(screen.queryByText('Nothing is waiting for you.')).toBeNull();
  const submit = await screen.findByRole('link', { name: 'Submit your application as a buyer' });
  expect(submit.getAttribute('href')).toBe('/apply-buyer-account');
});

test('the agreement can be accepted while the application is being reviewed', () => {
  const user = aUser({
    ...done,
    buyer_account_status: 'pending',
    buyerAccount: { agreementAccepted: false, status: 'pending', rejectionReason: null },
  });
  renderPage(<NextSteps portal="seller" user={user} isAlone />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/new-agreement');
});

test.each<[string, Partial<User>]>([
  ['a seller who has done everything', {}],
  [
    'a buyer whose application is being reviewed',
    {
      buyer_account_status: 'pending',
      buyerAccount: { agreementAccepted: true, status: 'pending', rejectionReason: null },
    },
  ],
])('nothing waits for %s', async (_, user) => {
  exchange.use(getGetBuyerAccountMockHandler200(NO_APPLICATION));
  renderPage(<NextSteps portal="seller" user={aUser({ ...done, ...user })} isAlone />);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy();
});

test.each([
  ['buyer', 'seller', '/seller-portal'],
  ['seller', 'buyer', '/buyer-portal'],
] as const)(
  'the portal of a %s speaks for that side alone, and leads a buyer to the one of a %s',
  (portal, other, path) => {
    const user = aVerifiedBuyer(done);
    renderPage(<NextSteps portal={portal} user={user} isAlone />);
    expect(
      screen.getByText(new RegExp(`^Nothing is waiting for you as a ${portal}\\.`)),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: `${other} portal` });
    expect(link.getAttribute('href')).toBe(path);
  },
);
