import type {
  AuditChanges,
  negotiationEventRows,
  NegotiationRow,
  offerRows,
} from '../../db/schema';
import type { SeededCase } from '../cases/cases';
import type { SeededClaim } from '../claims/claims';
import type { SeededUser } from '../users/users';

type OfferInsert = typeof offerRows.$inferInsert;
export type PlayedNegotiation = Omit<NegotiationRow, 'id' | 'search_text'>;
type Ids = 'id' | 'negotiation_id' | 'parent_offer_id';

export type PlayedOffer = Omit<OfferInsert, Ids> &
  Required<Pick<OfferInsert, 'status' | 'lock_version'>> & {
    created_at: Date;
    expires_at: Date;
    parent: PlayedOffer | null;
  };

export type PlayedEvent = Pick<typeof negotiationEventRows.$inferInsert, 'type' | 'actor_role'> & {
  note: string | null;
  occurred_at: Date;
  offer: PlayedOffer | null;
  /** What the audit log says about it. */
  changes: AuditChanges;
};

export interface Signature {
  at: Date;
  typed_name: string;
  ip: string;
  /** Where the price is paid, as the seller says. */
  payTo?: string;
}

/** What both sides bring to a deal. */
export interface DealFacts {
  reference: string;
  alias: number;
  claim: SeededClaim;
  seeded: SeededCase;
  buyer: SeededUser;
}

export type Terms = Pick<
  OfferInsert,
  'recourse' | 'excess_claim' | 'settlement_days' | 'payment_method'
>;

export interface Move {
  price_percent: string;
  hours: number;
  message?: string | null;
  conditions?: string | null;
  /** How much of the claim; all of it by default. */
  face_amount?: string | undefined;
}

/** A negotiation with its first offer, which waits for the seller. */
export function openNegotiation(
  { claim, buyer, reference, alias }: DealFacts,
  at: Date,
): PlayedNegotiation {
  return {
    reference,
    alias,
    claim_id: claim.id,
    case_id: claim.case_id,
    buyer_id: buyer.id,
    seller_id: claim.user_id,
    status: 'open',
    awaiting: 'seller',
    due_at: null,
    reminded_at: null,
    current_offer_id: null,
    agreed_percent: null,
    agreed_amount: null,
    agreed_at: null,
    payment_instructions: null,
    payment_instructions_at: null,
    payment_reference: null,
    payment_document_id: null,
    buyer_fee_due_at: null,
    buyer_fee_received_on: null,
    seller_fee_due_at: null,
    seller_fee_received_on: null,
    paid_at: null,
    unpaid_reason: null,
    received_at: null,
    transfer_filed_on: null,
    objection_deadline_on: null,
    docket_number: null,
    cancel_reason: null,
    cancelled_by: null,
    completed_at: null,
    lock_version: 0,
    created_at: at,
    updated_at: at,
  };
}
