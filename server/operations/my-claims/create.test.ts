import type { CaseParameters } from '@generated/model';
import { describe, expect, test, vi } from 'vitest';
import { HOUR } from '@/domain/time';
import { claimEventRows, claimRows, documentContentRows, documentRows } from '../../db/schema';
import { claimSteps, completeFields, demanding } from '../../testing/claim-steps';
import { testExchange, statusesOf } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

describe('a new claim', () => {
  test('is a draft with what was said, a reference and the first event of its timeline', async () => {
    const { user, token } = await exchange.user();
    const of = await steps.case();
    const { status, body } = await steps.create(token, of.id, { face_amount: '250000.10' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'draft',
      reference: expect.stringMatching(/^CLM-[0-9A-HJKMNP-TV-Z]{6}$/),
      case: { id: of.id, name: of.name, status: 'active' },
      currency: 'USD',
      holder_type: null,
      claim_type: null,
      register_status: null,
      priority: null,
      estate_kyc_status: null,
      disputed: null,
      face_amount: '250000.1',
      holder_name: null,
      answers: {},
      assets: [],
      documents: [],
      timeline: [
        {
          type: 'created',
          actor_role: 'seller',
          note: null,
          occurred_at: '2026-11-20T10:00:00.000Z',
        },
      ],
      submitted_at: null,
      lock_version: 0,
    });
    expect(await steps.read(token, body.id)).toEqual(body);
    expect(await exchange.audits()).toMatchObject([
      {
        action: 'claim.created',
        actor_user_id: user.id,
        subject_type: 'claims',
        subject_id: body.id,
      },
    ]);
  });

  test('may say nothing at all', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    const { status, body } = await steps.create(token, of.id);
    expect({ status, face: body.face_amount, holder: body.holder_name }).toEqual({
      status: 201,
      face: null,
      holder: null,
    });
  });

  test.each<[string, CaseParameters['claim_types'], string | null]>([
    ['none, where the case takes several', ['trade', 'customer'], null],
    ['the one that the case takes', ['trade'], 'trade'],
  ])('without a type gets: %s', async (_, claim_types, expected) => {
    const { token } = await exchange.user();
    const of = await steps.case({ parameters: { ...demanding, claim_types } });
    expect((await steps.create(token, of.id)).body.claim_type).toBe(expected);
  });

  test('is refused where what is said is wrong, by the path of the field', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    const { status, body } = await steps.create(token, of.id, {
      face_amount: '1.005',
      claim_class: '9Z',
      answers: { shoe_size: '44' },
      assets: [{ symbol: 'DOGE', quantity: '1' }],
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      'claim.answers.shoe_size',
      'claim.assets.0.symbol',
      'claim.claim_class',
      'claim.face_amount',
    ]);
    const nowhere = { case_id: of.id, claim: { holder_country: 'ZZ' } };
    expect((await exchange.as(token).post('/api/my_claims', nowhere)).body).toMatchObject({
      code: 'validation_failed',
      errors: { 'claim.holder_country': ['Choose a country.'] },
    });
    expect(await exchange.db.$count(claimRows)).toBe(0);
  });

  test.each(['1.5', '-5'])('is refused where a count of accounts is %s', async (accounts) => {
    const { token } = await exchange.user();
    const count = { is_whole: true, minimum: 1 };
    const question = {
      key: 'accounts',
      label: 'How many?',
      type: 'number',
      required: true,
    } as const;
    const parameters = { ...demanding, questions: [{ ...question, ...count }] };
    const of = await steps.case({ parameters });
    const { body } = await steps.create(token, of.id, { answers: { accounts } });
    expect(body.errors).toEqual({
      'claim.answers.accounts': ['Enter a whole number of 1 or more.'],
    });
    expect((await steps.create(token, of.id, { answers: { accounts: '2' } })).status).toBe(201);
  });

  test('goes to an active case only', async () => {
    const { token } = await exchange.user();
    for (const status of ['paused', 'closed'] as const) {
      const { status: answered, body } = await steps.create(
        token,
        (await steps.case({ status })).id,
      );
      expect({ answered, code: body.code }).toEqual({ answered: 422, code: 'case_not_open' });
    }
    const draft = await steps.case({ status: 'draft' });
    expect((await steps.create(token, draft.id)).status).toBe(404);
    expect((await steps.create(token, 999)).status).toBe(404);
    expect(await exchange.db.$count(claimRows)).toBe(0);
  });

  test('can be made by somebody whose address is not confirmed yet', async () => {
    const { token } = await exchange.user({ status: 'pending', email_verified_at: null });
    expect((await steps.create(token, (await steps.case()).id)).status).toBe(201);
  });

  test('gets another reference where the first is taken', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    const random = vi.spyOn(crypto, 'getRandomValues');
    for (const drawn of [0, 0, 0, 7]) {
      random.mockImplementationOnce((bytes) =>
        bytes instanceof Uint8Array ? bytes.fill(drawn) : bytes,
      );
    }
    const first = await steps.create(token, of.id);
    expect([first.status, first.body.reference]).toEqual([201, 'CLM-000000']);
    const second = await steps.create(token, of.id);
    expect([second.status, second.body.reference]).toEqual([201, 'CLM-777777']);
  });

  test('is limited to sixty an hour for each user', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    const many = await Promise.all(Array.from({ length: 61 }, () => steps.create(token, of.id)));
    expect(statusesOf(many)).toEqual([...Array<number>(60).fill(201), 429]);
    const { token: other } = await exchange.user();
    expect((await steps.create(other, of.id)).status).toBe(201);
    exchange.advance(HOUR);
    expect((await steps.create(token, of.id)).status).toBe(201);
  });
});

describe('a deletion', () => {
  test('takes a draft with its documents, their contents and its timeline', async () => {
    const { token } = await exchange.user();
    const of = await steps.case();
    const kept = await steps.completeDraft(token, of.id);
    const { id, reference } = await steps.completeDraft(token, of.id);
    expect((await exchange.as(token).delete(`/api/my_claims/${id}`)).status).toBe(204);
    expect(await exchange.db.$count(claimRows)).toBe(1);
    expect(await exchange.db.$count(documentRows)).toBe(2);
    expect(await exchange.db.$count(documentContentRows)).toBe(2);
    expect(await exchange.db.$count(claimEventRows)).toBe(1);
    expect(await steps.read(token, kept.id)).toMatchObject({ lock_version: kept.lock_version });
    expect((await exchange.as(token).delete(`/api/my_claims/${id}`)).status).toBe(404);
    expect((await exchange.audits()).at(-1)).toMatchObject({
      action: 'claim.deleted',
      subject_id: id,
      changes: { reference: [reference, null], documents: [2, 0] },
    });
  });

  test('is refused beyond a draft', async () => {
    const { token } = await exchange.user();
    const { token: admin } = await exchange.admin();
    const of = await steps.case();
    const { id } = (await steps.change(token, await steps.completeDraft(token, of.id), 'submit'))
      .body;
    const deletion = async () => {
      const { status, body } = await exchange.as(token).delete(`/api/my_claims/${id}`);
      return { status, code: body?.code };
    };
    const refused = { status: 422, code: 'transition_not_allowed' };
    expect(await deletion()).toEqual(refused);
    await steps.review(admin, await steps.read(token, id), 'request_changes');
    expect(await deletion()).toEqual(refused);
    expect(await exchange.db.$count(documentRows)).toBe(2);
  });

  test('of somebody else’s draft finds nothing', async () => {
    const owner = await exchange.user();
    const other = await exchange.user();
    const { id } = (await steps.create(owner.token, (await steps.case()).id, completeFields)).body;
    expect((await exchange.as(other.token).delete(`/api/my_claims/${id}`)).status).toBe(404);
    expect(await exchange.db.$count(claimRows)).toBe(1);
  });
});
