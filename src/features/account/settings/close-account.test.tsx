import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  getCloseAccountMockHandler204,
  getCloseAccountMockHandler422,
} from '@generated/msw/account/account.msw';
import { useSession } from '@/session/session-store';
import { aRefusal, mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { CloseAccount } from './close-account';

const exchange = mockExchange();

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

test('an administrator who acts in the name of a user is told why there is no button', () => {
  renderPage(<CloseAccount user={aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } })} />);
  expect(screen.getByText('Only Sofia Marchetti can do this.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
