import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BuyerAccountStatus, User } from '@generated/model';
import { getGetStaffContactMockHandler200 } from '@generated/msw/system/system.msw';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import ApplyBuyerAccountPage from './apply-buyer-account-page';

const exchange = mockExchange();

function open(
  status: BuyerAccountStatus,
  { rejectionReason = null, ...user }: Partial<User> & { rejectionReason?: string | null } = {},
) {
  exchange.use(getGetStaffContactMockHandler200({ email: 'staff@example.com' }));
  useSession.setState({
    user: aUser({
      identity_status: 'approved',
      buyer_account_status: status,
      buyerAccount: status === 'none' ? null : { agreementAccepted: true, status, rejectionReason },
      ...user,
    }),
    token: 'token',
    isLoggedIn: true,
  });
  renderPage(<ApplyBuyerAccountPage />, '/apply-buyer-account');
}

const reason = 'The licence of the fund has expired.';

test.each<[BuyerAccountStatus, string]>([
  ['info_requested', 'We need more from you'],
  ['rejected', 'Your application was rejected'],
  ['suspended', 'Your buyer account is suspended'],
])('who is %s reads the reason and where to write', async (status, title) => {
  open(status, { rejectionReason: reason });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(`Our staff wrote: ${reason}`)).toBeTruthy();
  const contact = await screen.findByRole('link', { name: 'staff@example.com' });
  expect(contact.getAttribute('href')).toBe('mailto:staff@example.com');
});

test('who never applied learns that there is no form yet, and whom to write to', async () => {
  open('none');
  expect(screen.getByText(/cannot be sent from this page yet/)).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'staff@example.com' })).toBeTruthy();
});

test.each<[string, Partial<User>, string]>([
  [
    'whose documents were asked for again',
    { identity_status: 'pending' },
    'Your buyer account rests',
  ],
  ['who may bid', {}, 'You see exact terms and may bid.'],
])('a verified buyer %s is told so', (_, user, text) => {
  open('verified', user);
  expect(screen.getByText(text)).toBeTruthy();
});
