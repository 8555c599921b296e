import { describe, expect, test } from 'vitest';
import { PASSWORD, testExchange } from '../testing/exchange-client';

const exchange = testExchange();

const email = 'mara@example.com';

/** Every way in which a visitor has a mail sent to an address. */
const WAYS: Record<string, () => Promise<{ status: number }>> = {
  'signs up with it': () =>
    exchange.visitor.post('/users', {
      user: {
        email,
        password: PASSWORD,
        first_name: 'Mara',
        last_name: 'Lind',
        preferred_contact_method: 'email',
      },
    }),
  'asks for a link to log in': () =>
    exchange.visitor.post('/auth/magic_link/send', { user: { email } }),
  'asks for a new password': () =>
    exchange.visitor.post('/auth/password_resets', { user: { email } }),
  'asks for the confirmation once more': () =>
    exchange.visitor.post('/users/confirmation/resend', { user: { email } }),
};

describe.each(Object.entries(WAYS))('who %s', (_, ask) => {
  test('and may not log in is mailed why not, and no link', async () => {
    const barred = { status: 'suspended', status_reason: 'Two people use it' } as const;
    await exchange.user({ email, ...barred, email_verified_at: null });
    expect((await ask()).status).toBe(202);
    const [mail, ...others] = await exchange.mails(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'account_barred', secret: '' });
    expect(mail?.text).toContain('This account is suspended.\n\nThe reason: Two people use it.');
    expect(mail?.text).toContain(`write to ${exchange.ports.settings.staffEmail}`);
    expect(mail?.text).not.toContain('https://');
  });
});

test('nobody fills the inbox of whoever may not log in', async () => {
  await exchange.user({ email, status: 'deactivated' });
  for (let i = 0; i < 12; i += 1) {
    const user = { email };
    await exchange.as(null, `203.0.113.${i}`).post('/auth/magic_link/send', { user });
  }
  expect(await exchange.mails(email)).toHaveLength(8);
});
