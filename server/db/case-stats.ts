import type { CaseStats, PricePoint } from '@generated/model';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { dayOf } from '@/domain/days';
import { builtOnce, idList, isOneOfIds, UNNAMED } from './built-once';
import { type Database, rowsOf } from './database';
import { inOrder } from './list-orders';
import { caseStatsRows, claimRows } from './schema';

const statsByCaseIds = builtOnce((db) => {
  const stats = caseStatsRows;
  const { case_id, status, ask_percent, best_bid_percent, id } = claimRows;
  const lowestAsk = db
    .select({ ask_percent })
    .from(claimRows)
    .where(and(eq(case_id, stats.case_id), eq(status, 'open'), isNotNull(ask_percent)))
    .orderBy(...inOrder([ask_percent, id], 'asc'))
    .limit(1);
  const bestBid = db
    .select({ best_bid_percent })
    .from(claimRows)
    .where(and(eq(case_id, stats.case_id), eq(status, 'open'), isNotNull(best_bid_percent)))
    .orderBy(...inOrder([best_bid_percent, id], 'desc'))
    .limit(1);
  return db
    .select({
      case_id: stats.case_id,
      open_claims_count: stats.open_claims_count,
      open_face_amount: sql<string>`trim_scale(${stats.open_face_amount})::text`,
      lowest_ask_percent: sql<string | null>`${lowestAsk}`.mapWith(ask_percent),
      best_bid_percent: sql<string | null>`${bestBid}`.mapWith(best_bid_percent),
      last_trade_percent: stats.last_trade_percent,
      last_trade_size_band: stats.last_trade_size_band,
      followers_count: stats.followers_count,
    })
    .from(stats)
    .where(isOneOfIds(stats.case_id))
    .prepare(UNNAMED);
});

/**
 * The figures on the cards of a page of cases, by case id, in one query. Its cost does not grow with the claims:
 * triggers keep the counters, and the lowest ask and the best bid take one index lookup each.
 */
export async function caseStats(
  db: Database,
  caseIds: readonly number[],
): Promise<Map<number, CaseStats>> {
  if (caseIds.length === 0) return new Map();
  const rows = await statsByCaseIds(db).execute(idList(caseIds));
  return new Map(rows.map(({ case_id, ...stats }) => [case_id, stats]));
}

const RECENT_DAYS = 90;
/** The most that the contract allows. */
const RECENT_LIMIT = 90;

/**
 * The sparklines of a page of cases: for each case the last 90 days, oldest first, of the series that its price belongs
 * to, so that the last point is that price. After a trade, these are the trades of its size, because other sizes trade
 * at other levels; before the first trade, the guide. Cases without recent prices are absent.
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
          and date > ${dayOf(now)}::date - ${RECENT_DAYS}::int
        order by date desc, id desc
        limit ${RECENT_LIMIT}
      ) p
      where c.id = any(${idList(caseIds).ids}::int[])
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
