import { createHash } from 'node:crypto';
import type { Claim, ClaimPage, CurrentAgreement, User } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import {
  agreementHash,
  agreementVersions,
  changesSince,
  currentAgreement,
} from '../agreements/agreements';
import type { UserRow } from '../calls/caller';
import { agreementAcceptanceRows } from '../db/schema';
import { testExchange, type TestExchange } from '../testing/exchange-client';
import { marketFactories } from '../testing/market-factories';

const exchange = testExchange();
const inForce = currentAgreement('buyer_access');
const consent = { version: inForce.version, typed_name: ' uma User ', consent: true };

let user: UserRow;
let caller: ReturnType<TestExchange['as']>;
beforeEach(async () => {
  const made = await exchange.user({ identity_status: 'approved', last_name: 'User' });
  ({ user } = made);
  caller = exchange.as(made.token);
});

const read = async () => (await caller.get<CurrentAgreement>('/api/agreements/current')).body;
const accept = (body: object = consent) =>
  caller.post<CurrentAgreement>('/api/agreements/accept', body);

describe('the agreement', () => {
  test('is read with what changed since the version that was accepted before', async () => {
    expect(await read()).toMatchObject({
      version: inForce.version,
      hash: await agreementHash(inForce),
      sections: inForce.sections,
      changes: [],
      acceptance: null,
      last_acceptance: null,
    });
    const { title, version, effective_on, sections, hash } = await read();
    const body = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    const lines = [title, version, effective_on, ...body].join('\n');
    expect(hash).toBe(createHash('sha256').update(lines).digest('hex'));
    await exchange.acceptance(user, '2026-02');
    expect(await read()).toMatchObject({
      changes: changesSince('buyer_access', '2026-02'),
      acceptance: null,
      last_acceptance: { version: '2026-02' },
    });
  });

  test('can be read in every version that somebody may have accepted', async () => {
    for (const text of agreementVersions('buyer_access')) {
      const { status, body } = await caller.get(`/api/agreements/${text.version}`);
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          kind: 'buyer_access',
          version: text.version,
          title: text.title,
          effective_on: text.effective_on,
          hash: await agreementHash(text),
          sections: text.sections,
        },
      });
    }
    expect((await caller.get('/api/agreements/2025-01')).status).toBe(404);
    expect((await caller.get('/api/agreements/current')).body).toMatchObject({ changes: [] });
  });

  test('is accepted with version, hash, name, time and address, once', async () => {
    await exchange.buyerAccount(user, 'verified');
    const { status, body } = await accept();
    const acceptance = {
      version: inForce.version,
      typed_name: 'uma User',
      accepted_at: exchange.ports.clock().toISOString(),
    };
    expect({ status, body }).toMatchObject({ status: 200, body: { acceptance, changes: [] } });
    exchange.advance(MINUTE);
    expect((await accept({ ...consent, typed_name: 'Another Name' })).body).toMatchObject({
      acceptance,
    });
    expect(await exchange.db.select().from(agreementAcceptanceRows)).toMatchObject([
      { user_id: user.id, text_hash: await agreementHash(inForce), typed_name: 'uma User' },
    ]);
    const audits = (await exchange.audits()).filter(
      ({ action }) => action === 'agreement.accepted',
    );
    expect(audits).toMatchObject([
      { subject_type: 'agreement_acceptances', changes: { version: [null, inForce.version] } },
    ]);
    const { body: profile } = await caller.get<User>('/auth/current_user');
    expect(profile.buyerAccount?.agreementAccepted).toBe(true);
  });

  test('is accepted in the longest name that a person can have', async () => {
    await exchange.buyerAccount(user, 'verified');
    const names = { first_name: 'U'.repeat(100), last_name: 'N'.repeat(100) };
    await exchange.changeUser(user, names);
    const typed_name = `${names.first_name} ${names.last_name}`;
    expect((await accept({ ...consent, typed_name })).body).toMatchObject({
      acceptance: { typed_name },
    });
  });

  test('is not accepted in another name', async () => {
    await exchange.buyerAccount(user, 'verified');
    const { status, body } = await accept({ ...consent, typed_name: 'Mickey Mouse' });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { typed_name: ['Type your name as it stands in your profile: Uma User.'] } },
    });
    expect(await exchange.db.$count(agreementAcceptanceRows)).toBe(0);
  });

  test('is accepted once of two acceptances at the same time', async () => {
    await exchange.buyerAccount(user, 'pending');
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await exchange.db.$count(agreementAcceptanceRows)).toBe(1);
  });

  test('is refused to who never applied, and in a version that is not in force', async () => {
    expect((await accept()).body).toMatchObject({ code: 'no_buyer_account' });
    await exchange.buyerAccount(user, 'none');
    expect((await accept()).body).toMatchObject({ code: 'no_buyer_account' });
    await exchange.changeUser(user, { buyer_account_status: 'pending' });
    expect((await accept({ ...consent, version: '2026-02' })).body).toMatchObject({
      code: 'agreement_superseded',
    });
    expect((await accept({ ...consent, consent: false })).body).toMatchObject({
      code: 'validation_failed',
    });
    expect(await exchange.db.$count(agreementAcceptanceRows)).toBe(0);
  });

  test('is not accepted by an administrator in the name of the buyer', async () => {
    await exchange.buyerAccount(user, 'verified');
    const admin = exchange.as((await exchange.admin()).token);
    const lent = await admin.get<{ token: string }>(`/admin/users/${user.id}?include_token=true`);
    const refused = await exchange.as(lent.body.token).post('/api/agreements/accept', consent);
    expect(refused).toMatchObject({ status: 422, body: { code: 'in_person_only' } });
    expect(await exchange.db.$count(agreementAcceptanceRows)).toBe(0);
  });
});

describe('exact terms', () => {
  /** What a caller reads of one claim of 1,234,567: record, list, a filter by its exact amount, the sum of its case. */
  async function seen(claimId: number, caseId: number) {
    const record = (await caller.get<Claim>(`/api/claims/${claimId}`)).body;
    const list = (await caller.get<ClaimPage>('/api/claims')).body;
    const exact = 'min_face_amount=1234567&max_face_amount=1234567';
    const found = (await caller.get<ClaimPage>(`/api/claims?${exact}`)).body;
    const of = (await caller.get<{ stats: { open_face_amount: string } }>(`/api/cases/${caseId}`))
      .body;
    return {
      hasExactTerms: record.exact_terms !== null,
      documents: record.documents.length,
      record: record.face_amount,
      list: list.claims.map(({ face_amount }) => face_amount),
      found: found.total_count,
      sum: of.stats.open_face_amount,
    };
  }

  test('are for a verified buyer from the moment at which the agreement in force is accepted', async () => {
    const market = marketFactories(exchange);
    const { id: caseId } = await market.case();
    const { user: holder } = await exchange.user();
    const { id } = await market.claim({
      case_id: caseId,
      user_id: holder.id,
      face_amount: '1234567',
    });
    await exchange.document(holder, {
      kind: 'proof_of_claim',
      claim_id: id,
      visibility: 'verified_buyers',
      redacted: true,
    });
    const rounded = {
      hasExactTerms: false,
      record: '1200000',
      list: ['1200000'],
      found: 0,
      sum: '1200000',
    };
    const exact = {
      hasExactTerms: true,
      record: '1234567',
      list: ['1234567'],
      found: 1,
      sum: '1234567',
    };
    await exchange.buyerAccount(user, 'pending');
    await exchange.acceptance(user, '2026-02');
    expect(await seen(id, caseId)).toMatchObject(rounded);
    await exchange.changeUser(user, { buyer_account_status: 'verified' });
    expect(await seen(id, caseId)).toMatchObject(rounded);
    await accept();
    expect(await seen(id, caseId)).toMatchObject(exact);
    await exchange.changeUser(user, { buyer_account_status: 'suspended' });
    expect(await seen(id, caseId)).toMatchObject(rounded);
  });
});
