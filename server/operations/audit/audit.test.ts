import type { AuditEventPage, Document } from '@generated/model';
import { describe, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-steps';
import { dealSteps } from '../../testing/deal-steps';
import { testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);
const deals = dealSteps(exchange);

async function trailOf(filter: string) {
  const { token } = await exchange.admin();
  const path = `/admin/audit_events?${filter}`;
  const { status, body } = await exchange.as(token).get<AuditEventPage>(path);
  expect(status).toBe(200);
  return body.audit_events;
}

async function submitted() {
  const { token } = await exchange.user();
  const { id } = await steps.case();
  const draft = await steps.completeDraft(token, id);
  return (await steps.change(token, draft, 'submit')).body;
}

describe('the audit trail of a claim', () => {
  test('names who reviewed it, and what that changed', async () => {
    const claim = await submitted();
    const { token } = await exchange.admin({ first_name: 'Ines', last_name: 'Moreau' });
    await steps.review(token, claim, 'approve');
    const [latest] = await trailOf(`claim_id=${claim.id}`);
    expect(latest).toMatchObject({
      actor: 'admin',
      actor_name: 'Ines Moreau',
      impersonated_user_id: null,
      action: 'claim.listed',
      subject_type: 'claims',
      subject_id: claim.id,
    });
    expect(latest?.changes.status).toEqual(['in_review', 'open']);
  });

  test('holds each look of the staff into its documents', async () => {
    const claim = await submitted();
    const document = claim.documents[0]?.id ?? 0;
    const { token } = await exchange.admin();
    const client = exchange.as(token);
    const { body } = await client.get<Document>(`/admin/documents/${document}`);
    await client.get(body.url.slice('/api'.length));
    const looks = await trailOf(`claim_id=${claim.id}&actor=admin`);
    expect(looks).toMatchObject([
      {
        action: 'document.read',
        subject_type: 'documents',
        subject_id: document,
        subject_name: claim.documents[0]?.filename,
      },
    ]);
  });

  test('holds what was deleted of its documents', async () => {
    const { token } = await exchange.user();
    const { id } = await steps.case();
    const draft = await steps.completeDraft(token, id);
    const [document] = draft.documents;
    await exchange.as(token).delete(`/api/documents/${document?.id}`);
    const [latest] = await trailOf(`claim_id=${draft.id}`);
    expect(latest).toMatchObject({
      action: 'claim.document_deleted',
      changes: { document: [document?.filename, null] },
    });
  });

  test('begins with the latest, and can be narrowed to what some did', async () => {
    const claim = await submitted();
    await steps.review((await exchange.admin()).token, claim, 'approve');
    const all = (await trailOf(`claim_id=${claim.id}`)).map(({ id }) => id);
    expect(all).toEqual(all.toSorted((one, other) => other - one));
    const byUsers = await trailOf(`claim_id=${claim.id}&actor=user`);
    expect(byUsers.length).toBe(all.length - 1);
    expect(new Set(byUsers.map(({ actor }) => actor))).toEqual(new Set(['user']));
  });

  test('is no other claim’s', async () => {
    const [one, other] = [await submitted(), await submitted()];
    const ids = (await trailOf(`claim_id=${one.id}`)).map(({ id }) => id);
    const others = (await trailOf(`claim_id=${other.id}`)).map(({ id }) => id);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });
});

test('the audit trail of a user holds what an administrator did in the user’s name', async () => {
  const { user } = await exchange.user();
  const { token } = await exchange.admin();
  const session = exchange.as(await exchange.impersonate(token, user));
  await session.put('/api/current_user/update_preferences', {
    user: { claim_notifications: false },
  });
  const acts = await trailOf(`user_id=${user.id}&actor=admin`);
  expect(acts.map(({ action, impersonated_user_id }) => [action, impersonated_user_id])).toEqual(
    expect.arrayContaining([
      ['user.impersonated', null],
      ['impersonation.updatePreferences', user.id],
    ]),
  );
});

test('the audit trail of a negotiation holds the moves of both sides and the steps of the staff', async () => {
  const { buyer, seller, id } = await deals.accepted();
  await deals.act(buyer.token, id, 'confirm_diligence');
  const trail = await trailOf(`negotiation_id=${id}`);
  const names = [buyer, seller].map(({ user }) => `${user.first_name} ${user.last_name}`);
  expect(trail.map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ['negotiation.diligence_completed', names[0]],
    ['negotiation.offer_accepted', names[1]],
    ['negotiation.offer_made', names[0]],
  ]);
});

test('the audit trail of a case holds who paused it and why, and nothing of another case', async () => {
  const [one, other] = [await steps.case(), await steps.case()];
  const { token } = await exchange.admin({ first_name: 'Ines', last_name: 'Moreau' });
  const staff = exchange.as(token);
  const reason = 'The court has stayed transfers.';
  await staff.post(`/admin/cases/${one.id}/pause`, { lock_version: 0, reason });
  await staff.post(`/admin/cases/${other.id}/close`, { lock_version: 0 });
  expect(await trailOf(`case_id=${one.id}`)).toMatchObject([
    {
      action: 'case.paused',
      actor_name: 'Ines Moreau',
      subject_type: 'cases',
      changes: { status: ['active', 'paused'], reason: [null, reason] },
    },
  ]);
});

test('the audit trail of all records begins with the latest', async () => {
  const { token } = await exchange.user();
  await exchange.as(token).delete('/users/sign_out');
  const [latest] = await trailOf('per_page=1');
  expect(latest).toMatchObject({ action: 'user.signed_out', actor: 'user' });
});

test('a record that is not there has no audit trail', async () => {
  expect(await trailOf('claim_id=2147483647')).toEqual([]);
});
