import type { ErrorBody, MyClaim } from '@generated/model';
import { expect, test } from 'vitest';
import { claimSteps, completeFields } from '../../testing/claim-steps';
import { outcome, testExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

const PRICES = { ask_percent: '70', minimum_percent: '61' };
const REFUSED = { status: 422, code: 'in_person_only' };

/** A draft with a minimum price, and the token of staff who act in the name of its seller. */
async function aDraft() {
  const { user, token } = await exchange.user();
  const { token: admin } = await exchange.admin();
  const of = await steps.case();
  const draft = (await steps.create(token, of.id, { ...completeFields, ...PRICES })).body;
  return { token, of, draft, staff: await exchange.impersonate(admin, user) };
}

test('staff in the name of the seller do not read the minimum price', async () => {
  const { token, draft, staff } = await aDraft();
  expect(await steps.read(token, draft.id)).toMatchObject(PRICES);
  const read = await steps.read(staff, draft.id);
  expect(read).toMatchObject({ ask_percent: '70', minimum_percent: null });
});

test('what they save leaves it as it is', async () => {
  const { token, draft, staff } = await aDraft();
  const fields = { ask_percent: '72', minimum_percent: null };
  const saved = await steps.update(staff, draft, fields);
  expect(saved).toMatchObject({ status: 200, body: { ask_percent: '72', minimum_percent: null } });
  expect(await steps.read(token, draft.id)).toMatchObject({ ...PRICES, ask_percent: '72' });
});

test.each(['60', '61', '69.99'])('nor by an ask below the present one: %s', async (ask_percent) => {
  const { token, draft, staff } = await aDraft();
  const refused = await steps.update(staff, draft, { ask_percent });
  expect(outcome(refused)).toEqual(REFUSED);
  expect(refused.body).toHaveProperty(['errors', 'claim.ask_percent']);
  expect(await steps.read(token, draft.id)).toMatchObject(PRICES);
});

test('nor by the first ask; without a minimum they set any', async () => {
  const { token, draft, staff } = await aDraft();
  const open = await steps.update(token, draft, { ask_percent: null });
  expect(outcome(await steps.update(staff, open.body, { ask_percent: '70' }))).toEqual(REFUSED);
  const bare = await steps.update(token, open.body, { minimum_percent: null });
  const priced = await steps.update(staff, bare.body, { ask_percent: '70' });
  const lower = await steps.update(staff, priced.body, { ask_percent: '50' });
  expect(lower).toMatchObject({ status: 200, body: { ask_percent: '50' } });
});

test.each(['61', '62'])('they cannot set it, nor find it by trial: %s', async (minimum_percent) => {
  const { token, of, draft, staff } = await aDraft();
  expect(outcome(await steps.update(staff, draft, { minimum_percent }))).toEqual(REFUSED);
  const claim = { case_id: of.id, claim: { ask_percent: '80', minimum_percent } };
  const begun = await exchange.as(staff).post<MyClaim & ErrorBody>('/api/my_claims', claim);
  expect(outcome(begun)).toEqual(REFUSED);
  expect(begun.body.errors).toHaveProperty(['claim.minimum_percent']);
  expect(await steps.read(token, draft.id)).toMatchObject(PRICES);
});

test('the audit log says that it was changed, without a figure, and the timeline nothing', async () => {
  const { user, token } = await exchange.user();
  const { token: admin } = await exchange.admin();
  const of = await steps.case();
  const draft = await steps.completeDraft(token, of.id);
  const guarded = (await steps.update(token, draft, { ...PRICES, minimum_percent: '61.37' })).body;
  const submitted = (await steps.change(token, guarded, 'submit')).body;
  await steps.review(admin, submitted, 'approve');
  const listed = await steps.read(token, draft.id);
  const changed = (await steps.update(token, listed, { minimum_percent: '62.91' })).body;
  const { body } = await steps.update(token, changed, { minimum_percent: null });
  expect(body).toMatchObject({ minimum_percent: null, lock_version: listed.lock_version + 2 });
  expect(body.timeline).toEqual(listed.timeline);
  const audits = await exchange.audits();
  const ofSeller = { action: 'claim.minimum_changed', actor_user_id: user.id };
  expect(audits.slice(-2)).toMatchObject([ofSeller, ofSeller]);
  expect(JSON.stringify(audits)).not.toMatch(/61\.37|62\.91/);
});
