import type { BuyerAccount, SavedSearch } from '@generated/model';
import { expect, test } from 'vitest';
import { MINUTE } from '@/domain/time';
import { claimSteps, completeFields } from '../testing/claim-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

test('a draft of a claim keeps its version where nothing in it changes', async () => {
  const { token } = await exchange.user();
  const { id } = await steps.case();
  const assets = [{ symbol: 'ETH', quantity: '0.125' }];
  const answers = { voted_on_plan: true, remarks: 'none' };
  const fields = { ...completeFields, ask_percent: '72.5', assets, answers };
  const draft = (await steps.create(token, id, fields)).body;
  exchange.advance(MINUTE);
  for (const same of [
    {},
    fields,
    { ask_percent: '072.50', face_amount: '250000.10', holder_name: ' Mara Lind ' },
    { assets: [{ quantity: '0.12500000', symbol: 'ETH' }] },
    { answers: { remarks: ' none ', voted_on_plan: true } },
    { debtor_entity: ' ', minimum_percent: null },
  ]) {
    expect(await steps.update(token, draft, same)).toMatchObject({ status: 200, body: draft });
  }
  const other = { answers: { ...answers, remarks: 'some' } };
  expect((await steps.update(token, draft, other)).body.lock_version).toBe(1);
});

test('an application for a buyer account keeps its version where nothing in it changes', async () => {
  const { user, token } = await exchange.user();
  const caller = exchange.as(token);
  const form = await exchange.document(user, { kind: 'tax_form' });
  const facts = { legal_name: 'Ida Berg', investment_min: '50000', document_ids: [form.id] };
  const { body: begun } = await caller.post<BuyerAccount>('/api/buyer_account', {
    buyer_account: facts,
  });
  const update = (buyer_account: object) =>
    caller.put<BuyerAccount>('/api/buyer_account', { buyer_account, lock_version: 0 });
  exchange.advance(MINUTE);
  const told = await exchange.audits();
  for (const same of [{}, facts, { legal_name: ' Ida Berg', investment_min: '50000.00' }]) {
    const { status, body } = await update(same);
    const { lock_version, updated_at } = begun;
    expect({ status, body }).toMatchObject({ status: 200, body: { lock_version, updated_at } });
  }
  expect(await exchange.audits()).toEqual(told);
  expect((await update({ document_ids: [] })).body.lock_version).toBe(1);
});

test('a saved search keeps its version where nothing in it changes', async () => {
  const caller = exchange.as((await exchange.user()).token);
  const params = { claim_type: ['trade'], max_ask_percent: '80' };
  const search = { name: 'Cheap ones', params, frequency: 'daily' };
  const { body: saved } = await caller.post<SavedSearch>('/api/saved_searches', {
    saved_search: search,
  });
  const update = (saved_search: object) =>
    caller.put<SavedSearch>(`/api/saved_searches/${saved.id}`, { saved_search, lock_version: 0 });
  const same = {
    ...search,
    name: ' Cheap ones',
    params: { max_ask_percent: '80', claim_type: ['trade'] },
  };
  expect(await update(same)).toMatchObject({ status: 200, body: saved });
  expect((await update({ ...search, name: 'Renamed' })).body.lock_version).toBe(1);
});
