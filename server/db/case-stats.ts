import type { CaseStats, PricePoint } from '@generated/model';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/**
 * The figures on the cards of a page of cases, by case id, in one query. Its cost does not grow with the claims: counters
 * are kept by triggers, the lowest ask is one look into an index.
 */
export async function caseStats(
  db: Database,
  caseIds: readonly number[],
): Promise<Map<number, CaseStats>> {
  if (caseIds.length === 0) return new Map();
  const rows = await rowsOf<{ case_id: number } & CaseStats>(
    db,
    sql`
      select
        s.case_id,
        s.open_claims_count,
        trim_scale(s.open_face_amount)::text as open_face_amount,
        null as best_bid_percent,
        (
          select trim_scale(c.ask_percent)::text
          from claims c
          where c.case_id = s.case_id and c.status = 'open' and c.ask_percent is not null
          order by c.ask_percent asc nulls first, c.id asc nulls first
          limit 1
        ) as lowest_ask_percent,
        trim_scale(s.last_trade_percent)::text as last_trade_percent,
        s.followers_count
      from case_stats s
      where s.case_id in ${ids(caseIds)}
    `,
  );
  return new Map(rows.map(({ case_id, ...stats }) => [case_id, stats]));
}

const RECENT_DAYS = 90;
/** What the contract allows. */
const RECENT_LIMIT = 90;

/**
 * The sparklines of a page of cases: for each the last 90 days, oldest first, of the series that its price belongs to, so
 * that the last point is that price. After a trade these are the trades of its size, since other sizes trade at other
 * levels; before the first one the guide. Cases without recent prices are absent.
 */
export async function recentPrices(
  db: Database,
  caseIds: readonly number[],
  now: Date,
): Promise<Map<number, PricePoint[]>> {
  if (caseIds.length === 0) return new Map();
  const rows = await rowsOf<{ case_id: number } & PricePoint>(
    db,
    sql`
      select
        c.id as case_id,
        p.date::text as date,
        trim_scale(p.low_percent)::text as low_percent,
        trim_scale(p.high_percent)::text as high_percent,
        p.size_band,
        p.source
      from cases c
      left join lateral (
        select source, size_band from case_price_points
        where case_id = c.id and source = 'trade'
        order by date desc, id desc
        limit 1
      ) last_trade on true
      cross join lateral (
        select * from case_price_points
        where case_id = c.id
          and source = coalesce(last_trade.source, 'guide')
          and size_band is not distinct from last_trade.size_band
          and date > ${now.toISOString().slice(0, 10)}::date - ${RECENT_DAYS}::int
        order by date desc, id desc
        limit ${RECENT_LIMIT}
      ) p
      where c.id in ${ids(caseIds)}
      order by c.id, p.date, p.id
    `,
  );
  const prices = new Map<number, PricePoint[]>();
  for (const { case_id, ...point } of rows) {
    const points = prices.get(case_id);
    if (points) points.push(point);
    else prices.set(case_id, [point]);
  }
  return prices;
}

function ids(numbers: readonly number[]): SQL {
  return sql`(${sql.join(
    numbers.map((number) => sql`${number}::int`),
    sql`, `,
  )})`;
}
