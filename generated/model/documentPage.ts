/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Document } from './document.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

export interface DocumentPage {
  /** @minimum 1 */
  current_page: number;
  /** @minimum 0 */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  documents: Document[];
}
