/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { TotalIsEstimate } from './totalIsEstimate.ts';
import { AuditEvent } from './auditEvent.ts';

export const auditEventPageTotalCountMin = 0;

export const auditEventPageAuditEventsMax = 100;

export const AuditEventPage = /*#__PURE__*/ zod.strictObject({
  current_page: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  total_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(auditEventPageTotalCountMin)),
  total_is_estimate: /*#__PURE__*/ zod.optional(TotalIsEstimate),
  audit_events: /*#__PURE__*/ zod
    .array(AuditEvent)
    .check(/*#__PURE__*/ zod.maxLength(auditEventPageAuditEventsMax)),
});

export type AuditEventPage = zod.input<typeof AuditEventPage>;
export type AuditEventPageOutput = zod.output<typeof AuditEventPage>;
