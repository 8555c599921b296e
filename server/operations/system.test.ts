import type { MailboxPage } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { openExchange, testExchange } from '../testing/exchange-client';

const exchange = testExchange();

describe('the mailbox', () => {
  const read = (query = '') => exchange.visitor.get<MailboxPage>(`/auth/mailbox${query}`);
  const subjects = async (search: string) =>
    (await read(`?search=${encodeURIComponent(search)}`)).body.messages.map(
      ({ to, subject }) => `${to}: ${subject}`,
    );

  async function someMails() {
    await exchange.user({ email: 'mara_50%@example.com' });
    await exchange.user({ email: 'noor@example.com' });
    await exchange.visitor.post('/auth/magic_link/send', { user: { email: 'noor@example.com' } });
    exchange.advance(1000);
    await exchange.visitor.post('/auth/password_resets', {
      user: { email: 'mara_50%@example.com' },
    });
  }

  test('shows what was mailed, newest first, with the page each mail leads to', async () => {
    await someMails();
    const [magic, reset] = await exchange.mails();
    const { body } = await read();
    expect(body).toMatchObject({ current_page: 1, total_count: 2 });
    expect(body.messages).toEqual([
      {
        id: reset?.id,
        to: 'mara_50%@example.com',
        subject: 'Set a new password',
        text: reset?.text,
        link: `/forget-password?reset_password_token=${reset?.secret}`,
        created_at: '2026-11-20T10:00:01.000Z',
      },
      expect.objectContaining({ link: `/magic-link/verify-email?token=${magic?.secret}` }),
    ]);
    expect((await read('?per_page=1&page=2')).body).toMatchObject({
      total_count: 2,
      messages: [{ id: magic?.id }],
    });
  });

  test('is searched by receiver and subject; signs mean themselves', async () => {
    await someMails();
    const mara = 'mara_50%@example.com: Set a new password';
    const noor = 'noor@example.com: Your link to log in';
    expect(await subjects('NOOR link')).toEqual([noor]);
    expect(await subjects('example')).toEqual([mara, noor]);
    expect(await subjects('50%')).toEqual([mara]);
    expect(await subjects('o_r')).toEqual([]);
    expect(await subjects('noor password')).toEqual([]);
    expect(await subjects(`' \\ "`)).toEqual([]);
  });

  test('does not exist where mails are really sent', async () => {
    const closed = await openExchange({
      connection: exchange.connection,
      settings: { mailboxOpen: false },
    });
    const answer = await closed.visitor.get('/auth/mailbox');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });
});

describe('errors of the app', () => {
  const report = (body: unknown, address?: string) =>
    exchange.as(null, address).post('/api/client_errors', body);
  const logged = () =>
    exchange.log.filter(({ event }) => event === 'client_error').map(({ fields }) => fields);

  test('are written to the log', async () => {
    const { token } = await exchange.user();
    const answer = await exchange.as(token).post('/api/client_errors', {
      message: 'TypeError: cannot read properties of null',
      path: '/marketplace/ftx',
      stack: 'at ClaimCard (claim-card-B7sd81.js:1:200)',
    });
    expect([answer.status, answer.body]).toEqual([204, null]);
    expect(logged()).toEqual([
      {
        request_id: answer.headers.get('x-request-id'),
        caller: 'user',
        message: 'TypeError: cannot read properties of null',
        path: '/marketplace/ftx',
        stack: 'at ClaimCard (claim-card-B7sd81.js:1:200)',
      },
    ]);
  });

  test('lose tokens and the secrets of links on the way', async () => {
    const { token } = await exchange.user();
    const page = 'https://claims.example.com/magic-link/verify-email?token=';
    await report({
      message: `Failed to fetch ${page}${token}`,
      path: `/account/token#token=${token}`,
      stack: `Bearer ${token}`,
    });
    expect(JSON.stringify(exchange.log)).not.toContain(token);
    expect(logged()[0]).toMatchObject({ path: '/account/token', stack: 'Bearer [removed]' });
  });

  test('are taken thirty times in ten minutes from an address', async () => {
    const body = { message: 'x', path: '/' };
    for (let i = 0; i < 30; i += 1) expect((await report(body)).status).toBe(204);
    const next = await report(body);
    expect([next.status, next.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await report(body, '198.51.100.7')).status).toBe(204);
    expect(logged()).toHaveLength(31);
    exchange.advance(10 * MINUTE);
    expect((await report(body)).status).toBe(204);
  });
});

test('no request writes a secret to the log', async () => {
  const { token } = await exchange.user({ email: 'mara@example.com' });
  await exchange.visitor.post('/auth/magic_link/send', { user: { email: 'mara@example.com' } });
  const [mail] = await exchange.mails();
  await exchange.as(token).get('/auth/current_user');
  await exchange.visitor.get(`/users/confirmation?confirmation_token=${mail?.secret}`);
  await exchange.visitor.post('/auth/magic_link/verify', { token: mail?.secret });
  const log = JSON.stringify(exchange.log);
  expect(exchange.log.length).toBeGreaterThan(3);
  for (const secret of [token, mail?.secret ?? '', mail?.text ?? '', 'mara@example.com']) {
    expect(log).not.toContain(secret);
  }
});

test('everybody learns where the staff read what is written to them', async () => {
  const answer = await exchange.visitor.get('/api/staff_contact');
  expect(answer).toMatchObject({ status: 200, body: { email: 'staff@claims.example.com' } });
});
