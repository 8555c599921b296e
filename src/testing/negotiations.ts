import type {
  AdminNegotiation,
  AdminNegotiationSummary,
  Negotiation,
  NegotiationSummary,
} from '@generated/model';
import { anOffer, anOfferClaim } from './offers';

const CLAIM = anOfferClaim({ id: 77, status: 'under_offer', expires_at: null });

/** The seller's counter-offer at 116 %, which the buyer has accepted. */
const ACCEPTED = anOffer({
  id: 205,
  negotiation_status: 'diligence',
  negotiation_awaiting: 'buyer',
  negotiation_due_at: '2099-11-20T14:40:00.000Z',
  claim: CLAIM,
  made_by: 'seller',
  is_mine: false,
  counterparty_label: 'Sofia Marchetti',
  price_percent: '116',
  amount: '293625.46',
  seller_fee_amount: '2936.25',
  net_amount: '290689.21',
  buyer_fee_amount: '2936.25',
  total_amount: '296561.71',
  expires_at: '2026-11-20T11:05:00.000Z',
  status: 'accepted',
  answered_at: '2026-11-18T14:40:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T11:05:00.000Z',
});

/** A row for a buyer whose turn it is, in the stage of examination. */
export function aNegotiationSummary(
  differences: Partial<NegotiationSummary> = {},
): NegotiationSummary {
  return {
    id: 31,
    reference: 'NEG-4Q8W2H',
    role: 'buyer',
    status: 'diligence',
    awaiting: 'buyer',
    due_at: '2099-11-20T14:40:00.000Z',
    objection_deadline_on: null,
    claim: CLAIM,
    counterparty_label: 'Sofia Marchetti',
    price_percent: '116',
    face_amount: '253125.4',
    amount: '293625.46',
    buyer_fee_amount: '2936.25',
    total_amount: '296561.71',
    seller_fee_amount: '2936.25',
    net_amount: '290689.21',
    currency: 'USD',
    current_offer_id: 205,
    unread_count: 0,
    has_news: false,
    updated_at: '2026-11-18T14:40:00.000Z',
    ...differences,
  };
}

/** A row for a seller who has to answer an offer. */
export function aNegotiationToAnswer(
  differences: Partial<NegotiationSummary> = {},
): NegotiationSummary {
  return aNegotiationSummary({
    role: 'seller',
    status: 'open',
    awaiting: 'seller',
    due_at: '2026-11-21T09:30:00.000Z',
    claim: anOfferClaim(),
    counterparty_label: 'Buyer 4821',
    price_percent: '112.5',
    amount: '284766.08',
    current_offer_id: 204,
    ...differences,
  });
}

/** The sale of claim 77, as its buyer reads it, in the stage of examination. Nothing is overdue. */
export function aNegotiation(differences: Partial<Negotiation> = {}): Negotiation {
  return {
    id: 31,
    reference: 'NEG-4Q8W2H',
    role: 'buyer',
    status: 'diligence',
    awaiting: 'buyer',
    due_at: '2099-11-20T14:40:00.000Z',
    claim: CLAIM,
    is_pledged: false,
    current_offer: ACCEPTED,
    agreed_percent: '116',
    agreed_amount: '293625.46',
    agreed_at: '2026-11-18T14:40:00.000Z',
    currency: 'USD',
    conversation_id: 51,
    unread_count: 0,
    counterparty: {
      label: 'Seller 4821',
      name: 'Sofia Marchetti',
      company: null,
      email: 'seller@example.com',
      country: 'US',
      may_act: true,
    },
    identities_disclosed: true,
    signed_by_me: false,
    signed_by_counterparty: false,
    documents: [],
    payment_instructions: null,
    payment_instructions_at: null,
    payment_instructions_changed: false,
    payment_reference: null,
    payment_document: null,
    fee_instructions: null,
    fee_due_at: null,
    fee_received_on: null,
    paid_at: null,
    unpaid_reason: null,
    received_at: null,
    transfer_filed_on: null,
    objection_deadline_on: null,
    docket_number: null,
    cancel_reason: null,
    cancelled_by: null,
    completed_at: null,
    lock_version: 2,
    created_at: '2026-11-18T09:30:00.000Z',
    updated_at: '2026-11-18T14:40:00.000Z',
    ...differences,
  };
}

/** The same sale, as its seller reads it. */
export function aSellersNegotiation(differences: Partial<Negotiation> = {}): Negotiation {
  return aNegotiation({
    role: 'seller',
    current_offer: { ...ACCEPTED, is_mine: true, counterparty_label: 'Ben Okafor' },
    counterparty: {
      label: 'Buyer 4821',
      name: 'Ben Okafor',
      company: 'Harbor Lane Capital LP',
      email: 'buyer@example.com',
      country: 'US',
      may_act: true,
    },
    ...differences,
  });
}

/** A row for the staff: a transfer whose filing is recorded. */
export function anAdminNegotiationSummary(
  differences: Partial<AdminNegotiationSummary> = {},
): AdminNegotiationSummary {
  return {
    id: 31,
    reference: 'NEG-4Q8W2H',
    status: 'transfer',
    awaiting: 'staff',
    due_at: '2099-12-15T12:00:00.000Z',
    objection_deadline_on: '2099-12-12',
    claim: CLAIM,
    buyer_id: 13,
    buyer_name: 'Ben Okafor',
    seller_id: 12,
    seller_name: 'Sofia Marchetti',
    price_percent: '116',
    face_amount: '253125.4',
    amount: '293625.46',
    buyer_fee_amount: '2936.25',
    total_amount: '296561.71',
    seller_fee_amount: '2936.25',
    net_amount: '290689.21',
    currency: 'USD',
    outstanding_fees: [],
    updated_at: '2026-11-21T09:00:00.000Z',
    ...differences,
  };
}

/** The same, as the staff read it. */
export function anAdminNegotiation(differences: Partial<AdminNegotiation> = {}): AdminNegotiation {
  const terms = {
    recourse: 'disallowance_only',
    excess_claim: 'buyer_keeps',
    settlement_days: 5,
    face_amount: '253125.4',
    payment_method: 'bank_transfer',
  } as const;
  return {
    id: 31,
    reference: 'NEG-4Q8W2H',
    status: 'transfer',
    awaiting: 'staff',
    conversation_id: 51,
    due_at: '2099-12-15T12:00:00.000Z',
    reminded_at: null,
    claim: CLAIM,
    buyer: {
      user_id: 13,
      name: 'Ben Okafor',
      status: 'active',
      company: 'Harbor Lane Capital LP',
      email: 'buyer@example.com',
      label: 'Buyer 4821',
      legal_name: 'Harbor Lane Capital LP',
      has_signed: true,
      fee_amount: '2936.25',
      fee_due_at: null,
      fee_received_on: null,
    },
    seller: {
      user_id: 12,
      name: 'Sofia Marchetti',
      status: 'active',
      company: null,
      email: 'seller@example.com',
      label: 'Seller 4821',
      legal_name: 'Sofia Marchetti',
      has_signed: true,
      fee_amount: '2936.25',
      fee_due_at: null,
      fee_received_on: null,
    },
    moves: [
      {
        ...terms,
        id: 204,
        made_by: 'buyer',
        price_percent: '112.5',
        amount: '284766.08',
        conditions: 'The allowed amount is confirmed before closing.',
        message: 'We can sign within two days.',
        status: 'countered',
        rejection_reason: null,
        close_reason: null,
        contact_data_in: [],
        expires_at: '2026-11-21T09:30:00.000Z',
        created_at: '2026-11-18T09:30:00.000Z',
      },
      {
        ...terms,
        id: 205,
        made_by: 'seller',
        price_percent: '116',
        amount: '293625.46',
        conditions: null,
        message: null,
        status: 'accepted',
        rejection_reason: null,
        close_reason: null,
        contact_data_in: [],
        expires_at: '2026-11-20T11:05:00.000Z',
        created_at: '2026-11-18T11:05:00.000Z',
      },
    ],
    agreed_percent: '116',
    agreed_amount: '293625.46',
    agreed_at: '2026-11-18T14:40:00.000Z',
    currency: 'USD',
    payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
    payment_instructions_at: '2026-11-19T10:02:00.000Z',
    payment_reference: 'HLC-2026-1187',
    payment_document_id: null,
    agreement_document_id: 96,
    paid_at: '2026-11-20T10:15:00.000Z',
    unpaid_reason: null,
    received_at: '2026-11-20T15:00:00.000Z',
    transfer_filed_on: '2026-11-21',
    objection_deadline_on: '2099-12-12',
    docket_number: '28114',
    cancel_reason: null,
    cancelled_by: null,
    completed_at: null,
    events: [
      {
        id: 903,
        type: 'offer_accepted',
        actor_role: 'buyer',
        offer_id: 205,
        price_percent: '116',
        document_id: null,
        note: null,
        occurred_at: '2026-11-18T14:40:00.000Z',
      },
    ],
    lock_version: 7,
    created_at: '2026-11-18T09:30:00.000Z',
    updated_at: '2026-11-21T09:00:00.000Z',
    ...differences,
  };
}
