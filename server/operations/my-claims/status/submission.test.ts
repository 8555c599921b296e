import type { Claim, ErrorBody, MyClaim } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY } from '@/domain/time';
import { caseRows, claimEventRows, claimRows, documentRows } from '../../../db/schema';
import { claimSteps, demanding } from '../../../testing/claim-steps';
import { testExchange } from '../../../testing/exchange-client';
import { ALL_ANSWERED } from '../../../testing/market-factories';

const exchange = testExchange();
const steps = claimSteps(exchange);

const NOW = '2026-11-20T10:00:00.000Z';

async function people() {
  const seller = await exchange.user();
  const admin = await exchange.admin();
  return { seller, token: seller.token, admin: admin.token, of: await steps.case() };
}

const rowOf = async (id: number) =>
  (await exchange.db.select().from(claimRows).where(eq(claimRows.id, id)))[0];

const latest = ({ timeline }: MyClaim) => timeline[0];

const outcome = ({ status, body }: { status: number; body: Pick<ErrorBody, 'code'> }) => ({
  status,
  code: body.code,
});

describe('a submission', () => {
  test('puts a complete draft in review', async () => {
    const { seller, token, of } = await people();
    const draft = await steps.completeDraft(token, of.id);
    const { status, body } = await steps.change(token, draft, 'submit');
    expect(status).toBe(200);
    expect(body).toEqual({
      ...draft,
      status: 'in_review',
      submitted_at: NOW,
      documents: body.documents,
      timeline: [
        { type: 'submitted', actor_role: 'seller', note: null, occurred_at: NOW },
        ...draft.timeline,
      ],
      lock_version: draft.lock_version + 1,
    });
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor: 'user',
      actor_user_id: seller.user.id,
      action: 'claim.submitted',
      subject_type: 'claims',
      subject_id: draft.id,
      changes: { status: ['draft', 'in_review'], submitted_at: [null, NOW] },
    });
  });

  test('of a claim that was sent back takes the note away; the timeline keeps it', async () => {
    const { token, admin, of } = await people();
    const draft = await steps.completeDraft(token, of.id);
    const submitted = (await steps.change(token, draft, 'submit')).body;
    await steps.review(admin, submitted, 'request_changes', ' The page is cut off. ');
    const sentBack = await steps.read(token, draft.id);
    expect(sentBack).toMatchObject({
      status: 'changes_requested',
      review_note: 'The page is cut off.',
    });
    exchange.advance(DAY);
    const { body } = await steps.change(token, sentBack, 'submit');
    expect(body).toMatchObject({
      status: 'in_review',
      review_note: null,
      submitted_at: '2026-11-21T10:00:00.000Z',
    });
    expect(body.timeline.map(({ type, note }) => [type, note])).toEqual([
      ['submitted', null],
      ['changes_requested', 'The page is cut off.'],
      ['submitted', null],
      ['created', null],
    ]);
  });

  test('names everything that is missing by its path', async () => {
    const { token, of } = await people();
    const { body: draft } = await steps.create(token, of.id);
    const { status, body } = await steps.change(token, draft, 'submit');
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'claim_incomplete' });
    expect(body.errors).toEqual({
      'claim.holder_name': ['This is required.'],
      'claim.holder_country': ['This is required.'],
      'claim.face_amount': ['This is required.'],
      'claim.holder_type': ['This is required.'],
      'claim.claim_type': ['This is required.'],
      'claim.register_status': ['This is required.'],
      'claim.priority': ['This is required.'],
      'claim.estate_kyc_status': ['This is required.'],
      'claim.disputed': ['This is required.'],
      'claim.contingent': ['This is required.'],
      'claim.unliquidated': ['This is required.'],
      'claim.acquired_from_other': ['This is required.'],
      'claim.has_loan': ['This is required.'],
      'claim.is_insider': ['This is required.'],
      'claim.has_preference_exposure': ['This is required.'],
      'claim.answers.voted_on_plan': ['This is required.'],
      'claim.documents': ['A document that this case asks for is missing.'],
    });
    expect(await steps.read(token, draft.id)).toEqual(draft);
  });

  test('waits for a document that is still looked at', async () => {
    const { token, of } = await people();
    const draft = await steps.completeDraft(token, of.id);
    await exchange.db.update(documentRows).set({ status: 'scanning' });
    const { body } = await steps.change(token, draft, 'submit');
    expect(Object.keys(body.errors ?? {})).toEqual(['claim.documents']);
  });

  test('is refused where the case has other choices by now', async () => {
    const { token, of } = await people();
    const draft = await steps.completeDraft(token, of.id);
    const { body: chosen } = await steps.update(token, draft, { claim_class: '5A' });
    await exchange.db.update(caseRows).set({ parameters: { ...demanding, claim_classes: [] } });
    const { body } = await steps.change(token, chosen, 'submit');
    expect(body).toMatchObject({ code: 'claim_incomplete' });
    expect(Object.keys(body.errors ?? {})).toEqual(['claim.claim_class']);
  });

  test('is refused for one reason at a time, in this order', async () => {
    const { seller, token, of } = await people();
    const other = await exchange.user();
    const { body: draft } = await steps.create(token, of.id);
    const stale = { ...draft, lock_version: draft.lock_version + 1 };
    // Everything is wrong at once; one after the other is put right.
    await exchange.db
      .update(claimRows)
      .set({ ...ALL_ANSWERED, status: 'rejected', face_amount: '1', holder_name: 'M' });
    await exchange.changeUser(seller.user, { status: 'pending', identity_status: 'rejected' });
    await exchange.db.update(caseRows).set({ status: 'paused' });
    const submit = async (by: string, claim: Pick<MyClaim, 'id' | 'lock_version'>) =>
      outcome(await steps.change(by, claim, 'submit'));

    expect(await submit(other.token, stale)).toEqual({ status: 404, code: 'not_found' });
    expect(await submit(token, stale)).toEqual({ status: 409, code: 'stale_version' });
    expect(await submit(token, draft)).toEqual({ status: 422, code: 'transition_not_allowed' });
    await exchange.db.update(claimRows).set({ status: 'draft' });
    expect(await submit(token, draft)).toEqual({ status: 422, code: 'account_not_confirmed' });
    await exchange.changeUser(seller.user, { status: 'active' });
    expect(await submit(token, draft)).toEqual({ status: 422, code: 'identity_rejected' });
    await exchange.changeUser(seller.user, { identity_status: 'pending' });
    expect(await submit(token, draft)).toEqual({ status: 422, code: 'case_not_open' });
    await exchange.db.update(caseRows).set({ status: 'active' });
    expect(await submit(token, draft)).toEqual({ status: 422, code: 'claim_incomplete' });
    expect(await rowOf(draft.id)).toMatchObject({ status: 'draft', lock_version: 0 });
    expect(await exchange.db.$count(claimEventRows)).toBe(1);
  });
});

describe('a claim that is offered again', () => {
  test('goes through a review once more and is off the public pages meanwhile', async () => {
    const { token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    const withdrawn = (await steps.change(token, listed, 'withdraw')).body;
    const isPublic = async () =>
      (await exchange.visitor.get(`/api/claims/${listed.id}`)).status === 200;
    expect(await isPublic()).toBe(true);
    await exchange.db.update(claimRows).set({ review_note: 'An old note.' });
    exchange.advance(DAY);
    const { status, body } = await steps.change(token, withdrawn, 'relist');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'in_review',
      submitted_at: '2026-11-21T10:00:00.000Z',
      listed_at: null,
      expires_at: null,
      review_note: null,
    });
    expect(latest(body)).toMatchObject({ type: 'relisted', actor_role: 'seller' });
    expect(await isPublic()).toBe(false);

    // Changed after a second look and withdrawn unseen, it does not come back to the public as it is now.
    await steps.review(admin, body, 'request_changes');
    const changed = await steps.update(token, await steps.read(token, body.id), {
      description: 'Nobody has looked at this yet.',
    });
    await steps.change(token, changed.body, 'withdraw');
    expect(await isPublic()).toBe(false);
  });

  test('can be changed before as a draft, which the public does not see and nobody deletes', async () => {
    const { token, admin, of } = await people();
    const listed = await steps.listed(token, admin, of.id);
    const withdrawn = (await steps.change(token, listed, 'withdraw')).body;
    const { status, body } = await steps.change(token, withdrawn, 'revise');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'draft',
      submitted_at: listed.submitted_at,
      listed_at: null,
      expires_at: null,
    });
    expect(latest(body)).toMatchObject({ type: 'revised', actor_role: 'seller' });
    expect((await exchange.visitor.get(`/api/claims/${body.id}`)).status).toBe(404);

    const changed = (await steps.update(token, body, { description: 'With the right words.' }))
      .body;
    const deleted = await exchange.as(token).delete(`/api/my_claims/${body.id}`);
    expect(outcome(deleted)).toEqual({ status: 422, code: 'transition_not_allowed' });
    const submitted = (await steps.change(token, changed, 'submit')).body;
    await steps.review(admin, submitted, 'approve');
    const shown = await exchange.visitor.get<Claim>(`/api/claims/${body.id}`);
    expect(shown.body).toMatchObject({ status: 'open', description: 'With the right words.' });
  });

  test('is completed as a draft where something is missing, but not in a closed case', async () => {
    const { token, of } = await people();
    const { body: draft } = await steps.create(token, of.id);
    const withdrawn = (await steps.change(token, draft, 'withdraw')).body;
    await exchange.db.update(caseRows).set({ status: 'closed' });
    const refused = outcome(await steps.change(token, withdrawn, 'revise'));
    expect(refused).toEqual({ status: 422, code: 'case_not_open' });
    await exchange.db.update(caseRows).set({ status: 'active' });
    const { body } = await steps.change(token, withdrawn, 'revise');
    expect((await steps.update(token, body, { face_amount: '1200' })).status).toBe(200);
    // Nobody has ever known of it.
    expect((await exchange.as(token).delete(`/api/my_claims/${body.id}`)).status).toBe(204);
  });

  test('is guarded as the first submission is', async () => {
    const { seller, token, of } = await people();
    const { body: draft } = await steps.create(token, of.id);
    const withdrawn = (await steps.change(token, draft, 'withdraw')).body;
    const relist = async () => outcome(await steps.change(token, withdrawn, 'relist'));
    await exchange.changeUser(seller.user, { status: 'pending' });
    expect(await relist()).toEqual({ status: 422, code: 'account_not_confirmed' });
    await exchange.changeUser(seller.user, { status: 'active', identity_status: 'rejected' });
    expect(await relist()).toEqual({ status: 422, code: 'identity_rejected' });
    await exchange.changeUser(seller.user, { identity_status: 'approved' });
    await exchange.db.update(caseRows).set({ status: 'paused' });
    expect(await relist()).toEqual({ status: 422, code: 'case_not_open' });
    await exchange.db.update(caseRows).set({ status: 'active' });
    expect(await relist()).toEqual({ status: 422, code: 'claim_incomplete' });
  });
});

test('an administrator who acts in the seller’s name is on record, and the seller is told', async () => {
  const { seller, token, of } = await people();
  const { admin, token: adminToken } = await exchange.admin();
  const draft = await steps.completeDraft(token, of.id);
  const inName = await exchange.impersonate(adminToken, seller.user);
  const { body } = await steps.change(inName, draft, 'submit');
  expect(latest(body)).toMatchObject({ type: 'submitted', actor_role: 'staff' });
  expect(await exchange.mails(seller.user.email)).toMatchObject([
    { kind: 'claim_submitted_in_name', subject: `Your claim ${body.reference} is in review` },
  ]);
  expect((await exchange.audits()).at(-1)).toMatchObject({
    actor: 'admin',
    actor_admin_id: admin.id,
    impersonated_user_id: seller.user.id,
    action: 'claim.submitted',
  });
});
