import { casePricePointRows, caseUpdateRows, followRows } from '../db/schema';
import type { TestExchange } from './exchange-client';
import { marketFactories } from './market-factories';

/** Three active cases, and one in each other status; FTX has claims, prices and news. */
export async function someCases(exchange: TestExchange) {
  const market = marketFactories(exchange);
  const seller = await exchange.user();
  const ftx = await market.case({
    case_code: 'ftx',
    name: 'FTX',
    debtor_name: 'FTX Trading Ltd.',
    case_number: '22-11068',
    stage: 'distributing',
    petition_date: '2022-11-11',
    description: 'An exchange for digital assets.',
    guide_low_percent: '108',
    guide_high_percent: '137.5',
    guide_updated_at: new Date('2026-11-12T09:00:00.000Z'),
    featured: true,
    featured_position: 2,
  });
  const mtgox = await market.case({
    case_code: '2014',
    name: 'Mt. Gox',
    court: 'Tokyo District Court',
    jurisdiction: 'JP',
    proceeding: 'civil_rehabilitation',
    petition_date: '2014-02-28',
    featured: true,
    featured_position: 1,
  });
  const celsius = await market.case({ case_code: 'celsius', name: 'Celsius', stage: 'plan' });
  const paused = await market.case({
    case_code: 'paused',
    status: 'paused',
    featured: true,
    featured_position: 0,
  });
  await market.case({ case_code: 'draft', status: 'draft', featured: true, featured_position: 0 });
  await market.case({ case_code: 'closed', status: 'closed' });

  const of = (case_id: number) => ({ case_id, user_id: seller.user.id });
  await market.claim({ ...of(ftx.id), face_amount: '123456.78', ask_percent: '99.5' });
  await market.claim({ ...of(ftx.id), face_amount: '100000', ask_percent: '88' });
  await market.claim({ ...of(ftx.id), face_amount: '1', ask_percent: '1', status: 'draft' });
  await market.claim({ ...of(celsius.id), face_amount: '900000' });
  await exchange.db.insert(followRows).values({ user_id: seller.user.id, case_id: ftx.id });
  const point = {
    case_id: ftx.id,
    low_percent: '50',
    high_percent: '53',
    source: 'guide' as const,
  };
  const trade = {
    ...point,
    source: 'trade' as const,
    low_percent: '61.25',
    high_percent: '61.25',
  };
  await exchange.db.insert(casePricePointRows).values([
    { ...point, date: '2026-10-01', size_band: 'over_1m' },
    { ...point, date: '2024-06-01' },
    { ...point, date: '2026-08-20' },
    { ...point, date: '2026-08-19', size_band: 'under_100k' },
    { ...trade, date: '2026-10-15', size_band: 'under_100k' },
    { ...trade, date: '2026-11-01', size_band: 'over_1m' },
    { ...point, case_id: celsius.id, date: '2026-08-22' },
    { ...point, case_id: celsius.id, date: '2026-08-23' },
    { ...point, case_id: celsius.id, date: '2026-11-19' },
  ]);
  await exchange.db.insert(caseUpdateRows).values([
    { case_id: ftx.id, date: '2025-05-30', title: 'Second distribution', body: 'Made.' },
    {
      case_id: ftx.id,
      date: '2026-01-15',
      title: 'Third distribution',
      body: 'Made.',
      url: 'https://example.com',
    },
  ]);
  return { ftx: ftx.id, mtgox: mtgox.id, celsius: celsius.id, paused: paused.id };
}
