/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedCaseStatus } from './listedCaseStatus.ts';
import type { Percent } from './percent.ts';

export interface MyClaimCase {
  id: number;
  case_code: string;
  name: string;
  /** @nullable */
  logo_url: string | null;
  guide_low_percent: Percent | null;
  guide_high_percent: Percent | null;
  status: ListedCaseStatus;
}
