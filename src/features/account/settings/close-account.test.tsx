import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  getCloseAccountMockHandler204,
  getCloseAccountMockHandler422,
} from '@generated/msw/account/account.msw';
import type { BuyerPortal } from '@generated/model';
import {
  getGetBuyerPortalMockHandler200,
  getListNegotiationsMockHandler200,
  getListNegotiationsMockHandler500,
} from '@generated/msw/negotiations/negotiations.msw';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aNegotiationSummary } from '@/testing/negotiations';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { CloseAccount } from './close-account';

const exchange = mockExchange();
const asked = vi.fn<(url: URL) => void>();

/** The sales under way that the exchange tells of. */
const holdSales = (total_count: number) =>
  exchange.use(
    getListNegotiationsMockHandler200(({ request }) => {
      asked(new URL(request.url));
      const negotiations = Array.from({ length: Math.min(total_count, 10) }, (_, index) =>
        aNegotiationSummary({ id: 31 + index, reference: `NEG-4Q8W2${index}` }),
      );
      return { current_page: 1, total_count, negotiations };
    }),
  );

const PORTAL: BuyerPortal = {
  awaiting_me: [],
  owed_fees: [],
  stages: [],
  committed: [],
  spent: [],
};

beforeEach(() => {
  holdSales(0);
  exchange.use(getGetBuyerPortalMockHandler200(PORTAL));
});

const press = (name: string) => screen.getByRole('button', { name });

test('an account is closed after a question, and its person is logged out', async () => {
  const user = aUser();
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  const closed = vi.fn<() => void>();
  exchange.use(getCloseAccountMockHandler204(closed));
  const { person } = renderPage(<CloseAccount user={user} />);
  await person.click(press('Close account'));
  const question = await screen.findByRole('alertdialog', { name: 'Close your account for good?' });
  expect(question.textContent).toContain('Pending ones are withdrawn.');
  await person.click(press('Keep account'));
  expect(closed).not.toHaveBeenCalled();

  await person.click(press('Close account'));
  await screen.findByRole('alertdialog');
  await person.click(press('Close account'));
  await waitFor(() => expect(useSession.getState().token).toBeNull());
  expect(closed).toHaveBeenCalledOnce();
});

test('before an address was confirmed it is said that it is free again', async () => {
  const user = aUser({ status: 'pending', email_verified_at: null });
  const { person } = renderPage(<CloseAccount user={user} />);
  await person.click(press('Close account'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('can sign up with it again. What you entered here is');
});

test('a sale that is under way is named where the question stands, and the session goes on', async () => {
  const user = aUser();
  useSession.setState({ user, token: 'token', isLoggedIn: true });
  exchange.use(
    getCloseAccountMockHandler422(aRefusal('transition_not_allowed', 'You buy or sell in a sale.')),
  );
  const { person } = renderPage(<CloseAccount user={user} />);
  await person.click(press('Close account'));
  await screen.findByRole('alertdialog');
  await person.click(press('Close account'));
  expect((await screen.findByRole('alert')).textContent).toContain('You buy or sell in a sale.');
  expect(useSession.getState().token).toBe('token');
});

test.each([
  [1, 'You have 1 sale under way. Wait until it is completed', null],
  [10, 'You have 10 sales under way. Wait until each is completed', null],
  [12, 'You have 12 sales under way.', 'and 2 more'],
])(
  '%i sales under way are named before anything is pressed, and there is nothing to confirm',
  async (count, said, more) => {
    holdSales(count);
    const { person } = renderPage(<CloseAccount user={aUser()} />);
    expect(asked).not.toHaveBeenCalled();
    await person.click(press('Close account'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'You cannot close your account yet' }),
    );
    expect(dialog.getByText(new RegExp(said))).toBeTruthy();
    const links = dialog.getAllByRole('link');
    expect(links).toHaveLength(Math.min(count, 10));
    expect(links[0]?.getAttribute('href')).toBe('/negotiations/31');
    expect(dialog.queryByText(/more$/)?.textContent ?? null).toBe(more);
    expect(dialog.queryByRole('button', { name: 'Close account' })).toBeNull();
    const { searchParams } = asked.mock.lastCall?.[0] ?? new URL('http://none');
    expect(searchParams.get('status')).toBe('diligence,signing,payment,transfer');
    expect(searchParams.get('per_page')).toBe('10');
  },
);

const FEE = {
  negotiation_id: 57,
  claim_reference: 'CLM-7K3F9Q',
  case_name: 'FTX',
  amount: '2936.25',
  currency: 'USD',
  due_at: '2026-12-02T12:00:00.000Z',
};

test.each([
  [0, /^Our fee is outstanding for what you bought or sold\. Pay it as its negotiation says/],
  [1, /^You have 1 sale under way\..* Our fee is outstanding/],
])(
  'a fee that is owed is named before anything is pressed, beside %i sales under way',
  async (count, said) => {
    holdSales(count);
    exchange.use(getGetBuyerPortalMockHandler200({ ...PORTAL, owed_fees: [FEE] }));
    const { person } = renderPage(<CloseAccount user={aUser()} />);
    await person.click(press('Close account'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'You cannot close your account yet' }),
    );
    expect(await dialog.findByText(said)).toBeTruthy();
    const link = dialog.getByRole('link', { name: 'Our fee for CLM-7K3F9Q' });
    expect(link.getAttribute('href')).toBe('/negotiations/57');
    expect(dialog.getByText('$2,936.25')).toBeTruthy();
    expect(dialog.getAllByRole('link')).toHaveLength(count + 1);
    expect(dialog.queryByRole('button', { name: 'Close account' })).toBeNull();
  },
);

test('an account cannot be closed before it is known whether a sale is under way', async () => {
  const known = Promise.withResolvers<void>();
  const closed = vi.fn<() => void>();
  exchange.use(
    getListNegotiationsMockHandler200(async () => {
      await known.promise;
      return { current_page: 1, total_count: 0, negotiations: [] };
    }),
    getCloseAccountMockHandler204(closed),
  );
  const { person } = renderPage(<CloseAccount user={aUser()} />);
  await person.click(press('Close account'));
  await screen.findByRole('alertdialog', { name: 'Close your account for good?' });
  await person.click(press('Close account'));
  expect(press('Close account').getAttribute('aria-busy')).toBe('true');
  expect(closed).not.toHaveBeenCalled();
  known.resolve();
  await waitFor(() => expect(press('Close account').getAttribute('aria-busy')).toBeNull());
  await person.click(press('Close account'));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('where the sales cannot be read the exchange decides', async () => {
  const closed = vi.fn<() => void>();
  exchange.use(
    getListNegotiationsMockHandler500(aRefusal('internal_error', 'Something broke.')),
    getCloseAccountMockHandler204(closed),
  );
  const { person } = renderPage(<CloseAccount user={aUser()} />);
  await person.click(press('Close account'));
  await screen.findByRole('alertdialog', { name: 'Close your account for good?' });
  await waitFor(() => expect(press('Close account').getAttribute('aria-busy')).toBeNull());
  await person.click(press('Close account'));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test('an administrator who acts in the name of a user is told why there is no button', () => {
  renderPage(<CloseAccount user={aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } })} />);
  expect(screen.getByText('Only Sofia Marchetti can do this.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
