/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NegotiationEvent } from './negotiationEvent.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

/**
 * A page of events.
 */
export interface NegotiationEventPage {
  /**
   * The page that was asked for, from 1.
   * @minimum 1
   */
  current_page: number;
  /**
   * Events on all pages.
   * @minimum 0
   */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  /**
   * Those of this page.
   * @maxItems 100
   */
  negotiation_events: NegotiationEvent[];
}
