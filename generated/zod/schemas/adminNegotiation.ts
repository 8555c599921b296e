/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationReference } from './negotiationReference.ts';
import { NegotiationStatus } from './negotiationStatus.ts';
import { Awaiting } from './awaiting.ts';
import { OfferClaim } from './offerClaim.ts';
import { AdminParty } from './adminParty.ts';
import { AdminMove } from './adminMove.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { ObjectionDeadline } from './objectionDeadline.ts';
import { NegotiationActor } from './negotiationActor.ts';
import { NegotiationEvent } from './negotiationEvent.ts';
import { LockVersion } from './lockVersion.ts';

export const adminNegotiationMovesMax = 20;

export const adminNegotiationEventsMax = 100;

export const AdminNegotiation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  reminded_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  buyer: AdminParty,
  seller: AdminParty,
  moves: /*#__PURE__*/ zod
    .array(AdminMove)
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(adminNegotiationMovesMax)),
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  agreed_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  agreed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  agreed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  payment_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_instructions_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  payment_reference: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_document_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  agreement_document_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  unpaid_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  received_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  transfer_filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  objection_deadline_on: ObjectionDeadline,
  docket_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancel_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancelled_by: /*#__PURE__*/ zod.union([NegotiationActor, /*#__PURE__*/ zod.null()]),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  events: /*#__PURE__*/ zod
    .array(NegotiationEvent)
    .check(/*#__PURE__*/ zod.maxLength(adminNegotiationEventsMax)),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminNegotiation = zod.input<typeof AdminNegotiation>;
export type AdminNegotiationOutput = zod.output<typeof AdminNegotiation>;
