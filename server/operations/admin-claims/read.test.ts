import type { AdminClaim, AdminClaimPage, Document, MyClaim } from '@generated/model';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { claimRows, userRows } from '../../db/schema';
import { claimSteps } from '../../testing/claim-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const staff = async () => exchange.as((await exchange.admin()).token);

async function submit(token: string, caseId: number) {
  const draft = await steps.completeDraft(token, caseId);
  return (await steps.change(token, draft, 'submit')).body;
}

const dayOf = (day: number) => new Date(`2026-11-${day}T10:00:00.000Z`);

/** Puts a claim where it was submitted and changed on other days of November. */
async function setTimes(
  { id }: MyClaim,
  { submitted, changed }: { submitted?: number; changed: number },
) {
  const submitted_at = submitted === undefined ? null : dayOf(submitted);
  await exchange.db
    .update(claimRows)
    .set({ submitted_at, updated_at: dayOf(changed) })
    .where(eq(claimRows.id, id));
}

describe('the list of the staff', () => {
  test('begins with what waits for a review, the longest wait first, then the latest change', async () => {
    const { token } = await exchange.user();
    const { id: caseId } = await steps.case();
    const draft = (await steps.create(token, caseId)).body;
    const first = await submit(token, caseId);
    const second = await submit(token, caseId);
    const later = (await steps.create(token, caseId)).body;
    await setTimes(draft, { changed: 18 });
    await setTimes(first, { submitted: 16, changed: 19 });
    await setTimes(second, { submitted: 17, changed: 17 });
    await setTimes(later, { changed: 20 });
    const client = await staff();
    const ids = async (query: string) => {
      const { body } = await client.get<AdminClaimPage>(`/admin/claims${query}`);
      return body.claims.map(({ id }) => id);
    };
    expect(await ids('')).toEqual([first.id, second.id, later.id, draft.id]);
    expect(await ids('?status=in_review')).toEqual([first.id, second.id]);
    expect(await ids('?sort_by=updated_at')).toEqual([later.id, first.id, draft.id, second.id]);
    expect(await ids('?sort_by=submitted_at&sort_direction=desc&per_page=2')).toEqual([
      second.id,
      first.id,
    ]);
    // A claim that was reviewed waits no longer, whenever it was submitted.
    await steps.review((await exchange.admin()).token, first, 'approve');
    expect((await ids('')).slice(0, 1)).toEqual([second.id]);
  });

  test('finds the claims of a seller, of a case and by reference, each with its seller', async () => {
    const one = await exchange.user({ first_name: 'Mara', last_name: 'Lind' });
    const other = await exchange.user();
    const of = await steps.case();
    const elsewhere = await steps.case();
    const wanted = await submit(one.token, of.id);
    const second = (await steps.create(one.token, elsewhere.id)).body;
    const third = (await steps.create(other.token, of.id)).body;
    const client = await staff();
    const found = async (query: string) =>
      (await client.get<AdminClaimPage>(`/admin/claims?${query}`)).body.claims;
    expect(await found(`search=${wanted.reference}`)).toMatchObject([
      {
        id: wanted.id,
        seller: { id: one.user.id, name: 'Mara Lind', status: 'active' },
        status: 'in_review',
        face_amount: '250000.1',
        case: { id: of.id },
      },
    ]);
    const idsOf = async (query: string) =>
      (await found(query)).map(({ id }) => id).toSorted((a, b) => a - b);
    expect(await idsOf('search=mara')).toEqual([wanted.id, second.id]);
    expect(await idsOf(`search=${one.user.email}`)).toEqual([wanted.id, second.id]);
    expect(await idsOf(`seller_id=${one.user.id}`)).toEqual([wanted.id, second.id]);
    expect(await idsOf(`case_id=${of.id}`)).toEqual([wanted.id, third.id]);
    await exchange.db
      .update(userRows)
      .set({ status: 'suspended' })
      .where(eq(userRows.id, other.user.id));
    expect(await idsOf('seller_status=pending,active')).toEqual([wanted.id, second.id]);
    expect(await idsOf('seller_status=suspended')).toEqual([third.id]);
    expect(await found(`search=${third.reference}`)).toMatchObject([{ face_amount: null }]);
  });
});

describe('a claim, as the staff read it', () => {
  test('is what its seller has said, in any state, without the minimum price', async () => {
    const seller = await exchange.user({
      first_name: 'Mara',
      last_name: 'Lind',
      company: 'Lind AB',
      country: 'SE',
    });
    const of = await steps.case();
    const draft = await steps.completeDraft(seller.token, of.id);
    const priced = await steps.update(seller.token, draft, {
      ask_percent: '80',
      minimum_percent: '71.5',
    });
    const { body: claim } = await steps.change(seller.token, priced.body, 'submit');
    const client = await staff();
    const { body } = await client.get<AdminClaim>(`/admin/claims/${claim.id}`);
    const { minimum_percent, documents, ...alike } = claim;
    expect(minimum_percent).toBe('71.5');
    expect(body).toMatchObject(alike);
    expect(JSON.stringify(body)).not.toContain('71.5');
    expect(body.seller).toEqual({
      id: seller.user.id,
      name: 'Mara Lind',
      company: 'Lind AB',
      email: seller.user.email,
      country: 'SE',
      status: 'active',
      identity_status: seller.user.identity_status,
    });
    expect(body.documents.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  });

  test('names others of the case with its number, but for drafts and what is not offered', async () => {
    const numbered = async (number: string, of: { id: number }) => {
      const { user, token } = await exchange.user({ identity_status: 'approved' });
      const draft = await steps.completeDraft(token, of.id);
      await exchange.db
        .update(claimRows)
        .set({ proof_of_claim_number: number })
        .where(eq(claimRows.id, draft.id));
      return { user, token, draft };
    };
    const of = await steps.case();
    const first = await numbered('777001', of);
    const submitted = (await steps.change(first.token, first.draft, 'submit')).body;
    await numbered('777001', of);
    const third = await numbered('777001', of);
    const again = (await steps.change(third.token, third.draft, 'submit')).body;
    const otherCase = await numbered('777001', await steps.case());
    await steps.change(otherCase.token, otherCase.draft, 'submit');
    const client = await staff();
    const found = async ({ id }: { id: number }) =>
      (await client.get<AdminClaim>(`/admin/claims/${id}`)).body.with_same_number;
    const { id, reference } = submitted;
    expect(await found(again)).toEqual([{ id, reference, status: 'in_review' }]);
    await steps.change(first.token, submitted, 'withdraw');
    expect(await found(again)).toEqual([]);
  });

  test('has documents without an address: opening one is recorded', async () => {
    const { token } = await exchange.user();
    const claim = await submit(token, (await steps.case()).id);
    const { admin, token: adminToken } = await exchange.admin();
    const client = exchange.as(adminToken);
    const { body } = await client.get<AdminClaim>(`/admin/claims/${claim.id}`);
    expect(JSON.stringify(body)).not.toContain('signature=');
    const [document] = body.documents;
    const opened = await client.get<Document>(`/admin/documents/${document?.id}`);
    await client.get(opened.body.url.slice('/api'.length));
    expect((await exchange.audits()).at(-1)).toMatchObject({
      actor_admin_id: admin.id,
      action: 'document.read',
      subject_id: document?.id,
    });
  });

  test('is nothing for a seller, and no other number', async () => {
    const { token } = await exchange.user();
    const claim = await submit(token, (await steps.case()).id);
    const asSeller = await exchange.as(token).get<AdminClaim>(`/admin/claims/${claim.id}`);
    expect(asSeller.status).toBe(403);
    const client = await staff();
    const missing = await client.get(`/admin/claims/${claim.id + 1}`);
    expect(outcome(missing)).toEqual({ status: 404, code: 'not_found' });
  });
});
