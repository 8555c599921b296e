import type { Claim } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { documentRows } from '../../../db/schema';
import { claimDocumentSteps } from '../../../testing/claim-documents';
import { claimSteps, completeFields } from '../../../testing/claim-steps';
import { outcome, testExchange, statusesOf } from '../../../testing/exchange-client';
import { joined, pdf, png } from '../../../testing/files';

const exchange = testExchange();
const steps = claimSteps(exchange);
const { aDraft, putInto, content } = claimDocumentSteps(exchange);

describe('a copy for buyers', () => {
  const asBuyer = async (id: number) => {
    const { token } = await exchange.buyer();
    return (await exchange.as(token).get<Claim>(`/api/claims/${id}`)).body;
  };

  test('of a listed claim is read by verified buyers, under a name that says nothing of the seller', async () => {
    const { token, id } = await aDraft();
    await putInto(id, 'open');
    const { status, body } = await steps.uploadRedacted(token, id, 'account_statement');
    expect(status).toBe(201);
    expect(body).toMatchObject({ redacted: true, filename: 'account-statement-redacted.png' });
    const { documents, exact_terms } = await asBuyer(id);
    expect(documents).toEqual([{ kind: 'account_statement', byte_size: png.length }]);
    expect(exact_terms?.documents).toMatchObject([{ id: body.id, filename: body.filename }]);
    expect(await content(exact_terms?.documents[0]?.url ?? '')).toEqual(png);
    const visitor = (await exchange.visitor.get<Claim>(`/api/claims/${id}`)).body;
    expect(visitor).toMatchObject({ documents, exact_terms: null });
  });

  test('that our staff add or delete in the seller’s name is told to the seller, once it is listed', async () => {
    const { user, token, id } = await aDraft();
    const staff = await exchange.impersonate((await exchange.admin()).token, user);
    const told = async () => (await exchange.mails(user.email)).map(({ kind }) => kind);
    await steps.uploadRedacted(staff, id, 'account_statement');
    await putInto(id, 'open');
    await steps.uploadRedacted(token, id, 'account_statement');
    expect(await told()).toEqual([]);
    const { body } = await steps.uploadRedacted(staff, id, 'account_statement');
    await exchange.as(staff).delete(`/api/documents/${body.id}`);
    const kind = 'claim_copies_changed_in_name';
    expect(await told()).toEqual([kind, kind]);
  });

  test('is kept without its metadata, and refused where it cannot be rid of them', async () => {
    const { token, id } = await aDraft();
    await putInto(id, 'open');
    const author = 'tEXtAuthor\0Sofia Marchetti';
    const noted = joined(png.subarray(0, 33), `\0\0\0\x16${author}\0\0\0\0`, png.subarray(33));
    const copy = await steps.uploadRedacted(token, id, 'account_statement', noted);
    expect(copy.body).toMatchObject({ byte_size: png.length });
    expect(await content(copy.body.url ?? '')).toEqual(png);
    const encrypted = joined(pdf, 'trailer\n<</Encrypt 1 0 R>>\n%%EOF\n');
    const refused = await steps.uploadRedacted(token, id, 'account_statement', encrypted);
    expect(outcome(refused)).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('without a password') });
  });

  test('stands beside the documents themselves, which buyers do not read', async () => {
    const { token, id } = await aDraft();
    await steps.upload(token, id);
    await putInto(id, 'open');
    expect(await asBuyer(id)).toMatchObject({ documents: [], exact_terms: { documents: [] } });
  });

  test('counts for nothing that the case asks for', async () => {
    const { token } = await exchange.user({ identity_status: 'approved' });
    const of = await steps.case();
    const { id, lock_version } = (await steps.create(token, of.id, completeFields)).body;
    await steps.uploadRedacted(token, id, 'account_statement');
    const answer = await steps.change(token, { id, lock_version }, 'submit');
    expect(answer.body).toMatchObject({
      code: 'claim_incomplete',
      errors: { 'claim.documents': ['A document that this case asks for is missing.'] },
    });
  });

  test('added or deleted during the review makes another version: nobody decides what was not seen', async () => {
    const { token } = await exchange.user({ identity_status: 'approved' });
    const admin = (await exchange.admin()).token;
    const draft = await steps.completeDraft(token, (await steps.case()).id);
    const seen = (await steps.change(token, draft, 'submit')).body;
    const stale = { status: 409, code: 'stale_version' };
    const copy = (await steps.uploadRedacted(token, seen.id)).body;
    expect(outcome(await steps.review(admin, seen, 'approve'))).toEqual(stale);
    const withCopy = await steps.read(token, seen.id);
    await exchange.as(token).delete(`/api/documents/${copy.id}`);
    expect(outcome(await steps.review(admin, withCopy, 'approve'))).toEqual(stale);
    const { body } = await steps.review(admin, await steps.read(token, seen.id), 'approve');
    expect(body.status).toBe('open');
    // On the market a copy is no other version of what is offered.
    await steps.uploadRedacted(token, seen.id);
    expect((await steps.read(token, seen.id)).lock_version).toBe(body.lock_version);
  });

  test.each([
    ['draft', true],
    ['changes_requested', true],
    ['in_review', true],
    ['rejected', false],
    ['open', true],
    ['paused', true],
    ['under_offer', false],
    ['withdrawn', true],
    ['expired', true],
  ] as const)('of a claim that is %s is taken and taken back: %s', async (state, taken) => {
    const { token, id } = await aDraft();
    const { body: before } = await steps.uploadRedacted(token, id);
    await putInto(id, state);
    const added = await steps.uploadRedacted(token, id);
    const deleted = await exchange.as(token).delete(`/api/documents/${before.id}`);
    if (taken) expect(statusesOf([added, deleted])).toEqual([201, 204]);
    else {
      expect(outcome(added)).toEqual({ status: 422, code: 'transition_not_allowed' });
      expect(outcome(deleted)).toEqual({ status: 422, code: 'document_in_use' });
    }
    expect(await exchange.db.$count(documentRows)).toBe(1);
  });

  test.each([
    ['open', 1],
    ['under_offer', 1],
    ['paused', 1],
    ['withdrawn', 0],
    ['expired', 0],
  ] as const)('of a claim that is %s is open to buyers: %s', async (state, shown) => {
    const { token, id } = await aDraft();
    await steps.uploadRedacted(token, id);
    await putInto(id, 'open');
    await putInto(id, state);
    const { documents, exact_terms } = await asBuyer(id);
    expect([documents.length, exact_terms?.documents.length]).toEqual([shown, shown]);
  });

  test('of somebody else’s claim finds no claim', async () => {
    const { id } = await aDraft();
    const { token: other } = await exchange.user();
    expect((await steps.uploadRedacted(other, id)).status).toBe(404);
  });
});
