import type {
  AdminCase,
  Case,
  CaseStats,
  CaseSummary,
  ListedCaseStatus,
  PricePoint,
} from '@generated/model';
import { roundedForVisitors } from '@/domain/amounts';
import type { Caller } from '../calls/caller';
import { caseStats, recentPrices } from '../db/case-stats';
import type { Database } from '../db/database';
import { pickColumns } from '../db/pick-columns';
import { caseRows } from '../db/schema';
import type { ExchangePorts } from '../ports/exchange-ports';
import { seesExactSums } from '../claims/exact-terms';

/** What a card of a case needs from its row: neither the description nor the parameters. */
export const caseSummaryColumns = pickColumns(
  caseRows,
  'id',
  'case_code',
  'name',
  'debtor_name',
  'court',
  'case_number',
  'jurisdiction',
  'proceeding',
  'stage',
  'status',
  'petition_date',
  'currency',
  'logo_url',
  'guide_low_percent',
  'guide_high_percent',
);

type SummaryRow = Pick<typeof caseRows.$inferSelect, keyof typeof caseSummaryColumns>;

/** The cards of a page of cases, with two queries for any number of them. */
export async function caseSummaries(
  { db, clock }: Pick<ExchangePorts, 'db' | 'clock'>,
  rows: readonly SummaryRow[],
  caller: Caller,
): Promise<CaseSummary[]> {
  const ids = rows.map((row) => row.id);
  const [stats, prices] = await Promise.all([caseStats(db, ids), recentPrices(db, ids, clock())]);
  return rows.map((row) => ({
    ...row,
    status: listedStatus(row.status),
    recent_prices: prices.get(row.id) ?? ([] satisfies PricePoint[]),
    stats: statsBody(stats.get(row.id), caller),
  }));
}

export async function caseBody(
  db: Database,
  row: typeof caseRows.$inferSelect,
  caller: Caller,
): Promise<Case> {
  const stats = await caseStats(db, [row.id]);
  const { status, featured, featured_position, parameters, search_text, lock_version, ...shown } =
    row;
  return {
    ...shown,
    status: listedStatus(status),
    buyer_fee_percent: parameters.buyer_fee_percent,
    guide_updated_at: row.guide_updated_at?.toISOString() ?? null,
    stats: statsBody(stats.get(row.id), caller),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export async function adminCaseBody(
  db: Database,
  row: typeof caseRows.$inferSelect,
  caller: Caller,
): Promise<AdminCase> {
  return { ...(await caseBody(db, row, caller)), lock_version: row.lock_version };
}

/** Narrows the status. Draft cases are filtered out where the row is looked up, and have no claims. */
export function listedStatus(status: (typeof caseRows.$inferSelect)['status']): ListedCaseStatus {
  if (status === 'draft') throw new Error('A draft case is not for the public.');
  return status;
}

/** Rounds the sum for visitors: a case with one open claim would give away that claim's exact amount. */
function statsBody(stats: CaseStats | undefined, caller: Caller): CaseStats {
  if (!stats) throw new Error('A case has no row in case_stats.');
  if (seesExactSums(caller)) return stats;
  return { ...stats, open_face_amount: roundedForVisitors(stats.open_face_amount) };
}
