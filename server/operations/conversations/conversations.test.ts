import { describe, expect, test } from 'vitest';
import { claimRows } from '../../db/schema';
import { chatSteps } from '../../testing/chat-steps';
import { dealSteps } from '../../testing/deal-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const chat = chatSteps(exchange);
const deals = dealSteps(exchange);

describe('with our staff', () => {
  test('a user asks, the staff answer, and each sees what is unread', async () => {
    const { token, user } = await exchange.user({ first_name: 'Mara', last_name: 'Lind' });
    const admin = await exchange.admin();
    const { status, body: begun } = await chat.begin(token, {
      body: ' Which file?\n',
      subject: ' Files ',
    });
    expect(status).toBe(201);
    expect(begun).toMatchObject({
      kind: 'staff',
      subject: 'Files',
      unread_count: 0,
      can_write: true,
    });
    const [inbox] = (await chat.staff.list(admin.token)).conversations;
    expect(inbox).toMatchObject({
      id: begun.id,
      user: { id: user.id, name: 'Mara Lind' },
      unread_count: 1,
      assigned_admin: null,
      last_message: { excerpt: 'Which file?', sender: 'user', is_mine: false },
    });
    const { body: reply } = await chat.staff.send(admin.token, begun.id, { body: 'The first.' });
    expect(reply).toMatchObject({ sender: 'staff', is_mine: true });
    expect((await chat.staff.conversation(admin.token, begun.id)).body.unread_count).toBe(0);
    const [own] = (await chat.list(token)).conversations;
    expect(own).toMatchObject({ counterparty_label: 'Our staff', unread_count: 1 });
    const { body: messages } = await chat.messages(token, begun.id);
    expect(messages.messages.map(({ body, is_mine }) => [body, is_mine])).toEqual([
      ['Which file?', true],
      ['The first.', false],
    ]);
    expect((await chat.read(token, begun.id, reply.id)).body).toMatchObject({
      unread_count: 0,
      participants: [
        { role: 'user', label: 'You', is_me: true, read_up_to_id: reply.id },
        { role: 'staff', label: 'Our staff', is_me: false, read_up_to_id: reply.id },
      ],
    });
  });

  test('is to be answered as long as the user has written last, whoever has read it', async () => {
    const { token } = await exchange.user();
    const admin = await exchange.admin();
    const found = async (unanswered: boolean) =>
      (await chat.staff.list(admin.token, `?unanswered=${unanswered}`)).conversations.map(
        ({ id }) => id,
      );
    const { id } = (await chat.begin(token)).body;
    const [latest] = (await chat.messages(token, id)).body.messages;
    await chat.staff.act(admin.token, id, 'read', { up_to_id: latest?.id });
    expect([await found(true), await found(false)]).toEqual([[id], []]);
    await chat.staff.send(admin.token, id);
    expect([await found(true), await found(false)]).toEqual([[], [id]]);
    await chat.send(token, id);
    expect([await found(true), await found(false)]).toEqual([[id], []]);
    const { id: sale } = await deals.haggling();
    expect(await found(true)).not.toContain(sale);
  });

  test('a long message is cut between characters where it begins a row', async () => {
    const { token } = await exchange.user();
    await chat.begin(token, { body: `${'a'.repeat(138)}${'🦀'.repeat(9)}` });
    const [row] = (await chat.list(token)).conversations;
    expect(row?.last_message?.excerpt).toBe(`${'a'.repeat(138)}…`);
  });

  test('a message begins its row in one line, in the direction of its letters', async () => {
    const { token } = await exchange.user();
    await chat.begin(token, { body: 'Pay \u202e000,01$\u202c\nnow.' });
    const [row] = (await chat.list(token)).conversations;
    expect(row?.last_message?.excerpt).toBe('Pay 000,01$ now.');
  });

  test('is taken, closed by the staff and reopened by the next message', async () => {
    const { token } = await exchange.user();
    const { token: staff, admin } = await exchange.admin();
    const { id } = (await chat.begin(token)).body;
    const taken = await chat.staff.act(staff, id, 'assign', { to_me: true });
    expect(taken.body.assigned_admin).toMatchObject({ id: admin.id, is_me: true });
    expect((await chat.staff.list(staff, '?assigned=me')).total_count).toBe(1);
    expect((await chat.staff.list(staff, '?assigned=nobody')).total_count).toBe(0);
    await chat.staff.act(staff, id, 'read', { up_to_id: 2_147_483_647 });
    expect((await chat.staff.act(staff, id, 'close')).body.status).toBe('closed');
    expect(outcome(await chat.staff.act(staff, id, 'close'))).toEqual({
      status: 422,
      code: 'transition_not_allowed',
    });
    expect((await chat.conversation(token, id)).body.can_write).toBe(true);
    expect((await chat.send(token, id)).status).toBe(201);
    expect((await chat.staff.conversation(staff, id)).body.status).toBe('open');
    expect((await chat.staff.act(staff, id, 'reopen')).status).toBe(422);
    const given = await chat.staff.act(staff, id, 'assign', { to_me: false });
    expect(given.body.assigned_admin).toBeNull();
  });

  test('is begun by them, unless the user does not want it', async () => {
    const { token, user } = await exchange.user();
    const { token: staff } = await exchange.admin();
    const { status, body } = await chat.staff.begin(staff, user.id);
    expect(status).toBe(201);
    expect(body.assigned_admin).toMatchObject({ is_me: true });
    expect((await chat.list(token)).conversations[0]).toMatchObject({
      id: body.id,
      unread_count: 1,
    });
    await exchange.changeUser(user, { message_with_the_staff: false });
    const refused = await chat.staff.begin(staff, user.id, { client_id: crypto.randomUUID() });
    expect(outcome(refused)).toEqual({ status: 422, code: 'staff_messages_off' });
    // What the user has asked is answered all the same.
    expect((await chat.staff.send(staff, body.id)).status).toBe(201);
  });

  test('names a claim that is listed or one’s own, and no other', async () => {
    const { token, user } = await exchange.user();
    const of = await deals.case();
    const listed = await deals.claim({ case_id: of.id, user_id: (await exchange.user()).user.id });
    const hidden = { status: 'draft', listed_at: null } as const;
    const draft = await deals.claim({ case_id: of.id, user_id: user.id, ...hidden });
    const others = await deals.claim({ case_id: of.id, user_id: listed.user_id, ...hidden });
    expect((await chat.begin(token, { claim_id: listed.id })).body.claim).toMatchObject({
      id: listed.id,
    });
    expect((await chat.begin(token, { claim_id: draft.id })).status).toBe(201);
    expect((await chat.begin(token, { claim_id: others.id })).status).toBe(404);
  });

  test('names the claim of one’s own negotiation, also when it is on the market no more', async () => {
    const { buyer, claim } = await deals.haggling();
    await exchange.db.update(claimRows).set({ status: 'in_review', listed_at: null });
    expect((await chat.begin(buyer.token, { claim_id: claim.id })).body.claim).toMatchObject({
      id: claim.id,
    });
    const { token } = await exchange.user();
    expect((await chat.begin(token, { claim_id: claim.id })).status).toBe(404);
  });
});

describe('between the sides of a negotiation', () => {
  test('names are told after the acceptance only', async () => {
    const { buyer, seller, offer, id } = await deals.haggling();
    await chat.send(buyer.token, id);
    const label = async () =>
      (await chat.messages(seller.token, id)).body.messages[0]?.sender_label;
    expect(await label()).toMatch(/^Buyer \d{4}$/);
    const list = await chat.list(seller.token, '?kind=negotiation');
    expect(list.conversations[0]).toMatchObject({ negotiation_id: offer.negotiation_id });
    expect(list.conversations[0]?.counterparty_label).toMatch(/^Buyer \d{4}$/);
    await deals.answer(seller.token, 'accept', offer);
    expect(await label()).toBe(`${buyer.user.first_name} ${buyer.user.last_name}`);
    const staff = await exchange.admin();
    const [row] = (await chat.staff.list(staff.token)).conversations;
    expect(row).toMatchObject({
      user: null,
      negotiation_id: offer.negotiation_id,
      unread_count: 0,
    });
  });

  test('ends with it where there is no sale', async () => {
    const { buyer, seller, offer, id } = await deals.haggling();
    await deals.answer(seller.token, 'reject', offer);
    expect((await chat.conversation(buyer.token, id)).body).toMatchObject({
      status: 'closed',
      can_write: false,
    });
    const staff = await exchange.admin();
    const [bySide, byStaff] = [
      await chat.send(buyer.token, id),
      await chat.staff.send(staff.token, id),
    ];
    for (const sent of [bySide, byStaff])
      expect(outcome(sent)).toEqual({ status: 422, code: 'conversation_closed' });
    expect(bySide.body.message).toContain('You can write to our staff instead.');
    expect(byStaff.body.message).toContain('Write to its buyer or its seller instead.');
    expect((await chat.messages(buyer.token, id)).status).toBe(200);
  });

  test('what is unread shows on the negotiation, and is read once', async () => {
    const { buyer, seller, offer, id } = await deals.haggling();
    const first = (await chat.send(buyer.token, id)).body;
    const second = (await chat.send(buyer.token, id)).body;
    const unread = async () =>
      (await deals.negotiation(seller.token, offer.negotiation_id)).unread_count;
    expect(await unread()).toBe(2);
    await chat.read(seller.token, id, first.id);
    expect(await unread()).toBe(1);
    await chat.read(seller.token, id, 2_147_483_647);
    expect(await unread()).toBe(0);
    // What was read stays read.
    const { participants } = (await chat.read(seller.token, id, first.id)).body;
    expect(participants.find(({ is_me }) => is_me)?.read_up_to_id).toBe(second.id);
  });
});
