/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationReference } from './negotiationReference.ts';
import { OfferSide } from './offerSide.ts';
import { NegotiationStatus } from './negotiationStatus.ts';
import { Awaiting } from './awaiting.ts';
import { OfferClaim } from './offerClaim.ts';
import { Offer } from './offer.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { Counterparty } from './counterparty.ts';
import { Document } from './document.ts';
import { ObjectionDeadline } from './objectionDeadline.ts';
import { NegotiationActor } from './negotiationActor.ts';
import { LockVersion } from './lockVersion.ts';

export const negotiationDocumentsMax = 20;

export const negotiationUnreadCountMin = 0;

export const Negotiation = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: NegotiationReference,
  role: OfferSide,
  status: NegotiationStatus,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  claim: OfferClaim,
  is_pledged: /*#__PURE__*/ zod.boolean(),
  current_offer: Offer,
  agreed_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  agreed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  agreed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  currency: Currency,
  counterparty: Counterparty,
  identities_disclosed: /*#__PURE__*/ zod.boolean(),
  signed_by_me: /*#__PURE__*/ zod.boolean(),
  signed_by_counterparty: /*#__PURE__*/ zod.boolean(),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(negotiationDocumentsMax)),
  conversation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  unread_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(negotiationUnreadCountMin)),
  payment_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_instructions_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  payment_instructions_changed: /*#__PURE__*/ zod.boolean(),
  payment_reference: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  payment_document: /*#__PURE__*/ zod.union([Document, /*#__PURE__*/ zod.null()]),
  paid_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  unpaid_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  received_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  fee_instructions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  fee_due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  fee_received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  transfer_filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  objection_deadline_on: ObjectionDeadline,
  docket_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancel_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  cancelled_by: /*#__PURE__*/ zod.union([NegotiationActor, /*#__PURE__*/ zod.null()]),
  completed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  lock_version: LockVersion,
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Negotiation = zod.input<typeof Negotiation>;
export type NegotiationOutput = zod.output<typeof Negotiation>;
