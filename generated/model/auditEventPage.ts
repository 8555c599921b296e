/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AuditEvent } from './auditEvent.ts';
import type { TotalIsEstimate } from './totalIsEstimate.ts';

/**
 * A page of an audit trail.
 */
export interface AuditEventPage {
  /**
   * The page that was asked for, from 1.
   * @minimum 1
   */
  current_page: number;
  /**
   * Rows that fit, on all pages.
   * @minimum 0
   */
  total_count: number;
  total_is_estimate?: TotalIsEstimate;
  /**
   * Those of this page.
   * @maxItems 100
   */
  audit_events: AuditEvent[];
}
