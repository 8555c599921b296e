/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimSummary } from './claimSummary.ts';
import type { Percent } from './percent.ts';

/**
 * A claim that the caller follows.
 */
export interface FollowedClaim {
  claim: ClaimSummary;
  /** When it was followed. */
  followed_at: string;
  /** What it asked for when it was followed, in percent of face; null: it was open to offers. */
  ask_percent_then: Percent | null;
}
