import type { ClaimFields } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { claimEventRows, claimRows } from '../../db/schema';
import { claimSteps, completeFields } from '../../testing/claim-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

async function aDraft(claim: ClaimFields = {}) {
  const { token } = await exchange.user();
  const of = await steps.case({ petition_date: '2022-11-11' });
  return { token, of, draft: (await steps.create(token, of.id, claim)).body };
}

const rowOf = async (id: number) =>
  (await exchange.db.select().from(claimRows).where(eq(claimRows.id, id)))[0];

describe('a draft', () => {
  test('changes in what is sent and keeps the rest', async () => {
    const { token, draft } = await aDraft(completeFields);
    exchange.advance(MINUTE);
    const { status, body } = await steps.update(token, draft, {
      ask_percent: '72.5000',
      holder_country: null,
      filed_on: '2024-02-29',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...draft,
      ask_percent: '72.5',
      holder_country: null,
      filed_on: '2024-02-29',
      lock_version: 1,
      updated_at: '2026-11-20T10:01:00.000Z',
    });
    expect(await steps.read(token, draft.id)).toEqual(body);
  });

  test('is saved without noise: no event, no audit', async () => {
    const { token, draft } = await aDraft();
    await steps.update(token, draft, { description: 'Account held since 2021.' });
    expect(await exchange.db.$count(claimEventRows)).toBe(1);
    expect((await exchange.audits()).map(({ action }) => action)).toEqual(['claim.created']);
  });

  test('can be emptied again', async () => {
    const { token, draft } = await aDraft(completeFields);
    const { body } = await steps.update(token, draft, {
      holder_name: null,
      face_amount: null,
      scheduled_amount: null,
      answers: {},
    });
    expect(body).toMatchObject({
      holder_name: null,
      face_amount: null,
      scheduled_amount: null,
      answers: {},
    });
  });

  test('has texts without blanks around them, and a blank text is none', async () => {
    const { token, draft } = await aDraft();
    const { body } = await steps.update(token, draft, {
      holder_name: '  Mara Lind ',
      debtor_entity: '   ',
      claim_class: ' 5A',
      schedule_number: '\t4418203\n',
      proof_of_claim_number: ' ',
      description: '\n\n',
      answers: { voted_on_plan: true, remarks: '  ' },
    });
    expect(body).toMatchObject({
      holder_name: 'Mara Lind',
      debtor_entity: null,
      claim_class: '5A',
      schedule_number: '4418203',
      proof_of_claim_number: null,
      description: null,
      answers: { voted_on_plan: true },
    });
    const blank = await steps.update(token, body, { holder_name: ' ' });
    expect(blank.body.holder_name).toBeNull();
    const answered = await steps.update(token, blank.body, { answers: { remarks: ' none ' } });
    expect(answered.body.answers).toEqual({ remarks: 'none' });
  });

  test('has assets at their petition prices, rounded half to even', async () => {
    const { token, draft } = await aDraft();
    const { body } = await steps.update(token, draft, {
      assets: [
        { symbol: 'BTC', quantity: '15.00358011' },
        { symbol: 'ETH', quantity: '0.12500000' },
      ],
    });
    expect(body.assets).toEqual([
      { symbol: 'BTC', quantity: '15.00358011', value: '253134.85' },
      // 157.355 lies in the middle: to the even cent.
      { symbol: 'ETH', quantity: '0.125', value: '157.36' },
    ]);
  });

  test.each<[string, ClaimFields, string[]]>([
    ['a field of its own', { filed_on: '2026-11-23' }, ['claim.filed_on']],
    ['a day before the petition', { filed_on: '2022-11-10' }, ['claim.filed_on']],
    ['a day before the first', { filed_on: '0000-01-01' }, ['claim.filed_on']],
    ['a minimum above the ask that stands', { minimum_percent: '80' }, ['claim.minimum_percent']],
    [
      'more coins than an amount can be worth',
      { assets: [{ symbol: 'BTC', quantity: '999999999999' }] },
      ['claim.assets.0.quantity'],
    ],
    [
      'an amount without the answer that it belongs to',
      { has_preference_exposure: false, preference_exposure_amount: '5' },
      ['claim.preference_exposure_amount'],
    ],
    [
      'two fields at once',
      { allowed_amount: '0', preference_exposure_amount: '0.001' },
      ['claim.allowed_amount', 'claim.preference_exposure_amount'],
    ],
  ])('is refused because of %s, and stays as it is', async (_, change, paths) => {
    const { token, draft } = await aDraft({ ask_percent: '70' });
    const before = await rowOf(draft.id);
    const { status, body } = await steps.update(token, draft, change);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'validation_failed' });
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(paths);
    expect(await rowOf(draft.id)).toEqual(before);
  });

  test('may name a day that has begun somewhere on earth', async () => {
    const { token, draft } = await aDraft();
    expect((await steps.update(token, draft, { filed_on: '2026-11-21' })).status).toBe(200);
  });

  test('of somebody else does not exist; a stale version is refused before anything is looked at', async () => {
    const { token, draft } = await aDraft();
    const { token: other } = await exchange.user();
    expect((await steps.update(other, draft, { ask_percent: '0' })).status).toBe(404);
    await steps.update(token, draft, { ask_percent: '70' });
    const { status, body } = await steps.update(token, draft, { ask_percent: '0' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'stale_version' });
  });

  test('that two windows save at once keeps the first', async () => {
    const { token, draft } = await aDraft();
    const asks = ['61', '62', '63', '64'];
    const answers = await Promise.all(
      asks.map((ask_percent) => steps.update(token, draft, { ask_percent })),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await steps.read(token, draft.id)).toEqual(saved[0]?.body);
  });

  test('is never changed beyond the fields of a seller', async () => {
    const { token, draft } = await aDraft();
    const before = await rowOf(draft.id);
    const put = (claim: object) =>
      exchange.as(token).put(`/api/my_claims/${draft.id}`, { claim, lock_version: 0 });
    for (const field of ['status', 'user_id', 'case_id', 'currency', 'featured', 'listed_at']) {
      const { status, body } = await put({ [field]: field === 'status' ? 'open' : 1 });
      expect({ status, errors: Object.keys(body.errors ?? {}) }).toEqual({
        status: 422,
        errors: [`claim.${field}`],
      });
    }
    expect(await rowOf(draft.id)).toEqual(before);
  });
});

describe('a claim that needs changes', () => {
  test('can be changed altogether, also emptied', async () => {
    const { token, draft } = await aDraft(completeFields);
    await exchange.db.update(claimRows).set({ status: 'changes_requested' });
    const { status, body } = await steps.update(token, draft, {
      holder_name: null,
      face_amount: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'changes_requested', face_amount: null });
  });
});

describe('a claim on the market', () => {
  async function aListing(status: 'open' | 'paused' = 'open') {
    const { user, token } = await exchange.user();
    const { token: admin } = await exchange.admin();
    const listed = await steps.listed(token, admin, (await steps.case()).id);
    if (status === 'open') return { user, token, admin, listed };
    return { user, token, admin, listed: (await steps.change(token, listed, 'pause')).body };
  }

  test.each(['open', 'paused'] as const)('that is %s gets another price', async (state) => {
    const { token, listed } = await aListing(state);
    exchange.advance(MINUTE);
    const { status, body } = await steps.update(token, listed, {
      ask_percent: '72.50',
      minimum_percent: '60',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: state,
      ask_percent: '72.5',
      minimum_percent: '60',
      lock_version: listed.lock_version + 1,
    });
    expect(body.timeline[0]).toEqual({
      type: 'price_changed',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-20T10:01:00.000Z',
    });
    const audits = (await exchange.audits()).slice(-2);
    expect(audits.map(({ action, changes }) => ({ action, changes }))).toEqual([
      { action: 'claim.minimum_changed', changes: {} },
      { action: 'claim.price_changed', changes: { ask_percent: [null, '72.5'] } },
    ]);
    expect(audits.every(({ subject_id }) => subject_id === listed.id)).toBe(true);
  });

  test('whose ask our staff change in the seller’s name is told to the seller', async () => {
    const { user, token, admin, listed } = await aListing();
    const staff = await exchange.impersonate(admin, user);
    const { body } = await steps.update(staff, listed, { ask_percent: '72.5' });
    expect(body.timeline[0]).toMatchObject({ type: 'price_changed', actor_role: 'staff' });
    const told = async () => (await exchange.mails(user.email)).map(({ kind }) => kind);
    expect((await told()).at(-1)).toBe('claim_price_changed_in_name');
    const sent = (await told()).length;
    await steps.update(token, body, { ask_percent: '73' });
    expect(await told()).toHaveLength(sent);
  });

  test('with the price that it has already is not changed', async () => {
    const { token, listed } = await aListing();
    const { body: priced } = await steps.update(token, listed, { ask_percent: '72.5' });
    const { body } = await steps.update(token, priced, { ask_percent: '72.5000' });
    expect(body.timeline.filter(({ type }) => type === 'price_changed')).toHaveLength(1);
    expect(body.lock_version).toBe(priced.lock_version);
    const audits = await exchange.audits();
    expect(audits.filter(({ action }) => action === 'claim.price_changed')).toHaveLength(1);
  });

  test('is refused a wrong price', async () => {
    const { token, listed } = await aListing();
    const { status, body } = await steps.update(token, listed, { ask_percent: '500.1' });
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['claim.ask_percent'],
    });
  });

  test('keeps everything else', async () => {
    const { token, listed } = await aListing();
    const before = await rowOf(listed.id);
    const { status, body } = await steps.update(token, listed, {
      ask_percent: '72.5',
      face_amount: '1',
      description: 'Better than before',
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'transition_not_allowed' });
    expect(Object.keys(body.errors ?? {})).toEqual(['claim.face_amount', 'claim.description']);
    expect(await rowOf(listed.id)).toEqual(before);
  });
});

test.each(['in_review', 'rejected', 'under_offer', 'withdrawn', 'expired'] as const)(
  'a claim that is %s stays as it is',
  async (status) => {
    const { token, draft } = await aDraft(completeFields);
    await exchange.db.update(claimRows).set({ status });
    const before = await rowOf(draft.id);
    for (const change of [{ ask_percent: '72.5' }, {}]) {
      const { status: answered, body } = await steps.update(token, draft, change);
      expect({ answered, code: body.code }).toEqual({
        answered: 422,
        code: 'transition_not_allowed',
      });
      expect(Object.keys(body.errors ?? {})).toEqual(
        Object.keys(change).map((field) => `claim.${field}`),
      );
    }
    expect(await rowOf(draft.id)).toEqual(before);
  },
);
