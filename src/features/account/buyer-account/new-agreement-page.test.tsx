import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BuyerAccountStatus, CurrentAgreement, User } from '@generated/model';
import { getGetCurrentUserMockHandler200 } from '@generated/msw/session/session.msw';
import {
  getAcceptAgreementMockHandler200,
  getAcceptAgreementMockHandler422,
  getGetAgreementMockHandler200,
  getGetCurrentAgreementMockHandler200,
} from '@generated/msw/agreements/agreements.msw';
import { useSession } from '@/session/session-store';
import { anAgreement } from '@/testing/buyer-account';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import NewAgreementPage from './new-agreement-page';

const exchange = mockExchange();

function buyer(
  status: BuyerAccountStatus,
  differences: Partial<User> = {},
  accepted = false,
): User {
  return aUser({
    identity_status: 'approved',
    buyer_account_status: status,
    buyerAccount:
      status === 'none' ? null : { status, agreementAccepted: accepted, rejectionReason: null },
    ...differences,
  });
}

function open(agreement: CurrentAgreement, user: User, query = '') {
  const sent = vi.fn<(body: unknown) => void>();
  const acceptance = {
    version: '2026-09',
    typed_name: 'Sofia Marchetti',
    accepted_at: '2026-11-12T14:20:00.000Z',
  };
  exchange.use(
    getGetCurrentAgreementMockHandler200(agreement),
    getAcceptAgreementMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...agreement, acceptance, last_acceptance: acceptance };
    }),
    getGetCurrentUserMockHandler200(() =>
      sent.mock.calls.length > 0 ? buyer(user.buyer_account_status, {}, true) : user,
    ),
  );
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const { person } = renderPage(<NewAgreementPage />, `/new-agreement${query}`);
  return { person, sent };
}

const ACCEPT = 'Accept the agreement';

test.each([
  ['?from=%2Fclaim%2F7', '/claim/7'],
  ['', '/buyer-portal'],
  ['?from=%2F%2Fevil.example', '/buyer-portal'],
])('with %s the acceptance leads to %s, and the profile knows of it', async (query, path) => {
  const { person, sent } = open(anAgreement(), buyer('verified'), query);
  const name = await screen.findByRole('textbox', {
    name: /Your first and last name/,
    description: 'As in your profile: Sofia Marchetti.',
  });
  await person.type(name, 'Sofia Marchetti');
  await person.click(screen.getByLabelText(/I have read the agreement/));
  await person.click(screen.getByRole('button', { name: ACCEPT }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    version: '2026-09',
    typed_name: 'Sofia Marchetti',
    consent: true,
  });
  expect(useSession.getState().user?.buyerAccount?.agreementAccepted).toBe(true);
});

test('without a name and the consent nothing is accepted', async () => {
  const { person, sent } = open(anAgreement(), buyer('verified'));
  await person.click(await screen.findByRole('button', { name: ACCEPT }));
  expect(await screen.findByText('Type your first and last name.')).toBeTruthy();
  expect(screen.getByText('Confirm that you have read and accept the agreement.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('who has accepted an earlier version reads what changed', async () => {
  const last = { version: '2026-02', typed_name: 'S. M.', accepted_at: '2026-02-14T10:05:00.000Z' };
  exchange.use(
    getGetAgreementMockHandler200(({ params }) => ({
      ...anAgreement(),
      version: String(params.version),
      sections: [{ heading: 'Payment', paragraphs: ['You pay within ten business days.'] }],
    })),
  );
  const { person } = open(
    anAgreement({ changes: ['You pay within five business days.'], last_acceptance: last }),
    buyer('verified'),
  );
  expect(await screen.findByText('You pay within five business days.')).toBeTruthy();
  expect(screen.getByText(/Since version 2026-02/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Read that version' }));
  const dialog = await screen.findByRole('dialog', { name: 'The version that you accepted' });
  expect(await within(dialog).findByText('You pay within ten business days.')).toBeTruthy();
  expect(within(dialog).getByText(/Version 2026-02/)).toBeTruthy();
  expect(screen.getByText(/There is a new version/)).toBeTruthy();
});

test('a version that is no longer in force is not accepted, and the person reads what to do', async () => {
  const { person } = open(anAgreement(), buyer('verified'));
  exchange.use(
    getAcceptAgreementMockHandler422({
      code: 'agreement_superseded',
      message: 'There is a newer version of this agreement. Reload the page and read it.',
      request_id: 'a-request-of-a-test',
    }),
  );
  await person.type(await screen.findByLabelText(/Your first and last name/), 'Sofia Marchetti');
  await person.click(screen.getByLabelText(/I have read the agreement/));
  await person.click(screen.getByRole('button', { name: ACCEPT }));
  expect(await screen.findByText(/There is a newer version of this agreement/)).toBeTruthy();
});

test.each<[BuyerAccountStatus, string, string]>([
  ['pending', 'Your application is being reviewed', 'See your application'],
  ['info_requested', 'We need more for your application', 'Complete your application'],
])(
  'who is %s reads where the application stands, and may accept already',
  async (status, title, way) => {
    const rejectionReason = status === 'pending' ? null : 'Please send a tax form.';
    const user = buyer(status, {
      buyerAccount: { status, agreementAccepted: false, rejectionReason },
    });
    open(anAgreement(), user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(
      '/apply-buyer-account',
    );
    if (rejectionReason)
      expect(screen.getByText(`Our staff wrote: ${rejectionReason}`)).toBeTruthy();
    expect(screen.getByRole('button', { name: ACCEPT })).toBeTruthy();
    const [wayOn] = screen.getAllByRole('link', { name: 'Not now' });
    expect(wayOn?.getAttribute('href')).toBe('/seller-portal');
  },
);

test.each<[BuyerAccountStatus, string, string]>([
  ['info_requested', 'It is needed once your buyer account is verified.', 'Not now'],
  ['rejected', 'It can be accepted once you have resubmitted your application.', 'Continue'],
  ['suspended', 'It can be accepted once the suspension is lifted.', 'Continue'],
])(
  'who is %s reads when it is needed, and the way on stands before the text',
  async (status, when, way) => {
    open(anAgreement(), buyer(status), '?from=%2Fmy-claims');
    expect(await screen.findByText('You need not accept it now')).toBeTruthy();
    const notice = screen.getByText(when);
    const [wayOn] = screen.getAllByRole('link', { name: way });
    expect(wayOn?.getAttribute('href')).toBe('/my-claims');
    const text = screen.getByText('You tell nobody.');
    for (const before of [notice, wayOn])
      expect(before?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('You can accept it already')).toBeNull();
  },
);

test.each<[BuyerAccountStatus, string]>([
  ['rejected', 'See your application'],
  ['suspended', 'See your buyer account'],
])('who is %s reads why and the text, and is not asked to accept it', async (status, way) => {
  const rejectionReason = 'The licence has expired.';
  open(
    anAgreement(),
    buyer(status, { buyerAccount: { status, agreementAccepted: false, rejectionReason } }),
  );
  expect(await screen.findByText('You tell nobody.')).toBeTruthy();
  expect(screen.getByText(`Our staff wrote: ${rejectionReason}`)).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
});

test.each<[BuyerAccountStatus, RegExp]>([
  ['pending', /so your application cannot be verified/],
  ['info_requested', /can be resubmitted once our staff have requested other identity documents/],
  ['rejected', /can be resubmitted once our staff have requested other identity documents/],
])(
  'of an application that is %s, who has no approved identity reads that this comes first',
  async (status, words) => {
    open(anAgreement(), buyer(status, { identity_status: 'rejected' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/You can correct it|waits for your answer|as soon as/)).toBeNull();
  },
);

test('who never applied reads the text and the way to the application', async () => {
  open(anAgreement(), buyer('none'));
  expect(await screen.findByRole('link', { name: 'Apply for a buyer account' })).toBeTruthy();
  expect(screen.getByText('You tell nobody.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
});

test('who has accepted it reads when, and is asked for nothing', async () => {
  const acceptance = {
    version: '2026-09',
    typed_name: 'Sofia Marchetti',
    accepted_at: '2026-11-12T14:20:00.000Z',
  };
  open(anAgreement({ acceptance, last_acceptance: acceptance }), buyer('verified', {}, true));
  expect(await screen.findByText(/As Sofia Marchetti on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
});

test('an administrator in the name of a buyer cannot accept it', async () => {
  open(anAgreement(), buyer('verified', { impersonator: { id: 1, name: 'Ada Whitlock' } }));
  expect(await screen.findByText('Only Sofia Marchetti can do this.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
});
