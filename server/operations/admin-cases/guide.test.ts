import type { AdminCase, ErrorBody, CasePage, GuidePriceInput, PricePoint } from '@generated/model';
import { beforeEach, expect, test } from 'vitest';
import { claimSteps } from '../../testing/claim-steps';
import { outcome, testExchange, type TestExchange } from '../../testing/exchange-client';

const exchange = testExchange();
const steps = claimSteps(exchange);

let staff: ReturnType<TestExchange['as']>;
beforeEach(async () => {
  staff = exchange.as((await exchange.admin()).token);
});

type GuidePrice = GuidePriceInput['guide_price'];

const setGuide = (id: number, lock_version: number, differences: Partial<GuidePrice> = {}) =>
  staff.post<AdminCase & ErrorBody>(`/admin/cases/${id}/guide_prices`, {
    guide_price: { low_percent: '40', high_percent: '45', size_band: null, ...differences },
    lock_version,
  });
const history = async (id: number, query = '') =>
  (await exchange.visitor.get<PricePoint[]>(`/api/cases/${id}/price_history${query}`)).body;

test('the guide for every size is the one of the case from today on', async () => {
  const of = await steps.case();
  const { status, body } = await setGuide(of.id, 0);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    guide_low_percent: '40',
    guide_high_percent: '45',
    guide_updated_at: '2026-11-20T10:00:00.000Z',
    lock_version: 1,
  });
  const point = { low_percent: '40', high_percent: '45', size_band: null, source: 'guide' };
  expect(await history(of.id)).toEqual([{ date: '2026-11-20', ...point }]);
  const { body: market } = await exchange.visitor.get<CasePage>('/api/cases');
  expect(market.cases[0]).toMatchObject({
    guide_low_percent: '40',
    recent_prices: [{ date: '2026-11-20', ...point }],
  });
  expect(await exchange.mails()).toEqual([]);
});

test('a second one on the same day takes its place, one of the next day is added', async () => {
  const of = await steps.case();
  await setGuide(of.id, 0);
  await setGuide(of.id, 1, { high_percent: '50' });
  exchange.advance(24 * 60 * 60 * 1000);
  await setGuide(of.id, 2, { low_percent: '48', high_percent: '52' });
  expect((await history(of.id)).map(({ date, high_percent }) => [date, high_percent])).toEqual([
    ['2026-11-20', '50'],
    ['2026-11-21', '52'],
  ]);
  expect((await exchange.audits()).map(({ action, changes }) => [action, changes])).toEqual([
    ['case.guide_price_set', { low_percent: [null, '40'], high_percent: [null, '45'] }],
    ['case.guide_price_set', { low_percent: ['40', '40'], high_percent: ['45', '50'] }],
    ['case.guide_price_set', { low_percent: ['40', '48'], high_percent: ['50', '52'] }],
  ]);
});

test('the guide for a size leaves the one of the case as it is', async () => {
  const of = await steps.case();
  await setGuide(of.id, 0);
  const { body } = await setGuide(of.id, 1, { size_band: 'over_1m', high_percent: '60' });
  expect(body).toMatchObject({ guide_high_percent: '45', lock_version: 2 });
  expect(await history(of.id)).toHaveLength(1);
  expect(await history(of.id, '?size_band=over_1m')).toMatchObject([{ high_percent: '60' }]);
  expect((await exchange.audits()).at(-1)?.changes).toEqual({
    size_band: [null, 'over_1m'],
    low_percent: [null, '40'],
    high_percent: [null, '60'],
  });
});

test('one price is a range too', async () => {
  const of = await steps.case();
  expect((await setGuide(of.id, 0, { low_percent: '45' })).status).toBe(200);
});

test.each<[string, Partial<GuidePrice>, keyof GuidePrice, string]>([
  ['a range upside down', { low_percent: '46' }, 'high_percent', 'below the lower end'],
  ['nothing', { low_percent: '0' }, 'low_percent', 'above 0'],
  ['more than five times the claim', { high_percent: '500.1' }, 'high_percent', 'percentage'],
])('%s is refused', async (_, differences, field, sentence) => {
  const of = await steps.case();
  const { status, body } = await setGuide(of.id, 0, differences);
  expect(status).toBe(422);
  expect(body.errors?.[`guide_price.${field}`]?.[0]).toContain(sentence);
  expect(await history(of.id)).toEqual([]);
});

test('of two administrators who set it at once, the second reads the case again first', async () => {
  const of = await steps.case();
  const answers = await Promise.all([
    setGuide(of.id, 0),
    setGuide(of.id, 0, { high_percent: '50' }),
  ]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  expect(answers.map(outcome)).toContainEqual({ status: 409, code: 'stale_version' });
  expect(await history(of.id)).toHaveLength(1);
});
