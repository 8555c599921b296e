import type { AdminCase, Case, CasePage, ErrorBody } from '@generated/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCable } from '../../testing/cable-client';
import { claimSteps } from '../../testing/claim-steps';
import { outcome, testExchange, type TestExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);
const live = testCable(exchange);

let staff: ReturnType<TestExchange['as']>;
let token: string;
beforeEach(async () => {
  ({ token } = await exchange.admin());
  staff = exchange.as(token);
});

type Version = Pick<AdminCase, 'id' | 'lock_version'>;

const act = (step: string, { id, lock_version }: Version, body: object = {}) =>
  staff.post<AdminCase & ErrorBody>(`/admin/cases/${id}/${step}`, { lock_version, ...body });
const read = async (id: number) => (await staff.get<AdminCase>(`/admin/cases/${id}`)).body;
const listed = async () =>
  (await exchange.visitor.get<CasePage>('/api/cases')).body.cases.map(({ id }) => id);

describe('a case', () => {
  test('is paused, reopened and closed, and everybody reads which it is', async () => {
    const of = await steps.case();
    const paused = await act('pause', of);
    expect(paused).toMatchObject({ status: 200, body: { status: 'paused', lock_version: 1 } });
    expect(await listed()).toEqual([]);
    const { body: seen } = await exchange.visitor.get<Case>(`/api/cases/${of.id}`);
    expect(seen.status).toBe('paused');
    expect(seen).not.toHaveProperty('lock_version');

    expect((await act('reopen', paused.body)).body).toMatchObject({ status: 'active' });
    expect(await listed()).toEqual([of.id]);
    expect((await act('close', await read(of.id))).body.status).toBe('closed');
    expect((await exchange.audits()).map(({ action, changes }) => [action, changes])).toEqual([
      ['case.paused', { status: ['active', 'paused'] }],
      ['case.reopened', { status: ['paused', 'active'] }],
      ['case.closed', { status: ['active', 'closed'] }],
    ]);
  });

  test('that is paused can be closed, and a closed one is opened by nobody', async () => {
    const of = await steps.case({ status: 'paused' });
    const closed = (await act('close', of)).body;
    expect(closed.status).toBe('closed');
    for (const step of ['pause', 'reopen', 'close']) {
      expect(outcome(await act(step, closed))).toEqual({
        status: 422,
        code: 'transition_not_allowed',
      });
    }
    expect(await read(of.id)).toEqual(closed);
  });

  test('keeps the reason in the audit trail, and none where nothing was written', async () => {
    const of = await steps.case();
    const paused = (await act('pause', of, { reason: '  The court has stayed transfers.\n' })).body;
    await act('reopen', paused, { reason: ' ' });
    expect((await exchange.audits()).map(({ changes }) => changes.reason)).toEqual([
      [null, 'The court has stayed transfers.'],
      undefined,
    ]);
  });

  test('is found by its code as well, and a draft is not found', async () => {
    const of = await steps.case({ case_code: 'ftx' });
    expect((await staff.get<AdminCase>('/admin/cases/ftx')).body.id).toBe(of.id);
    const draft = await steps.case({ status: 'draft' });
    expect((await staff.get(`/admin/cases/${draft.id}`)).status).toBe(404);
    expect((await act('close', draft)).status).toBe(404);
  });
});

test('what was decided on an older version is refused', async () => {
  const of = await steps.case();
  await act('pause', of);
  expect(outcome(await act('close', of))).toEqual({ status: 409, code: 'stale_version' });
  expect((await read(of.id)).status).toBe('paused');
});

test('of two administrators at the same time one is the first', async () => {
  const of = await steps.case();
  const answers = await Promise.all([act('pause', of), act('close', of)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect((await read(of.id)).lock_version).toBe(1);
  expect(await exchange.audits()).toHaveLength(1);
});

test('a paused case lists no claim that is in review, and does once it is reopened', async () => {
  const seller = await exchange.user();
  const of = await steps.case();
  const draft = await steps.completeDraft(seller.token, of.id);
  const claim = (await steps.change(seller.token, draft, 'submit')).body;
  const paused = (await act('pause', of)).body;
  expect(outcome(await steps.review(token, claim, 'approve')).code).toBe('case_not_open');
  await act('reopen', paused);
  expect((await steps.review(token, claim, 'approve')).body.status).toBe('open');
});

test('what is listed stays on the market in a closed case', async () => {
  const seller = await exchange.user();
  const of = await steps.case();
  const claim = await steps.listed(seller.token, token, of.id);
  await act('close', of);
  expect((await steps.read(seller.token, claim.id)).status).toBe('open');
  expect((await read(of.id)).stats.open_claims_count).toBe(1);
});

test('who looks at the case or the market is told, and of a refusal nobody is', async () => {
  const of = await steps.case({ case_code: 'ftx' });
  const channel = JSON.stringify({ channel: 'CaseChannel', case: 'ftx' });
  const client = live.connect();
  await client.welcome();
  await client.subscribe(channel);
  const paused = (await act('pause', of)).body;
  await act('pause', paused);
  await client.settled();
  expect(client.messages(channel)).toEqual([{ type: 'case.updated', id: of.id }]);
});
