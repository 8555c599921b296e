/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimTimelineEventType } from './claimTimelineEventType.ts';

export const ClaimTimelineEvent = /*#__PURE__*/ zod.strictObject({
  type: ClaimTimelineEventType,
  actor_role: /*#__PURE__*/ zod.enum({
    /** The seller. */
    seller: 'seller',
    /** An administrator. */
    staff: 'staff',
    /** The clock, or what became of an offer or a sale. */
    system: 'system',
  } as const),
  note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  occurred_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type ClaimTimelineEvent = zod.input<typeof ClaimTimelineEvent>;
export type ClaimTimelineEventOutput = zod.output<typeof ClaimTimelineEvent>;
