/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  Case,
  CaseFacets,
  CasePage,
  CaseParameters,
  CaseSummary,
  CaseUpdate,
  Claim,
  ClaimPage,
  ClaimSummary,
  InternalErrorResponse,
  NotFoundResponse,
  PricePoint,
  ServiceUnavailableResponse,
  UnprocessableContentResponse,
} from '../../model';

export const getListCasesResponseMock = (): CasePage => ({
  current_page: 1,
  total_count: 1,
  cases: [
    {
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
      recent_prices: [
        {
          date: '2026-11-12',
          low_percent: '121.25',
          high_percent: '121.25',
          size_band: 'over_1m',
          source: 'trade',
        },
      ],
      stats: {
        open_claims_count: 96,
        open_face_amount: '24130000',
        best_bid_percent: null,
        lowest_ask_percent: '88.5',
        last_trade_percent: '121.25',
        last_trade_size_band: 'over_1m',
        followers_count: 41,
      },
    },
  ],
});

export const getListCasesResponseMock200 = (): CasePage => ({
  current_page: 1,
  total_count: 1,
  cases: [
    {
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
      recent_prices: [
        {
          date: '2026-11-12',
          low_percent: '121.25',
          high_percent: '121.25',
          size_band: 'over_1m',
          source: 'trade',
        },
      ],
      stats: {
        open_claims_count: 96,
        open_face_amount: '24130000',
        best_bid_percent: null,
        lowest_ask_percent: '88.5',
        last_trade_percent: '121.25',
        last_trade_size_band: 'over_1m',
        followers_count: 41,
      },
    },
  ],
});

export const getListCasesResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListCasesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListCasesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedCasesResponseMock = (): CaseSummary[] => [
  {
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
    recent_prices: [
      {
        date: '2026-11-12',
        low_percent: '121.25',
        high_percent: '121.25',
        size_band: 'over_1m',
        source: 'trade',
      },
    ],
    stats: {
      open_claims_count: 96,
      open_face_amount: '24130000',
      best_bid_percent: null,
      lowest_ask_percent: '88.5',
      last_trade_percent: '121.25',
      last_trade_size_band: 'over_1m',
      followers_count: 41,
    },
  },
];

export const getGetFeaturedCasesResponseMock200 = (): CaseSummary[] => [
  {
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
    recent_prices: [
      {
        date: '2026-11-12',
        low_percent: '121.25',
        high_percent: '121.25',
        size_band: 'over_1m',
        source: 'trade',
      },
    ],
    stats: {
      open_claims_count: 96,
      open_face_amount: '24130000',
      best_bid_percent: null,
      lowest_ask_percent: '88.5',
      last_trade_percent: '121.25',
      last_trade_size_band: 'over_1m',
      followers_count: 41,
    },
  },
];

export const getGetFeaturedCasesResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedCasesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedCasesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseFacetsResponseMock = (): CaseFacets => ({
  proceeding: [
    { value: 'chapter_11', count: 9 },
    { value: 'civil_rehabilitation', count: 1 },
  ],
  stage: [
    { value: 'distributing', count: 6 },
    { value: 'plan', count: 4 },
  ],
  jurisdiction: [
    { value: 'US', count: 9 },
    { value: 'JP', count: 1 },
  ],
});

export const getGetCaseFacetsResponseMock200 = (): CaseFacets => ({
  proceeding: [
    { value: 'chapter_11', count: 9 },
    { value: 'civil_rehabilitation', count: 1 },
  ],
  stage: [
    { value: 'distributing', count: 6 },
    { value: 'plan', count: 4 },
  ],
  jurisdiction: [
    { value: 'US', count: 9 },
    { value: 'JP', count: 1 },
  ],
});

export const getGetCaseFacetsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseFacetsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseFacetsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseResponseMock = (): Case => ({
  id: 1,
  case_code: 'ftx',
  name: 'FTX',
  debtor_name: 'FTX Trading Ltd.',
  description: 'A digital asset exchange that filed for protection on 11 November 2022.',
  court: 'D. Del.',
  district: 'Delaware',
  case_number: '22-11068',
  jurisdiction: 'US',
  proceeding: 'chapter_11',
  stage: 'distributing',
  status: 'active',
  petition_date: '2022-11-11',
  bar_date: '2023-09-29',
  plan_effective_date: '2025-01-03',
  claims_agent: 'Kroll',
  claims_agent_url: null,
  estimated_assets: '$10B to $50B',
  estimated_liabilities: '$10B to $50B',
  estimated_creditors: 'more than 100,000',
  buyer_fee_percent: '1',
  recovery_low_percent: null,
  recovery_high_percent: null,
  guide_low_percent: '108',
  guide_high_percent: '137',
  guide_updated_at: '2026-11-12T09:00:00.000Z',
  currency: 'USD',
  logo_url: null,
  stats: {
    open_claims_count: 96,
    open_face_amount: '24130000',
    best_bid_percent: null,
    lowest_ask_percent: '88.5',
    last_trade_percent: '121.25',
    last_trade_size_band: 'over_1m',
    followers_count: 41,
  },
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-11-12T09:00:00.000Z',
});

export const getGetCaseResponseMock200 = (): Case => ({
  id: 1,
  case_code: 'ftx',
  name: 'FTX',
  debtor_name: 'FTX Trading Ltd.',
  description: 'A digital asset exchange that filed for protection on 11 November 2022.',
  court: 'D. Del.',
  district: 'Delaware',
  case_number: '22-11068',
  jurisdiction: 'US',
  proceeding: 'chapter_11',
  stage: 'distributing',
  status: 'active',
  petition_date: '2022-11-11',
  bar_date: '2023-09-29',
  plan_effective_date: '2025-01-03',
  claims_agent: 'Kroll',
  claims_agent_url: null,
  estimated_assets: '$10B to $50B',
  estimated_liabilities: '$10B to $50B',
  estimated_creditors: 'more than 100,000',
  buyer_fee_percent: '1',
  recovery_low_percent: null,
  recovery_high_percent: null,
  guide_low_percent: '108',
  guide_high_percent: '137',
  guide_updated_at: '2026-11-12T09:00:00.000Z',
  currency: 'USD',
  logo_url: null,
  stats: {
    open_claims_count: 96,
    open_face_amount: '24130000',
    best_bid_percent: null,
    lowest_ask_percent: '88.5',
    last_trade_percent: '121.25',
    last_trade_size_band: 'over_1m',
    followers_count: 41,
  },
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-11-12T09:00:00.000Z',
});

export const getGetCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCasePriceHistoryResponseMock = (): PricePoint[] => [
  { date: '2026-11-12', low_percent: '108', high_percent: '137', size_band: null, source: 'guide' },
];

export const getGetCasePriceHistoryResponseMock200 = (): PricePoint[] => [
  { date: '2026-11-12', low_percent: '108', high_percent: '137', size_band: null, source: 'guide' },
];

export const getGetCasePriceHistoryResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCasePriceHistoryResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCasePriceHistoryResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCasePriceHistoryResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseUpdatesResponseMock = (): CaseUpdate[] => [
  {
    id: 7,
    date: '2025-05-30',
    title: 'Second distribution made',
    body: 'Customer classes 5A and 5B received their second distribution.',
    url: null,
  },
];

export const getGetCaseUpdatesResponseMock200 = (): CaseUpdate[] => [
  {
    id: 7,
    date: '2025-05-30',
    title: 'Second distribution made',
    body: 'Customer classes 5A and 5B received their second distribution.',
    url: null,
  },
];

export const getGetCaseUpdatesResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseUpdatesResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseUpdatesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseUpdatesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseParametersResponseMock = (): CaseParameters => ({
  currency: 'USD',
  claim_types: ['customer', 'trade'],
  claim_classes: [{ code: '5A', name: 'Dotcom customer entitlement claims' }],
  assets: [{ symbol: 'BTC', petition_price: '16871' }],
  required_document_kinds: ['proof_of_claim'],
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
  restricted_countries: ['KP'],
});

export const getGetCaseParametersResponseMock200 = (): CaseParameters => ({
  currency: 'USD',
  claim_types: ['customer', 'trade'],
  claim_classes: [{ code: '5A', name: 'Dotcom customer entitlement claims' }],
  assets: [{ symbol: 'BTC', petition_price: '16871' }],
  required_document_kinds: ['proof_of_claim'],
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
  restricted_countries: ['KP'],
});

export const getGetCaseParametersResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseParametersResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseParametersResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCaseParametersResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListClaimsResponseMock = (): ClaimPage => ({
  current_page: 1,
  total_count: 1,
  claims: [
    {
      id: 77,
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
      face_amount: '250000',
      face_amount_rounded: true,
      ask_percent: '118.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
      register_status: 'scheduled',
      estate_kyc_status: 'verified',
      recourse_preference: 'disallowance_only',
      partial_sale: false,
      featured: true,
      is_owner: false,
      listed_at: '2026-11-17T12:00:00.000Z',
      expires_at: '2027-02-15T12:00:00.000Z',
    },
  ],
});

export const getListClaimsResponseMock200 = (): ClaimPage => ({
  current_page: 1,
  total_count: 1,
  claims: [
    {
      id: 77,
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
      face_amount: '250000',
      face_amount_rounded: true,
      ask_percent: '118.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
      register_status: 'scheduled',
      estate_kyc_status: 'verified',
      recourse_preference: 'disallowance_only',
      partial_sale: false,
      featured: true,
      is_owner: false,
      listed_at: '2026-11-17T12:00:00.000Z',
      expires_at: '2027-02-15T12:00:00.000Z',
    },
  ],
});

export const getListClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedClaimsResponseMock = (): ClaimSummary[] => [
  {
    id: 77,
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
    face_amount: '250000',
    face_amount_rounded: true,
    ask_percent: '118.5',
    best_bid_percent: null,
    best_bid_is_partial: false,
    register_status: 'scheduled',
    estate_kyc_status: 'verified',
    recourse_preference: 'disallowance_only',
    partial_sale: false,
    featured: true,
    is_owner: false,
    listed_at: '2026-11-17T12:00:00.000Z',
    expires_at: '2027-02-15T12:00:00.000Z',
  },
];

export const getGetFeaturedClaimsResponseMock200 = (): ClaimSummary[] => [
  {
    id: 77,
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
    face_amount: '250000',
    face_amount_rounded: true,
    ask_percent: '118.5',
    best_bid_percent: null,
    best_bid_is_partial: false,
    register_status: 'scheduled',
    estate_kyc_status: 'verified',
    recourse_preference: 'disallowance_only',
    partial_sale: false,
    featured: true,
    is_owner: false,
    listed_at: '2026-11-17T12:00:00.000Z',
    expires_at: '2027-02-15T12:00:00.000Z',
  },
];

export const getGetFeaturedClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFeaturedClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetClaimResponseMock = (): Claim => ({
  id: 77,
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
  holder_type: 'individual',
  claim_type: 'customer',
  claim_class: '5A',
  claim_class_name: 'Dotcom customer entitlement claims',
  priority: 'general_unsecured',
  currency: 'USD',
  face_amount: '250000',
  face_amount_rounded: true,
  ask_percent: '118.5',
  best_bid_percent: null,
  best_bid_is_partial: false,
  register_status: 'scheduled',
  estate_kyc_status: 'verified',
  contingent: false,
  unliquidated: false,
  disputed: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  featured: true,
  documents: [{ kind: 'proof_of_claim', byte_size: 181377 }],
  exact_terms: null,
  is_owner: false,
  views_count: 31,
  offers_count: 0,
  followers_count: 4,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
});

export const getGetClaimResponseMock200 = (): Claim => ({
  id: 77,
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
  holder_type: 'individual',
  claim_type: 'customer',
  claim_class: '5A',
  claim_class_name: 'Dotcom customer entitlement claims',
  priority: 'general_unsecured',
  currency: 'USD',
  face_amount: '250000',
  face_amount_rounded: true,
  ask_percent: '118.5',
  best_bid_percent: null,
  best_bid_is_partial: false,
  register_status: 'scheduled',
  estate_kyc_status: 'verified',
  contingent: false,
  unliquidated: false,
  disputed: false,
  acquired_from_other: false,
  has_loan: false,
  is_insider: false,
  has_preference_exposure: false,
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  featured: true,
  documents: [{ kind: 'proof_of_claim', byte_size: 181377 }],
  exact_terms: null,
  is_owner: false,
  views_count: 31,
  offers_count: 0,
  followers_count: 4,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
});

export const getGetClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetClaimResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordClaimViewResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordClaimViewResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRecordClaimViewResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordClaimViewResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListCasesMockHandler = (
  overrideResponse?:
    | CasePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CasePage> | CasePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCasesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCasesMockHandler200 = (
  overrideResponse?:
    | CasePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CasePage> | CasePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCasesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListCasesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCasesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListCasesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCasesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListCasesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCasesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetFeaturedCasesMockHandler = (
  overrideResponse?:
    | CaseSummary[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseSummary[]> | CaseSummary[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedCasesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFeaturedCasesMockHandler200 = (
  overrideResponse?:
    | CaseSummary[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseSummary[]> | CaseSummary[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedCasesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFeaturedCasesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedCasesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetFeaturedCasesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedCasesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetFeaturedCasesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedCasesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetCaseFacetsMockHandler = (
  overrideResponse?:
    | CaseFacets
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CaseFacets> | CaseFacets),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/facets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseFacetsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseFacetsMockHandler200 = (
  overrideResponse?:
    | CaseFacets
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CaseFacets> | CaseFacets),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/facets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseFacetsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseFacetsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/facets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseFacetsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCaseFacetsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/facets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseFacetsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCaseFacetsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/facets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseFacetsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler = (
  overrideResponse?:
    | Case
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Case> | Case),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler200 = (
  overrideResponse?:
    | Case
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Case> | Case),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler = (
  overrideResponse?:
    | PricePoint[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PricePoint[]> | PricePoint[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler200 = (
  overrideResponse?:
    | PricePoint[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PricePoint[]> | PricePoint[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCasePriceHistoryMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/price_history',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCasePriceHistoryResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler = (
  overrideResponse?:
    | CaseUpdate[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseUpdate[]> | CaseUpdate[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler200 = (
  overrideResponse?:
    | CaseUpdate[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseUpdate[]> | CaseUpdate[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCaseUpdatesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseUpdatesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler = (
  overrideResponse?:
    | CaseParameters
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseParameters> | CaseParameters),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler200 = (
  overrideResponse?:
    | CaseParameters
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseParameters> | CaseParameters),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCaseParametersMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/cases/:id/parameters',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseParametersResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getListClaimsMockHandler = (
  overrideResponse?:
    | ClaimPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimPage> | ClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListClaimsMockHandler200 = (
  overrideResponse?:
    | ClaimPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimPage> | ClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetFeaturedClaimsMockHandler = (
  overrideResponse?:
    | ClaimSummary[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClaimSummary[]> | ClaimSummary[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFeaturedClaimsMockHandler200 = (
  overrideResponse?:
    | ClaimSummary[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ClaimSummary[]> | ClaimSummary[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFeaturedClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetFeaturedClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetFeaturedClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/featured',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFeaturedClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler = (
  overrideResponse?:
    | Claim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Claim> | Claim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler200 = (
  overrideResponse?:
    | Claim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Claim> | Claim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRecordClaimViewMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRecordClaimViewMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRecordClaimViewMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordClaimViewResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRecordClaimViewMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordClaimViewResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRecordClaimViewMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordClaimViewResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRecordClaimViewMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/views',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordClaimViewResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getMarketplaceMock = () => [
  getListCasesMockHandler(),
  getGetFeaturedCasesMockHandler(),
  getGetCaseFacetsMockHandler(),
  getGetCaseMockHandler(),
  getGetCasePriceHistoryMockHandler(),
  getGetCaseUpdatesMockHandler(),
  getGetCaseParametersMockHandler(),
  getListClaimsMockHandler(),
  getGetFeaturedClaimsMockHandler(),
  getGetClaimMockHandler(),
  getRecordClaimViewMockHandler(),
];
