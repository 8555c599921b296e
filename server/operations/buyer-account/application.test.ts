import type { BuyerAccount, BuyerAccountState, BuyerAccountStatus, User } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { findUser } from '../../auth/find-user';
import type { UserRow } from '../../calls/caller';
import { buyerAccountRows, documentRows } from '../../db/schema';
import { testExchange, type TestExchange } from '../../testing/exchange-client';
import { marketFactories } from '../../testing/market-factories';

const exchange = testExchange();
let user: UserRow;
let caller: ReturnType<TestExchange['as']>;
beforeEach(async () => {
  const made = await exchange.user({ identity_status: 'pending' });
  ({ user } = made);
  caller = exchange.as(made.token);
});

const facts = {
  account_type: 'individual',
  legal_name: ' Ida Berg ',
  registration_country: 'SE',
  accreditation_basis: 'non_us',
  source_of_funds: 'Savings.',
};

const begin = (buyer_account: object = facts) =>
  caller.post<BuyerAccount>('/api/buyer_account', { buyer_account });
const update = (buyer_account: object, lock_version: number) =>
  caller.put<BuyerAccount>('/api/buyer_account', { buyer_account, lock_version });
const submit = (lock_version: number) =>
  caller.post<BuyerAccount>('/api/buyer_account/submit', { lock_version });
const state = async () => (await caller.get<BuyerAccountState>('/api/buyer_account')).body;
const lastAudit = async () => (await exchange.audits()).at(-1);
const taxForm = () => exchange.document(user, { kind: 'tax_form', filename: 'w8.pdf' });

/** An application with its tax form, as far as a review needs it. */
async function complete(more: object = {}) {
  const document = await taxForm();
  return (await begin({ ...facts, document_ids: [document.id], ...more })).body;
}

/** Staff have decided on the application. */
async function decided(status: BuyerAccountStatus, rejection_reason: string | null = null) {
  await exchange.db.update(buyerAccountRows).set({ status, rejection_reason });
  await exchange.changeUser(user, { buyer_account_status: status });
}

describe('an application', () => {
  test('begins as incomplete as it is, and nobody but its applicant learns of it', async () => {
    expect(await state()).toEqual({ status: 'none', account: null });
    const { status, body } = await begin({ account_type: 'entity' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'none', account_type: 'entity', legal_name: null, lock_version: 0 },
    });
    expect((await state()).account).toEqual(body);
    expect(await lastAudit()).toMatchObject({
      action: 'buyer_account.created',
      subject_type: 'buyer_accounts',
    });
    const { body: profile } = await caller.get<User>('/auth/current_user');
    expect(profile).toMatchObject({ buyer_account_status: 'none', buyerAccount: null });
  });

  test('of a verified buyer changes in its interests, which choose other claims, and in nothing else', async () => {
    const of = await marketFactories(exchange).case();
    await complete();
    await decided('verified');
    const interests = { case_ids: [of.id], investment_min: '50000', investment_max: null };
    const { status, body } = await update(interests, 0);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ...interests, status: 'verified' },
    });
    const more = await update({ ...interests, legal_name: 'Somebody Else' }, body.lock_version);
    expect(more).toMatchObject({ status: 422, body: { code: 'transition_not_allowed' } });
    for (const stale of [await update({ legal_name: 'Somebody Else' }, 0), await submit(0)]) {
      expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    }
    expect((await state()).account).toMatchObject({ legal_name: 'Ida Berg', case_ids: [of.id] });
  });

  test('is one for each user, of two that begin at once, too', async () => {
    const answers = await Promise.all([begin(), begin()]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect((await begin()).body).toMatchObject({ code: 'stale_version' });
    expect(await exchange.db.$count(buyerAccountRows)).toBe(1);
  });

  test('changes in what is sent alone, in the version that was read, and the audit log tells of it', async () => {
    await begin();
    const changed = await update({ source_of_funds: 'Inheritance.' }, 0);
    expect(changed.body).toMatchObject({
      legal_name: 'Ida Berg',
      source_of_funds: 'Inheritance.',
      lock_version: 1,
    });
    expect(await lastAudit()).toMatchObject({
      action: 'buyer_account.updated',
      changes: { source_of_funds: ['Savings.', 'Inheritance.'] },
    });
    const stale = await update({ source_of_funds: 'Salary.' }, 0);
    expect([stale.status, (await state()).account?.source_of_funds]).toEqual([409, 'Inheritance.']);
  });

  test.each([
    [{ investment_min: '50000', investment_max: '10000' }, 'investment_max'],
    [{ investment_max: '0' }, 'investment_max'],
    [{ case_ids: [4711] }, 'case_ids'],
    [{ website: 'https://acme' }, 'website'],
    [{ website: 'https://acme.' }, 'website'],
    [{ website: 'https://me@acme.com' }, 'website'],
  ])('with %o is refused', async (wrong, field) => {
    const refused = {
      code: 'validation_failed',
      errors: { [`buyer_account.${field}`]: [expect.any(String)] },
    };
    expect((await begin({ ...facts, ...wrong })).body).toMatchObject(refused);
    await begin();
    expect((await update(wrong, 0)).body).toMatchObject(refused);
    expect((await state()).account).toMatchObject({ lock_version: 0, case_ids: [] });
  });

  test('takes cases that are on the market', async () => {
    const { id } = await marketFactories(exchange).case();
    expect((await begin({ case_ids: [id, id] })).body).toMatchObject({ case_ids: [id] });
  });

  test.each<[BuyerAccountStatus, number]>([
    ['none', 200],
    ['info_requested', 200],
    ['rejected', 200],
    ['pending', 422],
    ['verified', 422],
    ['suspended', 422],
  ])('that is %s is changed with %d', async (status, expected) => {
    await complete();
    await decided(status);
    const answer = await update({ source_of_funds: 'Salary.' }, 0);
    expect(answer.status).toBe(expected);
    expect((await state()).account?.source_of_funds).toBe(
      expected === 200 ? 'Salary.' : 'Savings.',
    );
  });

  test.each<BuyerAccountStatus>(['none', 'info_requested', 'rejected'])(
    'that is %s is emptied while its applicant writes it anew, and not submitted so',
    async (status) => {
      await complete();
      await decided(status);
      const emptied = { account_type: null, legal_name: null, accreditation_basis: null };
      const { status: answered, body } = await update(emptied, 0);
      expect({ answered, body }).toMatchObject({ answered: 200, body: emptied });
      expect((await submit(1)).body).toMatchObject({ code: 'buyer_account_incomplete' });
    },
  );

  test('is unknown where there is none', async () => {
    expect((await update({}, 0)).status).toBe(404);
    expect((await submit(0)).status).toBe(404);
  });
});

describe('the documents of an application', () => {
  test('are those that were chosen last, and cannot be deleted while they are', async () => {
    const [first, second] = [await taxForm(), await taxForm()];
    await begin({ document_ids: [first.id] });
    const { body } = await update({ document_ids: [second.id] }, 0);
    expect(body.documents.map(({ id }) => id)).toEqual([second.id]);
    const remove = async (id: number) => (await caller.delete(`/api/documents/${id}`)).body;
    expect(await remove(second.id)).toMatchObject({ code: 'document_in_use' });
    await remove(first.id);
    await update({ document_ids: [] }, 1);
    await remove(second.id);
    expect(await exchange.db.$count(documentRows)).toBe(0);
  });

  test.each([
    [
      'somebody else’s',
      async () => (await exchange.document((await exchange.user()).user, { kind: 'tax_form' })).id,
    ],
    ['an identity document', async () => (await exchange.document(user)).id],
    [
      'one that is being checked',
      async () => (await exchange.document(user, { kind: 'tax_form', status: 'scanning' })).id,
    ],
    [
      'one of a claim',
      async () => {
        const market = marketFactories(exchange);
        const claim = await market.claim({ case_id: (await market.case()).id, user_id: user.id });
        return (await exchange.document(user, { kind: 'other', claim_id: claim.id })).id;
      },
    ],
    ['one that does not exist', async () => 4711],
  ])('are not %s', async (_, make) => {
    const kept = await taxForm();
    await begin({ document_ids: [kept.id] });
    const refused = await update({ document_ids: [await make()] }, 0);
    expect(refused).toMatchObject({ status: 422, body: { code: 'document_not_usable' } });
    expect((await state()).account?.documents.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('a submission', () => {
  test('brings user and application into review together, with a mail and no reason left', async () => {
    await complete();
    await decided('info_requested', 'Please send a tax form.');
    const { status, body } = await submit(0);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'pending',
        rejection_reason: null,
        // Who decides next sees what was asked for.
        earlier_reason: 'Please send a tax form.',
        submitted_at: exchange.ports.clock().toISOString(),
        reviewed_at: null,
      },
    });
    const copy = await findUser(exchange.db, user.id);
    expect(copy?.buyer_account_status).toBe('pending');
    expect(await lastAudit()).toMatchObject({
      action: 'buyer_account.submitted',
      changes: {
        status: ['info_requested', 'pending'],
        rejection_reason: ['Please send a tax form.', null],
      },
    });
    const [mail] = await exchange.mails(user.email);
    expect(mail?.subject).toBe('We have received your application for a buyer account');
  });

  test('of an individual keeps nothing that was said of an entity', async () => {
    await complete({ registration_number: '6114207', website: 'https://example.com' });
    expect((await submit(0)).body).toMatchObject({ registration_number: null, website: null });
  });

  test('of an incomplete application names each field and changes nothing', async () => {
    await begin({ account_type: 'entity' });
    const { body } = await submit(0);
    expect(body).toMatchObject({
      code: 'buyer_account_incomplete',
      errors: {
        'buyer_account.registration_number': ['This is required.'],
        'buyer_account.document_ids': ['A document that we ask for is missing.'],
      },
    });
    expect(await state()).toMatchObject({ status: 'none', account: { lock_version: 0 } });
    expect(await exchange.mails()).toEqual([]);
  });

  test.each([
    [{ identity_status: 'not_submitted' }, 'identity_not_submitted'],
    [{ identity_status: 'rejected' }, 'identity_rejected'],
    [{ status: 'pending', identity_status: 'not_submitted' }, 'account_not_confirmed'],
  ] as const)('of somebody who is %o is refused: %s', async (is, code) => {
    await complete();
    await exchange.changeUser(user, is);
    expect((await submit(0)).body).toMatchObject({ code });
    expect((await state()).status).toBe('none');
  });

  test.each<BuyerAccountStatus>(['pending', 'verified', 'suspended'])(
    'of one that is %s is refused',
    async (status) => {
      await complete();
      await decided(status);
      expect((await submit(0)).body).toMatchObject({ code: 'transition_not_allowed' });
      expect((await state()).status).toBe(status);
    },
  );

  test('of another version than the one that stands is refused', async () => {
    await complete();
    await update({ source_of_funds: 'Salary.' }, 0);
    expect((await submit(0)).status).toBe(409);
    expect((await state()).status).toBe('none');
  });
});

test('staff read the whole application once it was submitted', async () => {
  const { documents } = await complete();
  const admin = exchange.as((await exchange.admin()).token);
  const path = `/admin/users/${user.id}/buyer_account`;
  const read = async () => (await admin.get<BuyerAccountState>(path)).body;
  // What was never submitted is the applicant's alone.
  expect(await read()).toEqual({ status: 'none', account: null });
  await submit(0);
  const body = await read();
  expect(body).toMatchObject({ status: 'pending', account: { legal_name: 'Ida Berg' } });
  expect(body.account?.documents.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  // By an address that names the session, each reading is recorded.
  for (const { url } of body.account?.documents ?? []) expect(url).toContain('&session=');
  expect((await admin.get('/admin/users/4711/buyer_account')).status).toBe(404);
});
