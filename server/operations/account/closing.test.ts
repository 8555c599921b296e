import { expect, test } from 'vitest';
import { dealSteps } from '../../testing/deal-steps';
import { PASSWORD, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();

const close = (token: string) => exchange.as(token).delete('/api/current_user');

test('whoever closes the account is out everywhere, for good, and told so', async () => {
  const { user, token } = await exchange.user();
  const credentials = { user: { email: user.email, password: PASSWORD } };
  const { token: elsewhere } = await exchange.visitor.post('/users/sign_in', credentials);
  expect((await close(token)).status).toBe(204);
  expect(await exchange.reload(user)).toMatchObject({ status: 'deactivated', status_reason: null });
  for (const each of [token, elsewhere]) {
    expect((await exchange.as(each).get('/auth/current_user')).status).toBe(401);
  }
  const again = await exchange.visitor.post('/users/sign_in', credentials);
  expect(again.body.code).toBe('account_deactivated');
  const [mail] = await exchange.mails(user.email);
  expect(mail).toMatchObject({ kind: 'user_status', subject: 'Your account is closed' });
  expect(mail?.text).not.toContain('The reason');
  expect((await exchange.audits()).at(-1)).toMatchObject({
    action: 'user.deactivated',
    changes: { status: ['active', 'deactivated'] },
  });
});

test('what the person has on offer is withdrawn, by the person; a sale under way comes first', async () => {
  const deals = dealSteps(exchange);
  const { seller, buyer, of, id } = await deals.accepted();
  const claim = await deals.claim({ case_id: of.id, user_id: seller.user.id });
  const { body: bid } = await deals.offer(buyer.token, claim.id);
  for (const side of [seller, buyer]) {
    const refused = await close(side.token);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'transition_not_allowed',
      message: expect.stringContaining('sale that is under way') as string,
    });
    expect((await exchange.reload(side.user)).status).toBe('active');
  }
  await deals.act(buyer.token, id, 'cancel', { reason: 'It was paid.' });
  expect((await close(seller.token)).status).toBe(204);
  expect(await deals.negotiation(buyer.token, bid.negotiation_id)).toMatchObject({
    status: 'closed',
  });
  expect((await close(buyer.token)).status).toBe(204);
});

test('an address that was never confirmed can be closed as well', async () => {
  const { user, token } = await exchange.user({ status: 'pending', email_verified_at: null });
  expect((await close(token)).status).toBe(204);
  expect((await exchange.reload(user)).status).toBe('deactivated');
});

test('a session that was left open does not close the account', async () => {
  const { user, token } = await exchange.user();
  exchange.advance(11 * 60_000);
  expect((await close(token)).body.code).toBe('fresh_proof_required');
  expect((await exchange.reload(user)).status).toBe('active');
});
