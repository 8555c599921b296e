import type { AdminCase, ErrorBody, Case, CaseFactsInput } from '@generated/model';
import { beforeEach, expect, test } from 'vitest';
import { testCable } from '../../testing/cable-client';
import { claimSteps } from '../../testing/claim-steps';
import { outcome, testExchange, type TestExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);
const live = testCable(exchange);

let staff: ReturnType<TestExchange['as']>;
beforeEach(async () => {
  staff = exchange.as((await exchange.admin()).token);
});

type Facts = CaseFactsInput['case'];

const FACTS: Facts = {
  name: 'FTX',
  debtor_name: 'FTX Trading Ltd.',
  description: 'An exchange.\n\nIt filed in November.',
  court: 'D. Del.',
  district: 'Delaware',
  case_number: '22-11068',
  jurisdiction: 'US',
  proceeding: 'chapter_11',
  stage: 'plan',
  petition_date: '2022-11-11',
  bar_date: '2023-09-29',
  plan_effective_date: null,
  claims_agent: 'Kroll',
  claims_agent_url: 'https://cases.example.com/ftx',
  estimated_assets: '$10B to $50B',
  estimated_liabilities: null,
  estimated_creditors: null,
  recovery_low_percent: '70',
  recovery_high_percent: '85.5',
};

const update = (id: number | string, lock_version: number, differences: Partial<Facts> = {}) =>
  staff.put<AdminCase & ErrorBody>(`/admin/cases/${id}`, {
    case: { ...FACTS, ...differences },
    lock_version,
  });
const publicly = async (id: number) => (await exchange.visitor.get<Case>(`/api/cases/${id}`)).body;

test('staff change what is published about a case, and everybody reads it', async () => {
  const of = await steps.case({ case_code: 'ftx' });
  const { status, body } = await update('ftx', 0, {
    name: ' FTX ',
    description: ' An exchange.\n\nIt filed in November.\n',
    recovery_high_percent: '85.50',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...FACTS, id: of.id, lock_version: 1 });
  expect(await publicly(of.id)).toMatchObject(FACTS);
  expect(await exchange.mails()).toEqual([]);
});

test('the audit trail has what was changed, and nothing where nothing was', async () => {
  const of = await steps.case();
  const { body } = await update(of.id, 0);
  const again = await update(of.id, body.lock_version, { recovery_high_percent: '85.5000' });
  expect(again.body).toEqual(body);
  await update(of.id, body.lock_version, { stage: 'confirmed', district: null });
  const [, second, ...rest] = (await exchange.audits()).map(({ action, changes }) => ({
    action,
    changes,
  }));
  expect(second).toEqual({
    action: 'case.facts_changed',
    changes: { stage: ['plan', 'confirmed'], district: ['Delaware', null] },
  });
  expect(rest).toEqual([]);
});

test.each<[string, Partial<Facts>, keyof Facts, string]>([
  ['a petition in the future', { petition_date: '2026-11-22' }, 'petition_date', 'future'],
  ['a year of two digits', { bar_date: '0023-09-29' }, 'bar_date', 'Check the year'],
  ['a bar date before the petition', { bar_date: '2022-11-10' }, 'bar_date', 'before the petition'],
  [
    'a plan that takes effect in the future',
    { plan_effective_date: '2026-11-22' },
    'plan_effective_date',
    'future',
  ],
  [
    'a recovery with one end',
    { recovery_high_percent: null },
    'recovery_high_percent',
    'both ends',
  ],
  ['a recovery upside down', { recovery_low_percent: '90' }, 'recovery_high_percent', 'below'],
  ['a name of two lines', { name: 'FTX\nTrading' }, 'name', 'one line'],
  ['a name of blanks', { name: '  ' }, 'name', 'Enter the name'],
  [
    'a register without encryption',
    { claims_agent_url: 'http://cases.example.com' },
    'claims_agent_url',
    'https',
  ],
])('%s is refused', async (_, differences, field, sentence) => {
  const of = await steps.case();
  const before = await publicly(of.id);
  const { status, body } = await update(of.id, 0, differences);
  expect(status).toBe(422);
  expect(body.errors?.[`case.${field}`]?.[0]).toContain(sentence);
  expect(await publicly(of.id)).toEqual(before);
});

test('a bar date may lie ahead', async () => {
  const of = await steps.case();
  expect((await update(of.id, 0, { bar_date: '2027-03-31' })).status).toBe(200);
});

test('of two administrators who change it at once, the second reads it again first', async () => {
  const of = await steps.case();
  const answers = await Promise.all([
    update(of.id, 0, { stage: 'confirmed' }),
    update(of.id, 0, { stage: 'closed' }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.map(outcome)).toContainEqual({ status: 409, code: 'stale_version' });
  expect(await exchange.audits()).toHaveLength(1);
});

test('a case that is not published is not there', async () => {
  const draft = await steps.case({ status: 'draft' });
  expect((await update(draft.id, 0)).status).toBe(404);
});

test('the open pages of a case hear of it', async () => {
  const of = await steps.case({ case_code: 'ftx' });
  const channel = JSON.stringify({ channel: 'CaseChannel', case: 'ftx' });
  const client = live.connect();
  await client.welcome();
  await client.subscribe(channel);
  await update(of.id, 0);
  await client.settled();
  expect(client.messages(channel)).toEqual([{ type: 'case.updated', id: of.id }]);
});
