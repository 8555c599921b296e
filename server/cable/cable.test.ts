import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { fullName } from '@/domain/users/party-names';
import type { AdminCase, CurrentAgreement } from '@generated/model';
import { userRows } from '../db/schema';
import { claimIs, openCable, testCable } from '../testing/cable-client';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const live = testCable(exchange);

const OWN = JSON.stringify({ channel: 'UserChannel' });
const MARKET = JSON.stringify({ channel: 'MarketChannel' });
const STAFF = JSON.stringify({ channel: 'AdminChannel' });
const conversationIs = (conversation_id: number) =>
  JSON.stringify({ channel: 'ConversationChannel', conversation_id });

describe('the protocol', () => {
  test('welcomes, pings every three seconds, confirms, echoes the identifier byte for byte', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const other = await openCable(exchange);
    try {
      const client = other.connect();
      await client.welcome();
      expect(client.socket.protocol).toBe('actioncable-v1-json');
      vi.advanceTimersByTime(3000);
      const ping = await client.hear(({ type }) => type === 'ping');
      expect(ping.message).toBeTypeOf('number');
      const { claim } = await steps.parties();
      const spaced = `{ "claim_id": ${claim.id}, "channel": "ClaimChannel" }`;
      expect(await client.subscribe(spaced)).toBe('confirm_subscription');
      // React's strict mode subscribes twice.
      expect(await client.subscribe(spaced)).toBe('confirm_subscription');
    } finally {
      vi.useRealTimers();
      await other.close();
    }
  });

  test('tells of the market with the next ping, once of however many changes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const other = await openCable(exchange);
    try {
      const client = other.connect();
      await client.welcome();
      expect(await client.subscribe(MARKET)).toBe('confirm_subscription');
      for (const { claim, buyer } of [await steps.parties(), await steps.parties()]) {
        await steps.offer(buyer.token, claim.id);
      }
      await client.settled();
      expect(client.messages(MARKET)).toEqual([]);
      vi.advanceTimersByTime(3000);
      await client.settled();
      expect(client.messages(MARKET)).toEqual([{ type: 'market.updated' }]);
      vi.advanceTimersByTime(3000);
      await client.settled();
      expect(client.messages(MARKET)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
      await other.close();
    }
  });

  test('tells of the status of a case at once', async () => {
    const { of } = await steps.parties();
    const client = live.connect();
    await client.welcome();
    await client.subscribe(MARKET);
    const staff = exchange.as((await exchange.admin()).token);
    const { lock_version } = (await staff.get<AdminCase>(`/admin/cases/${of.id}`)).body;
    expect((await staff.post(`/admin/cases/${of.id}/pause`, { lock_version })).status).toBe(200);
    expect((await client.message(MARKET)).message).toEqual({ type: 'cases.updated' });
  });

  test('rejects what is not there, is not meant, or is not the caller’s', async () => {
    const client = live.connect();
    await client.welcome();
    for (const identifier of [
      claimIs(999),
      JSON.stringify({ channel: 'ClaimChannel' }),
      JSON.stringify({ channel: 'ClaimChannel', claim_id: '1; drop table' }),
      JSON.stringify({ channel: 'ClaimChannel', claim_id: 1, more: 1 }),
      JSON.stringify({ channel: 'constructor' }),
      'nonsense',
      OWN,
      STAFF,
      conversationIs(1),
    ]) {
      expect([identifier, await client.subscribe(identifier)]).toEqual([
        identifier,
        'reject_subscription',
      ]);
    }
  });

  test('tells each subscription of a stream, and none after its end', async () => {
    const { claim, seller } = await steps.parties();
    const client = live.connect();
    await client.welcome();
    const twice = `{ "channel": "ClaimChannel", "claim_id": ${claim.id} }`;
    await client.subscribe(claimIs(claim.id));
    await client.subscribe(twice);
    const act = async (step: string, lock_version: number) =>
      await exchange.as(seller.token).post(`/api/my_claims/${claim.id}/${step}`, { lock_version });
    expect((await act('pause', 0)).status).toBe(200);
    const hint = { type: 'claim.updated', id: claim.id };
    expect((await client.message(claimIs(claim.id))).message).toEqual(hint);
    expect((await client.message(twice)).message).toEqual(hint);
    client.unsubscribe(claimIs(claim.id));
    await client.settled();
    expect((await act('resume', 1)).status).toBe(200);
    await client.settled();
    expect(client.messages(claimIs(claim.id))).toHaveLength(1);
    expect(client.messages(twice)).toHaveLength(2);
  });

  test('begins with what was sent a moment ago, so that nothing is missed after reading', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { claim, buyer } = await steps.parties();
      await steps.offer(buyer.token, claim.id);
      const client = live.connect();
      await client.welcome();
      await client.subscribe(claimIs(claim.id));
      await client.settled();
      expect(client.messages(claimIs(claim.id))).toEqual([{ type: 'claim.updated', id: claim.id }]);
      // Confirmed again, it has heard already.
      await client.subscribe(claimIs(claim.id));
      vi.advanceTimersByTime(10_000);
      const later = live.connect();
      await later.welcome();
      await later.subscribe(claimIs(claim.id));
      await Promise.all([client.settled(), later.settled()]);
      expect(client.messages(claimIs(claim.id))).toHaveLength(1);
      expect(later.messages(claimIs(claim.id))).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('goes on after commands that cannot be read', async () => {
    const client = live.connect();
    await client.welcome();
    for (const text of ['', '{', 'null', '[]', '"x"', '{"command":1}', '{"command":"dance"}']) {
      client.socket.send(text);
    }
    await client.settled();
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
  });
});

describe('who may connect', () => {
  test('pages of the own, the public and allowed origins, and what is no browser', async () => {
    const { port } = new URL(live.url);
    for (const origin of [`http://127.0.0.1:${port}`, 'https://claims.example.com', undefined]) {
      const client = live.connect(origin ? { origin } : {});
      expect((await client.welcome()).type).toBe('welcome');
    }
    const foreign = live.connect({ origin: 'https://evil.example' });
    await foreign.closed;
    expect(foreign.failure()?.message).toContain('403');
    const elsewhere = live.connect({ path: '/api/other' });
    await elsewhere.closed;
    expect(elsewhere.failure()?.message).toContain('404');
  });

  test('nobody with a token that is not valid: they are told not to come back', async () => {
    const { token, user } = await exchange.user();
    await exchange.changeUser(user, { status: 'suspended' });
    for (const bad of ['x'.repeat(43), token, 'short', '~', '']) {
      const client = live.connect({ token: bad });
      const first = await client.hear(() => true);
      expect(first).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
      await client.closed;
      expect(client.heard).toHaveLength(1);
    }
    expect(live.cable.size).toBe(0);
  });
});

describe('who hears what', () => {
  test('what a user changes reaches the other sessions of the user, and the staff', async () => {
    const { user, token } = await exchange.user({ identity_status: 'approved' });
    const staff = await exchange.admin();
    const others = live.connect({ token });
    const staffs = live.connect({ token: staff.token });
    await Promise.all([others.welcome(), staffs.welcome()]);
    await Promise.all([others.subscribe(OWN), staffs.subscribe(STAFF)]);
    const client = exchange.as(token);
    const { version } = (await client.get<CurrentAgreement>('/api/agreements/current')).body;
    const changes = [
      () => client.put('/api/current_user', { user: { email: 'new@example.com' } }),
      async () => {
        const [mail] = await exchange.mails('new@example.com');
        return await client.post('/users/confirmation', { confirmation_token: mail?.secret });
      },
      () =>
        client.put('/api/current_user/update_preferences', {
          user: { claim_notifications: false },
        }),
      async () => {
        await exchange.db.update(userRows).set({ buyer_account_status: 'pending' });
        const name = { typed_name: fullName(user), consent: true };
        return await client.post('/api/agreements/accept', { version, ...name });
      },
    ];
    for (const [index, change] of changes.entries()) {
      expect((await change()).status).toBeLessThan(300);
      await Promise.all([others.settled(), staffs.settled()]);
      expect(others.messages(OWN)).toHaveLength(index + 1);
      expect(staffs.messages(STAFF)).toHaveLength(index + 1);
    }
    expect(others.messages(OWN).at(-1)).toEqual({ type: 'user.updated' });
    expect(staffs.messages(STAFF).at(-1)).toEqual({ type: 'users.updated', id: user.id });
  });

  test('an offer reaches the seller, the buyer, and whoever looks at the claim; no stranger', async () => {
    const { seller, buyer, claim, of } = await steps.parties();
    const stranger = await exchange.user();
    const staff = await exchange.admin();
    const open = async (token: string | undefined, ...identifiers: string[]) => {
      const client = live.connect(token ? { token } : {});
      await client.welcome();
      for (const each of identifiers) {
        expect(await client.subscribe(each)).toBe('confirm_subscription');
      }
      return client;
    };
    const [sellers, buyers, strangers, staffs, visitor] = await Promise.all([
      open(seller.token, OWN),
      open(buyer.token, OWN),
      open(stranger.token, OWN),
      open(staff.token, STAFF),
      open(
        undefined,
        claimIs(claim.id),
        JSON.stringify({ channel: 'CaseChannel', case: of.case_code }),
      ),
    ]);
    const { body: offer } = await steps.offer(buyer.token, claim.id);
    const deal = { type: 'my_negotiations.updated', id: offer.negotiation_id };
    expect((await sellers.message(OWN)).message).toEqual(deal);
    expect((await buyers.message(OWN)).message).toEqual(deal);
    expect((await staffs.message(STAFF)).message).toEqual({
      type: 'negotiations.updated',
      id: offer.negotiation_id,
    });
    expect((await visitor.message(claimIs(claim.id))).message).toEqual({
      type: 'claim.updated',
      id: claim.id,
    });
    await strangers.settled();
    expect(strangers.messages(OWN)).toEqual([]);
  });

  test('nothing that was refused, and nothing twice', async () => {
    const { seller, buyer, claim } = await steps.parties();
    const client = live.connect({ token: seller.token });
    await client.welcome();
    await client.subscribe(OWN);
    expect((await steps.offer(buyer.token, claim.id, { price_percent: '0' })).status).toBe(422);
    await client.settled();
    expect(client.messages(OWN)).toEqual([]);
    await steps.offer(buyer.token, claim.id);
    await client.settled();
    const said = client.messages(OWN).map((message) => JSON.stringify(message));
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(said).size).toBe(said.length);
  });
});
