/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationEventType } from './negotiationEventType.ts';
import { NegotiationActor } from './negotiationActor.ts';
import { Percent } from './percent.ts';

export const NegotiationEvent = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  type: NegotiationEventType,
  actor_role: NegotiationActor,
  offer_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  price_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  document_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  occurred_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type NegotiationEvent = zod.input<typeof NegotiationEvent>;
export type NegotiationEventOutput = zod.output<typeof NegotiationEvent>;
