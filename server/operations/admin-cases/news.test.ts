import type { AdminCase, CaseUpdate, ErrorBody } from '@generated/model';
import { beforeEach, expect, test } from 'vitest';
import { testCable } from '../../testing/cable-client';
import { claimSteps } from '../../testing/claim-steps';
import { testExchange, type TestExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);
const live = testCable(exchange);

let staff: ReturnType<TestExchange['as']>;
beforeEach(async () => {
  staff = exchange.as((await exchange.admin()).token);
});

const NEWS = {
  date: '2026-11-19',
  title: ' Plan confirmed ',
  body: 'The court has confirmed the plan.\n\nIt takes effect in January.\n',
  url: 'https://cases.example.com/ftx',
};

const add = ({ id }: Pick<AdminCase, 'id'>, differences: Partial<CaseUpdate> = {}) =>
  staff.post<CaseUpdate & ErrorBody>(`/admin/cases/${id}/updates`, {
    case_update: { ...NEWS, ...differences },
  });
const remove = ({ id }: Pick<CaseUpdate, 'id'>) => staff.delete(`/admin/case_updates/${id}`);
const news = async (id: number) =>
  (await exchange.visitor.get<CaseUpdate[]>(`/api/cases/${id}/updates`)).body;
const titles = async (id: number) => (await news(id)).map(({ title }) => title);

test('news is read by everybody at once, and no more once it is deleted', async () => {
  const of = await steps.case();
  const { status, body } = await add(of);
  expect(status).toBe(201);
  const shown = {
    id: body.id,
    date: '2026-11-19',
    title: 'Plan confirmed',
    body: 'The court has confirmed the plan.\n\nIt takes effect in January.',
    url: NEWS.url,
  };
  expect(body).toEqual(shown);
  expect(await news(of.id)).toEqual([shown]);
  expect((await remove(body)).status).toBe(204);
  expect(await news(of.id)).toEqual([]);
  expect((await remove(body)).status).toBe(404);
  expect(
    (await exchange.audits()).map(({ action, subject_id, changes }) => [
      action,
      subject_id,
      changes.title,
    ]),
  ).toEqual([
    ['case.update_added', of.id, [null, 'Plan confirmed']],
    ['case.update_deleted', of.id, ['Plan confirmed', null]],
  ]);
  expect(await exchange.mails()).toEqual([]);
});

test('the latest day stands first, and of one day what was written last', async () => {
  const of = await steps.case();
  for (const [title, date] of [
    ['Bar date', '2026-11-10'],
    ['Hearing', '2026-11-20'],
    ['Petition', '2026-10-01'],
    ['Second hearing', '2026-11-20'],
  ] as const)
    await add(of, { title, date });
  expect(await titles(of.id)).toEqual(['Second hearing', 'Hearing', 'Bar date', 'Petition']);
});

test.each([
  ['a day that is nowhere yet', { date: '2026-11-22' }, 'date', 'This day is in the future.'],
  ['a year of two digits', { date: '0026-11-20' }, 'date', 'Check the year.'],
  ['a title of blanks', { title: '   ' }, 'title', /on one line/],
  ['a body of blanks', { body: ' \n ' }, 'body', /Write what happened/],
  ['an address without encryption', { url: 'http://cases.example.com' }, 'url', /https/],
  ['an address of a script', { url: 'javascript:alert(1)' }, 'url', /https/],
] as const)('%s is refused', async (_, differences, field, sentence) => {
  const of = await steps.case();
  const { status, body } = await add(of, differences);
  expect(status).toBe(422);
  expect(body.errors?.[`case_update.${field}`]?.[0]).toMatch(sentence);
  expect(await news(of.id)).toEqual([]);
});

test('the day may have begun further east, and the address be left out', async () => {
  const of = await steps.case({ status: 'closed' });
  exchange.advance(60 * 60 * 1000 * 5);
  const { status, body } = await add(of, { date: '2026-11-21', url: null });
  expect({ status, url: body.url }).toEqual({ status: 201, url: null });
});

test('a draft has no news', async () => {
  const of = await steps.case({ status: 'draft' });
  expect((await add(of)).status).toBe(404);
});

test('who looks at the case is told', async () => {
  const of = await steps.case({ case_code: 'ftx' });
  const channel = JSON.stringify({ channel: 'CaseChannel', case: 'ftx' });
  const client = live.connect();
  await client.welcome();
  await client.subscribe(channel);
  const { body } = await add(of);
  await client.settled();
  expect(client.messages(channel)).toEqual([{ type: 'case.updated', id: of.id }]);
  await remove(body);
  await client.settled();
  expect(client.messages(channel)).toHaveLength(2);
});
