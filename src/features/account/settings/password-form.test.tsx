import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUpdateCurrentUserMockHandler200 } from '@generated/msw/account/account.msw';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { PasswordForm } from './password-form';

const exchange = mockExchange();

const field = () => screen.getByLabelText<HTMLInputElement>('New password');

test('a new password is sent together with the mark that one is set, and the field is emptied', async () => {
  const user = aUser({ has_set_password: false });
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdateCurrentUserMockHandler200(async ({ request }) => {
      sent(await request.json());
      return { ...user, has_set_password: true };
    }),
  );
  const { person } = renderPage(<PasswordForm user={user} />);
  await person.type(field(), 'a quiet harbour at dawn');
  await person.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { password: 'a quiet harbour at dawn', has_set_password: true },
    }),
  );
  await waitFor(() => expect(field().value).toBe(''));
});

test.each([
  ['', 'Use 12 to 128 characters.'],
  ['too short', 'Use 12 to 128 characters.'],
  ['password1234', 'This password is too common. Choose another one.'],
  ['sofia@example.com', 'Your password must not be your email address or name.'],
  ['SofiaMarchetti', 'Your password must not be your email address or name.'],
])('"%s" is not sent: %s', async (password, sentence) => {
  const { person } = renderPage(<PasswordForm user={aUser()} />);
  if (password) await person.type(field(), password);
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('an administrator who acts in the name of a user is told why there is no field', () => {
  renderPage(<PasswordForm user={aUser({ impersonator: { id: 1, name: 'Ada Whitlock' } })} />);
  expect(screen.getByText('Only Sofia Marchetti can do this.')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});
