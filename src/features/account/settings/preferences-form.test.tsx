import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getUpdatePreferencesMockHandler200 } from '@generated/msw/account/account.msw';
import type { User } from '@generated/model';
import { mockExchange } from '@/testing/exchange';
import { aUser } from '@/testing/people';
import { renderPage } from '@/testing/render-page';
import { PreferencesForm } from './preferences-form';

const exchange = mockExchange();

function savePreferences(before: User) {
  const sent = vi.fn<(body: unknown) => void>();
  exchange.use(
    getUpdatePreferencesMockHandler200(async ({ request }) => {
      const body = (await request.json()) as { user: Partial<User> };
      sent(body);
      return { ...before, ...body.user };
    }),
  );
  return sent;
}

const method = () => screen.getByLabelText('How you would like to be paid');
const custom = () => screen.getByLabelText('Your way of payment');
const save = () => screen.getByRole('button', { name: 'Save settings' });

test('a way of payment of one’s own is described, and sent with the switches', async () => {
  const user = aUser();
  const sent = savePreferences(user);
  const { person } = renderPage(<PreferencesForm user={user} />);
  await person.click(screen.getByRole('checkbox', { name: 'Your claims' }));
  await person.selectOptions(method(), 'Another way');
  await person.type(custom(), ' Wire to our custodian ');
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: {
        claim_notifications: false,
        payment_method: 'other',
        custom_payment_method: 'Wire to our custodian',
      },
    }),
  );
});

test('whether our staff may begin a conversation is a question of its own, and no mail', async () => {
  const user = aUser();
  const sent = savePreferences(user);
  const { person } = renderPage(<PreferencesForm user={user} />);
  const block = within(screen.getByRole('group', { name: 'Conversations with our staff' }));
  expect(block.getByText(/^Switched off, they write only in conversations/)).toBeTruthy();
  await person.click(
    block.getByRole('checkbox', { name: 'Our staff may begin a conversation with you' }),
  );
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ user: { message_with_the_staff: false } }),
  );
});

test('another way without a description is not sent', async () => {
  const { person } = renderPage(<PreferencesForm user={aUser()} />);
  await person.selectOptions(method(), 'Another way');
  await person.click(save());
  expect(await screen.findByText('Describe how you want to be paid.')).toBeTruthy();
});

test('choosing a known method again drops the description', async () => {
  const user = aUser({ payment_method: 'other', custom_payment_method: 'Cash' });
  const sent = savePreferences(user);
  const { person } = renderPage(<PreferencesForm user={user} />);
  await person.selectOptions(method(), 'USDC');
  expect(screen.queryByLabelText('Your way of payment')).toBeNull();
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { payment_method: 'usdc', custom_payment_method: null },
    }),
  );
});

test('no method is sent as null', async () => {
  const user = aUser({ payment_method: 'usdt' });
  const sent = savePreferences(user);
  const { person } = renderPage(<PreferencesForm user={user} />);
  await person.selectOptions(method(), 'Not chosen yet');
  await person.click(save());
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      user: { payment_method: null, custom_payment_method: null },
    }),
  );
});
