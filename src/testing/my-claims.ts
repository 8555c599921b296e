import type { ClaimSale, MyClaim, MyClaimSummary, SellerPortal } from '@generated/model';

/** An open claim of the seller, in a list. */
export function aMyClaimSummary(differences: Partial<MyClaimSummary> = {}): MyClaimSummary {
  return {
    id: 7,
    reference: 'CLM-7K3F9Q',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
      status: 'active',
    },
    status: 'open',
    claim_type: 'customer',
    claim_class: '5A',
    currency: 'USD',
    face_amount: '253125.4',
    ask_percent: '118.5',
    best_bid_percent: null,
    best_bid_is_partial: false,
    latest_bid_id: null,
    offers_count: 0,
    sold_at: null,
    deal: null,
    sale: null,
    review_note: null,
    submitted_at: '2026-11-15T08:40:00.000Z',
    listed_at: '2026-11-17T12:00:00.000Z',
    expires_at: '2027-02-15T12:00:00.000Z',
    created_at: '2026-11-15T08:20:00.000Z',
    updated_at: '2026-11-17T12:00:00.000Z',
    lock_version: 3,
    ...differences,
  };
}

/** An open claim, as its seller reads it, with everything that `someParameters()` asks for. */
export function aMyClaim(differences: Partial<MyClaim> = {}): MyClaim {
  return {
    ...aMyClaimSummary(),
    holder_type: 'individual',
    holder_name: 'Sofia Marchetti',
    holder_country: 'GB',
    acquired_from_other: false,
    debtor_entity: 'FTX Trading Ltd.',
    priority: 'general_unsecured',
    assets: [{ symbol: 'BTC', quantity: '15.00358011', value: '253125.4' }],
    register_status: 'scheduled',
    schedule_number: '4418203',
    proof_of_claim_number: null,
    filed_on: null,
    scheduled_amount: '253125.4',
    filed_amount: null,
    allowed_amount: null,
    estate_kyc_status: 'verified',
    contingent: false,
    unliquidated: false,
    disputed: false,
    has_loan: false,
    is_insider: false,
    has_preference_exposure: false,
    preference_exposure_amount: null,
    answers: { voted_on_plan: true },
    minimum_percent: '110',
    recourse_preference: 'disallowance_only',
    partial_sale: false,
    is_part: false,
    description: null,
    documents: [
      {
        id: 43,
        kind: 'account_statement',
        claim_id: 7,
        redacted: false,
        filename: 'account-statement.pdf',
        content_type: 'application/pdf',
        byte_size: 182_044,
        status: 'ready',
        url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0d',
        created_at: '2026-11-15T08:31:00.000Z',
      },
    ],
    timeline: [
      {
        type: 'listed',
        actor_role: 'staff',
        note: null,
        occurred_at: '2026-11-17T12:00:00.000Z',
      },
      {
        type: 'created',
        actor_role: 'seller',
        note: null,
        occurred_at: '2026-11-15T08:20:00.000Z',
      },
    ],
    featured: false,
    views_count: 31,
    followers_count: 4,
    ...differences,
  };
}

/** The portal of a seller without claims. */
export function aSellerPortal(differences: Partial<SellerPortal> = {}): SellerPortal {
  return {
    negotiations: [],
    owed_fees: [],
    claims_by_status: [],
    attention: [],
    held_cases: [],
    ...differences,
  };
}

/** The sale of a whole claim, while the buyer has to act. */
export const SALE: ClaimSale = {
  negotiation_id: 31,
  stage: 'signing',
  face_amount: '253125.4',
  amount: '283500.45',
  net_amount: '280665.45',
  awaiting: 'buyer',
  due_at: '2026-12-02T17:00:00.000Z',
  owed_fee_amount: null,
};
