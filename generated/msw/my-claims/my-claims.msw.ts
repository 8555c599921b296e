/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  Document,
  ForbiddenResponse,
  InternalErrorResponse,
  MyClaim,
  MyClaimPage,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SellerPortal,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListMyClaimsResponseMock = (): MyClaimPage => ({
  current_page: 1,
  total_count: 2,
  my_claims: [
    {
      id: 78,
      reference: 'CLM-2M8QXT',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      status: 'draft',
      claim_type: 'customer',
      claim_class: null,
      currency: 'USD',
      face_amount: '250000.1',
      ask_percent: null,
      best_bid_percent: null,
      best_bid_is_partial: false,
      latest_bid_id: null,
      offers_count: 0,
      sold_at: null,
      deal: null,
      sale: null,
      review_note: null,
      submitted_at: null,
      listed_at: null,
      expires_at: null,
      created_at: '2026-11-18T08:20:00.000Z',
      updated_at: '2026-11-18T08:20:00.000Z',
      lock_version: 0,
    },
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
      updated_at: '2026-11-17T12:20:00.000Z',
      lock_version: 4,
    },
  ],
});

export const getListMyClaimsResponseMock200 = (): MyClaimPage => ({
  current_page: 1,
  total_count: 2,
  my_claims: [
    {
      id: 78,
      reference: 'CLM-2M8QXT',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      status: 'draft',
      claim_type: 'customer',
      claim_class: null,
      currency: 'USD',
      face_amount: '250000.1',
      ask_percent: null,
      best_bid_percent: null,
      best_bid_is_partial: false,
      latest_bid_id: null,
      offers_count: 0,
      sold_at: null,
      deal: null,
      sale: null,
      review_note: null,
      submitted_at: null,
      listed_at: null,
      expires_at: null,
      created_at: '2026-11-18T08:20:00.000Z',
      updated_at: '2026-11-18T08:20:00.000Z',
      lock_version: 0,
    },
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
      updated_at: '2026-11-17T12:20:00.000Z',
      lock_version: 4,
    },
  ],
});

export const getListMyClaimsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyClaimsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListMyClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock = (): MyClaim => ({
  id: 78,
  reference: 'CLM-2M8QXT',
  case: {
    id: 1,
    case_code: 'ftx',
    name: 'FTX',
    logo_url: null,
    guide_low_percent: '108',
    guide_high_percent: '137',
    status: 'active',
  },
  status: 'draft',
  currency: 'USD',
  holder_type: null,
  holder_name: null,
  holder_country: null,
  acquired_from_other: null,
  debtor_entity: null,
  claim_type: 'customer',
  claim_class: null,
  priority: null,
  face_amount: '250000.1',
  assets: [],
  register_status: null,
  schedule_number: null,
  proof_of_claim_number: null,
  filed_on: null,
  scheduled_amount: null,
  filed_amount: null,
  allowed_amount: null,
  estate_kyc_status: null,
  contingent: null,
  unliquidated: null,
  disputed: null,
  has_loan: null,
  is_insider: null,
  has_preference_exposure: null,
  preference_exposure_amount: null,
  answers: {},
  ask_percent: null,
  minimum_percent: null,
  recourse_preference: null,
  partial_sale: false,
  is_part: false,
  description: null,
  documents: [],
  timeline: [
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-18T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 0,
  followers_count: 0,
  submitted_at: null,
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-18T08:20:00.000Z',
  updated_at: '2026-11-18T08:20:00.000Z',
  lock_version: 0,
});

export const getCreateMyClaimResponseMock201 = (): MyClaim => ({
  id: 78,
  reference: 'CLM-2M8QXT',
  case: {
    id: 1,
    case_code: 'ftx',
    name: 'FTX',
    logo_url: null,
    guide_low_percent: '108',
    guide_high_percent: '137',
    status: 'active',
  },
  status: 'draft',
  currency: 'USD',
  holder_type: null,
  holder_name: null,
  holder_country: null,
  acquired_from_other: null,
  debtor_entity: null,
  claim_type: 'customer',
  claim_class: null,
  priority: null,
  face_amount: '250000.1',
  assets: [],
  register_status: null,
  schedule_number: null,
  proof_of_claim_number: null,
  filed_on: null,
  scheduled_amount: null,
  filed_amount: null,
  allowed_amount: null,
  estate_kyc_status: null,
  contingent: null,
  unliquidated: null,
  disputed: null,
  has_loan: null,
  is_insider: null,
  has_preference_exposure: null,
  preference_exposure_amount: null,
  answers: {},
  ask_percent: null,
  minimum_percent: null,
  recourse_preference: null,
  partial_sale: false,
  is_part: false,
  description: null,
  documents: [],
  timeline: [
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-18T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 0,
  followers_count: 0,
  submitted_at: null,
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-18T08:20:00.000Z',
  updated_at: '2026-11-18T08:20:00.000Z',
  lock_version: 0,
});

export const getCreateMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-17T12:20:00.000Z',
  lock_version: 4,
});

export const getGetMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-17T12:20:00.000Z',
  lock_version: 4,
});

export const getGetMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '115',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'price_changed',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getUpdateMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '115',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'price_changed',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getUpdateMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 0,
  followers_count: 0,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-15T08:40:00.000Z',
  lock_version: 2,
});

export const getSubmitMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 0,
  followers_count: 0,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-15T08:40:00.000Z',
  lock_version: 2,
});

export const getSubmitMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getSubmitMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  status: 'paused',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'paused', actor_role: 'seller', note: null, occurred_at: '2026-11-19T09:00:00.000Z' },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getPauseMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  status: 'paused',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'paused', actor_role: 'seller', note: null, occurred_at: '2026-11-19T09:00:00.000Z' },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getPauseMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'resumed', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    { type: 'paused', actor_role: 'seller', note: null, occurred_at: '2026-11-19T09:00:00.000Z' },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getResumeMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'resumed', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    { type: 'paused', actor_role: 'seller', note: null, occurred_at: '2026-11-19T09:00:00.000Z' },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getResumeMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  status: 'withdrawn',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getWithdrawMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  status: 'withdrawn',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
  lock_version: 5,
});

export const getWithdrawMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'relisted', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-20T09:00:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getRelistMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'relisted', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: true,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-20T09:00:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getRelistMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRelistMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock = (): MyClaim => ({
  id: 77,
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
  status: 'draft',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'revised', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getReviseMyClaimResponseMock200 = (): MyClaim => ({
  id: 77,
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
  status: 'draft',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Sofia Marchetti',
  holder_country: 'US',
  acquired_from_other: false,
  debtor_entity: 'FTX Trading Ltd.',
  claim_type: 'customer',
  claim_class: '5A',
  priority: 'general_unsecured',
  face_amount: '253125.4',
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
  ask_percent: '118.5',
  minimum_percent: '110',
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 43,
      kind: 'proof_of_claim',
      claim_id: 77,
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
      url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
      created_at: '2026-11-15T08:31:00.000Z',
    },
  ],
  timeline: [
    { type: 'revised', actor_role: 'seller', note: null, occurred_at: '2026-11-20T09:00:00.000Z' },
    {
      type: 'withdrawn',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
    { type: 'listed', actor_role: 'staff', note: null, occurred_at: '2026-11-17T12:00:00.000Z' },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:40:00.000Z',
    },
    { type: 'created', actor_role: 'seller', note: null, occurred_at: '2026-11-15T08:20:00.000Z' },
  ],
  review_note: null,
  featured: false,
  best_bid_percent: null,
  best_bid_is_partial: false,
  latest_bid_id: null,
  offers_count: 0,
  views_count: 31,
  followers_count: 4,
  submitted_at: '2026-11-15T08:40:00.000Z',
  listed_at: null,
  expires_at: null,
  sold_at: null,
  deal: null,
  sale: null,
  created_at: '2026-11-15T08:20:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  lock_version: 6,
});

export const getReviseMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getReviseMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock = (): Document => ({
  id: 43,
  kind: 'proof_of_claim',
  claim_id: 77,
  redacted: false,
  filename: 'proof-of-claim.pdf',
  content_type: 'application/pdf',
  byte_size: 182044,
  status: 'ready',
  url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-15T08:31:00.000Z',
});

export const getUploadClaimDocumentResponseMock201 = (): Document => ({
  id: 43,
  kind: 'proof_of_claim',
  claim_id: 77,
  redacted: false,
  filename: 'proof-of-claim.pdf',
  content_type: 'application/pdf',
  byte_size: 182044,
  status: 'ready',
  url: '/api/api/documents/43/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-15T08:31:00.000Z',
});

export const getUploadClaimDocumentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadClaimDocumentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock = (): Document => ({
  id: 44,
  kind: 'proof_of_claim',
  claim_id: 77,
  redacted: true,
  filename: 'proof-of-claim-redacted.pdf',
  content_type: 'application/pdf',
  byte_size: 181377,
  status: 'ready',
  url: '/api/api/documents/44/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-15T08:34:00.000Z',
});

export const getUploadRedactedDocumentResponseMock201 = (): Document => ({
  id: 44,
  kind: 'proof_of_claim',
  claim_id: 77,
  redacted: true,
  filename: 'proof-of-claim-redacted.pdf',
  content_type: 'application/pdf',
  byte_size: 181377,
  status: 'ready',
  url: '/api/api/documents/44/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-15T08:34:00.000Z',
});

export const getUploadRedactedDocumentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUploadRedactedDocumentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock = (): Document => ({
  id: 47,
  kind: 'proof_of_claim',
  claim_id: 78,
  redacted: false,
  filename: 'proof-of-claim.pdf',
  content_type: 'application/pdf',
  byte_size: 182044,
  status: 'ready',
  url: '/api/api/documents/47/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-18T08:25:00.000Z',
});

export const getCopyDocumentToMyClaimResponseMock201 = (): Document => ({
  id: 47,
  kind: 'proof_of_claim',
  claim_id: 78,
  redacted: false,
  filename: 'proof-of-claim.pdf',
  content_type: 'application/pdf',
  byte_size: 182044,
  status: 'ready',
  url: '/api/api/documents/47/content?expires=1795190400&signature=4s8WqQb0bYhVhQmZyq0dXw2rJb3m3t8l4gQd6n7s9A0',
  created_at: '2026-11-18T08:25:00.000Z',
});

export const getCopyDocumentToMyClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCopyDocumentToMyClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetSellerPortalResponseMock = (): SellerPortal => ({
  claims_by_status: [
    { status: 'draft', count: 1 },
    { status: 'changes_requested', count: 0 },
    { status: 'in_review', count: 0 },
    { status: 'open', count: 1 },
    { status: 'paused', count: 0 },
    { status: 'under_offer', count: 0 },
    { status: 'sold', count: 0 },
    { status: 'withdrawn', count: 0 },
    { status: 'expired', count: 0 },
    { status: 'rejected', count: 0 },
  ],
  attention: [
    {
      id: 78,
      reference: 'CLM-2M8QXT',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      status: 'draft',
      claim_type: 'customer',
      claim_class: null,
      currency: 'USD',
      face_amount: '250000.1',
      ask_percent: null,
      best_bid_percent: null,
      best_bid_is_partial: false,
      latest_bid_id: null,
      offers_count: 0,
      sold_at: null,
      deal: null,
      sale: null,
      review_note: null,
      submitted_at: null,
      listed_at: null,
      expires_at: null,
      created_at: '2026-11-18T08:20:00.000Z',
      updated_at: '2026-11-18T08:20:00.000Z',
      lock_version: 0,
    },
  ],
  negotiations: [],
  owed_fees: [],
  held_cases: [
    {
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      currency: 'USD',
      claims_count: 2,
      face_amount: '503125.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
    },
  ],
});

export const getGetSellerPortalResponseMock200 = (): SellerPortal => ({
  claims_by_status: [
    { status: 'draft', count: 1 },
    { status: 'changes_requested', count: 0 },
    { status: 'in_review', count: 0 },
    { status: 'open', count: 1 },
    { status: 'paused', count: 0 },
    { status: 'under_offer', count: 0 },
    { status: 'sold', count: 0 },
    { status: 'withdrawn', count: 0 },
    { status: 'expired', count: 0 },
    { status: 'rejected', count: 0 },
  ],
  attention: [
    {
      id: 78,
      reference: 'CLM-2M8QXT',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      status: 'draft',
      claim_type: 'customer',
      claim_class: null,
      currency: 'USD',
      face_amount: '250000.1',
      ask_percent: null,
      best_bid_percent: null,
      best_bid_is_partial: false,
      latest_bid_id: null,
      offers_count: 0,
      sold_at: null,
      deal: null,
      sale: null,
      review_note: null,
      submitted_at: null,
      listed_at: null,
      expires_at: null,
      created_at: '2026-11-18T08:20:00.000Z',
      updated_at: '2026-11-18T08:20:00.000Z',
      lock_version: 0,
    },
  ],
  negotiations: [],
  owed_fees: [],
  held_cases: [
    {
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      currency: 'USD',
      claims_count: 2,
      face_amount: '503125.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
    },
  ],
});

export const getGetSellerPortalResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetSellerPortalResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetSellerPortalResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetSellerPortalResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetSellerPortalResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyClaimsMockHandler = (
  overrideResponse?:
    | MyClaimPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyClaimPage> | MyClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler200 = (
  overrideResponse?:
    | MyClaimPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyClaimPage> | MyClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListMyClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler201 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getDeleteMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/my_claims/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSubmitMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/submit',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSubmitMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getPauseMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getResumeMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getWithdrawMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRelistMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/relist',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRelistMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler200 = (
  overrideResponse?:
    | MyClaim
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MyClaim> | MyClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getReviseMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/revise',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReviseMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler201 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUploadClaimDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadClaimDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler201 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUploadRedactedDocumentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/redacted_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUploadRedactedDocumentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler201 = (
  overrideResponse?:
    | Document
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Document> | Document),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCopyDocumentToMyClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/my_claims/:id/saved_documents',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyDocumentToMyClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler = (
  overrideResponse?:
    | SellerPortal
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SellerPortal> | SellerPortal),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler200 = (
  overrideResponse?:
    | SellerPortal
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SellerPortal> | SellerPortal),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetSellerPortalMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/seller_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSellerPortalResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getMyClaimsMock = () => [
  getListMyClaimsMockHandler(),
  getCreateMyClaimMockHandler(),
  getGetMyClaimMockHandler(),
  getUpdateMyClaimMockHandler(),
  getDeleteMyClaimMockHandler(),
  getSubmitMyClaimMockHandler(),
  getPauseMyClaimMockHandler(),
  getResumeMyClaimMockHandler(),
  getWithdrawMyClaimMockHandler(),
  getRelistMyClaimMockHandler(),
  getReviseMyClaimMockHandler(),
  getUploadClaimDocumentMockHandler(),
  getUploadRedactedDocumentMockHandler(),
  getCopyDocumentToMyClaimMockHandler(),
  getGetSellerPortalMockHandler(),
];
