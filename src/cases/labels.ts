import type { CaseStage, ListedCaseStatus, Proceeding, SizeBand } from '@generated/model';

/* How cases are worded, in every area. */

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

export const SIZE_BAND_LABELS: Record<SizeBand, string> = {
  under_100k: 'Under $100K',
  from_100k_to_1m: '$100K to $1M',
  over_1m: 'Over $1M',
};
