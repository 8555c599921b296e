import type {
  AdminCase,
  Case,
  CaseParameters,
  CaseSummary,
  Claim,
  ClaimExactTerms,
  ClaimSummary,
} from '@generated/model';
import { getListCasesMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';

const STATS: CaseSummary['stats'] = {
  open_claims_count: 80,
  open_face_amount: '32000000',
  best_bid_percent: '86.5',
  lowest_ask_percent: '87',
  last_trade_percent: '89.24',
  last_trade_size_band: 'under_100k',
  followers_count: 3,
};

/** A case as the marketplace lists it. */
export function aCaseSummary(differences: Partial<CaseSummary> = {}): CaseSummary {
  return {
    id: 1,
    case_code: 'ftx',
    name: 'FTX',
    debtor_name: 'FTX Trading Ltd.',
    court: 'D. Del.',
    case_number: '22-11068',
    jurisdiction: 'US',
    proceeding: 'chapter_11',
    stage: 'distributing',
    status: 'active',
    petition_date: '2022-11-11',
    currency: 'USD',
    logo_url: null,
    guide_low_percent: '108',
    guide_high_percent: '137',
    recent_prices: [],
    stats: STATS,
    ...differences,
  };
}

/** Lists these cases as the exchange does: without a filter, only the active ones. */
export const listCases = (...all: CaseSummary[]) =>
  getListCasesMockHandler200(({ request }) => {
    const asked = new URL(request.url).searchParams.get('status')?.split(',') ?? ['active'];
    const cases = all.filter(({ status }) => asked.includes(status));
    return { current_page: 1, total_count: cases.length, cases };
  });

/** An active case with a guide price. */
export function aCase(differences: Partial<Case> = {}): Case {
  const { recent_prices: _prices, ...summary } = aCaseSummary();
  return {
    ...summary,
    description: 'A digital asset exchange.',
    district: 'Delaware',
    status: 'active',
    bar_date: '2023-09-29',
    plan_effective_date: null,
    claims_agent: 'Kroll',
    claims_agent_url: 'https://claims-agent.example.com/ftx',
    estimated_assets: null,
    estimated_liabilities: null,
    estimated_creditors: null,
    buyer_fee_percent: '1',
    recovery_low_percent: null,
    recovery_high_percent: null,
    guide_updated_at: '2026-11-19T09:00:00.000Z',
    created_at: '2026-01-05T09:00:00.000Z',
    updated_at: '2026-11-19T09:00:00.000Z',
    ...differences,
  };
}

/** An active case as our staff read it. */
export const anAdminCase = (differences: Partial<AdminCase> = {}): AdminCase => ({
  ...aCase(),
  lock_version: 3,
  ...differences,
});

/** What a case asks of its claims: one document, one question, a fee of one percent. */
export function someParameters(differences: Partial<CaseParameters> = {}): CaseParameters {
  return {
    currency: 'USD',
    claim_types: ['customer'],
    claim_classes: [{ code: '5A', name: 'Dotcom customer entitlement claims' }],
    assets: [],
    required_document_kinds: ['account_statement'],
    questions: [
      {
        key: 'voted_on_plan',
        label: 'Did the holder vote on the plan?',
        type: 'boolean',
        required: true,
      },
    ],
    minimum_claim_amount: '1000',
    offer_expiry_hours: 72,
    seller_fee_percent: '1',
    buyer_fee_percent: '1',
    restricted_countries: [],
    ...differences,
  };
}

/** An open claim, as a visitor finds it in a list. */
export function aClaimSummary(differences: Partial<ClaimSummary> = {}): ClaimSummary {
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
    },
    status: 'open',
    claim_type: 'customer',
    claim_class: '5A',
    priority: 'general_unsecured',
    currency: 'USD',
    face_amount: '300000',
    face_amount_rounded: true,
    ask_percent: '121.75',
    best_bid_percent: null,
    best_bid_is_partial: false,
    register_status: 'scheduled',
    estate_kyc_status: 'verified',
    recourse_preference: 'disallowance_only',
    partial_sale: false,
    featured: false,
    is_owner: false,
    listed_at: '2026-11-20T09:00:00.000Z',
    expires_at: '2099-02-18T09:00:00.000Z',
    ...differences,
  };
}

/** An open claim, as a visitor reads it. */
export function aClaim(differences: Partial<Claim> = {}): Claim {
  return {
    ...aClaimSummary(),
    claim_class_name: 'Dotcom customer entitlement claims',
    holder_type: 'entity',
    contingent: false,
    unliquidated: false,
    disputed: false,
    acquired_from_other: false,
    has_loan: false,
    is_insider: false,
    has_preference_exposure: false,
    is_part: false,
    description: null,
    documents: [],
    exact_terms: null,
    is_owner: false,
    views_count: 0,
    offers_count: 0,
    followers_count: 0,
    sold_at: null,
    deal: null,
    ...differences,
  };
}

/** What a verified buyer reads in addition. */
export const EXACT_TERMS: ClaimExactTerms = {
  holder_country: 'GB',
  debtor_entity: 'FTX Trading Ltd.',
  scheduled_amount: '302240.39',
  filed_amount: null,
  allowed_amount: null,
  schedule_number: '2906085',
  proof_of_claim_number: null,
  filed_on: null,
  bar_date: '2023-09-29',
  preference_exposure_amount: null,
  payment_preference: null,
  assets: [{ symbol: 'BTC', quantity: '10.82053227', value: '182553.2' }],
  documents: [],
};
