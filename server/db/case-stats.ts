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

/**
 * The latest price points of each case that hold for every size, oldest first: the sparklines of a page of cases. Cases
 * without prices are absent.
 */
export async function recentPrices(
  db: Database,
  caseIds: readonly number[],
  limit = 24,
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
      cross join lateral (
        select * from case_price_points
        where case_id = c.id and size_band is null
        order by date desc, id desc
        limit ${limit}
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
