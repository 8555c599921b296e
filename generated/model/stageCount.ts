/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NegotiationStatus } from './negotiationStatus.ts';

/**
 * How many negotiations of the caller as buyer are in one stage.
 */
export interface StageCount {
  status: NegotiationStatus;
  /**
   * How many.
   * @minimum 0
   */
  count: number;
}
