import type { CaseStage, ListedCaseStatus, Proceeding, SizeBand } from '@generated/model';
import { sizeBounds } from '@/domain/cases/size-band';
import { formatCompactAmount } from '@/domain/money';

/* The words for cases, in every area. */

export const PROCEEDING_LABELS: Record<Proceeding, string> = {
  chapter_11: 'Chapter 11',
  chapter_7: 'Chapter 7',
  chapter_15: 'Chapter 15',
  civil_rehabilitation: 'Civil rehabilitation',
  liquidation: 'Liquidation',
  other: 'Other proceeding',
};

/** What a case does with new claims. */
export const NEW_CLAIMS_LABELS: Record<ListedCaseStatus, string> = {
  active: 'Accepted',
  paused: 'Paused',
  closed: 'Closed',
};

export const CASE_STAGE_LABELS: Record<CaseStage, string> = {
  filed: 'Filed',
  claims: 'Claims filing',
  plan: 'Plan proposed',
  confirmed: 'Plan confirmed',
  distributing: 'Distributing',
  closed: 'Closed',
};

/** In the currency of the case: "Under $100K", or in yen "Under ¥10M". */
export function sizeBandLabels(currency: string): Record<SizeBand, string> {
  const { middle, large } = sizeBounds(currency);
  const [from, to] = [formatCompactAmount(middle, currency), formatCompactAmount(large, currency)];
  return {
    under_100k: `Under ${from}`,
    from_100k_to_1m: `${from} to ${to}`,
    over_1m: `${to} or more`,
  };
}
