/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AdminClaim,
  AdminClaimPage,
  BadRequestResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ReviewedClaim,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListAdminClaimsResponseMock = (): AdminClaimPage => ({
  current_page: 1,
  total_count: 2,
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
        status: 'active',
      },
      seller: { id: 12, name: 'Sofia Marchetti', status: 'active' },
      status: 'in_review',
      taken_off_by_staff: false,
      claim_type: 'customer',
      claim_class: '5A',
      currency: 'USD',
      face_amount: '253125.4',
      ask_percent: '118.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
      submitted_at: '2026-11-15T08:40:00.000Z',
      listed_at: null,
      expires_at: null,
      updated_at: '2026-11-15T08:40:00.000Z',
    },
    {
      id: 61,
      reference: 'CLM-4R9TWH',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      seller: { id: 9, name: 'Daniel Okafor', status: 'active' },
      status: 'open',
      taken_off_by_staff: false,
      claim_type: 'customer',
      claim_class: '5A',
      currency: 'USD',
      face_amount: '81200',
      ask_percent: null,
      best_bid_percent: '104.25',
      best_bid_is_partial: false,
      submitted_at: '2026-11-10T14:02:00.000Z',
      listed_at: '2026-11-11T09:30:00.000Z',
      expires_at: '2027-02-09T09:30:00.000Z',
      updated_at: '2026-11-16T17:45:00.000Z',
    },
  ],
});

export const getListAdminClaimsResponseMock200 = (): AdminClaimPage => ({
  current_page: 1,
  total_count: 2,
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
        status: 'active',
      },
      seller: { id: 12, name: 'Sofia Marchetti', status: 'active' },
      status: 'in_review',
      taken_off_by_staff: false,
      claim_type: 'customer',
      claim_class: '5A',
      currency: 'USD',
      face_amount: '253125.4',
      ask_percent: '118.5',
      best_bid_percent: null,
      best_bid_is_partial: false,
      submitted_at: '2026-11-15T08:40:00.000Z',
      listed_at: null,
      expires_at: null,
      updated_at: '2026-11-15T08:40:00.000Z',
    },
    {
      id: 61,
      reference: 'CLM-4R9TWH',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
        status: 'active',
      },
      seller: { id: 9, name: 'Daniel Okafor', status: 'active' },
      status: 'open',
      taken_off_by_staff: false,
      claim_type: 'customer',
      claim_class: '5A',
      currency: 'USD',
      face_amount: '81200',
      ask_percent: null,
      best_bid_percent: '104.25',
      best_bid_is_partial: false,
      submitted_at: '2026-11-10T14:02:00.000Z',
      listed_at: '2026-11-11T09:30:00.000Z',
      expires_at: '2027-02-09T09:30:00.000Z',
      updated_at: '2026-11-16T17:45:00.000Z',
    },
  ],
});

export const getListAdminClaimsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminClaimsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock = (): AdminClaim => ({
  id: 79,
  reference: 'CLM-8H4M2T',
  case: {
    id: 1,
    case_code: 'ftx',
    name: 'FTX',
    logo_url: null,
    guide_low_percent: '108',
    guide_high_percent: '137',
    status: 'active',
  },
  with_same_number: [],
  last_review: {
    ended_at: '2026-11-15T08:30:00.000Z',
    fields: { face_amount: '251300', description: null },
    documents: [{ id: 45, kind: 'proof_of_claim', redacted: false }],
  },
  seller: {
    id: 9,
    name: 'Daniel Okafor',
    company: null,
    email: 'daniel.okafor@example.com',
    country: 'US',
    status: 'active',
    identity_status: 'approved',
  },
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Daniel Okafor',
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
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 46,
      kind: 'proof_of_claim',
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
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
    {
      type: 'changes_requested',
      actor_role: 'staff',
      note: 'Please upload the whole proof of claim.',
      occurred_at: '2026-11-15T08:30:00.000Z',
    },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:22:00.000Z',
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
  lock_version: 4,
});

export const getGetAdminClaimResponseMock200 = (): AdminClaim => ({
  id: 79,
  reference: 'CLM-8H4M2T',
  case: {
    id: 1,
    case_code: 'ftx',
    name: 'FTX',
    logo_url: null,
    guide_low_percent: '108',
    guide_high_percent: '137',
    status: 'active',
  },
  with_same_number: [],
  last_review: {
    ended_at: '2026-11-15T08:30:00.000Z',
    fields: { face_amount: '251300', description: null },
    documents: [{ id: 45, kind: 'proof_of_claim', redacted: false }],
  },
  seller: {
    id: 9,
    name: 'Daniel Okafor',
    company: null,
    email: 'daniel.okafor@example.com',
    country: 'US',
    status: 'active',
    identity_status: 'approved',
  },
  status: 'in_review',
  currency: 'USD',
  holder_type: 'individual',
  holder_name: 'Daniel Okafor',
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
  recourse_preference: 'disallowance_only',
  partial_sale: false,
  is_part: false,
  description: 'Account held since 2021; KYC with the estate is complete.',
  documents: [
    {
      id: 46,
      kind: 'proof_of_claim',
      redacted: false,
      filename: 'proof-of-claim.pdf',
      content_type: 'application/pdf',
      byte_size: 182044,
      status: 'ready',
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
    {
      type: 'changes_requested',
      actor_role: 'staff',
      note: 'Please upload the whole proof of claim.',
      occurred_at: '2026-11-15T08:30:00.000Z',
    },
    {
      type: 'submitted',
      actor_role: 'seller',
      note: null,
      occurred_at: '2026-11-15T08:22:00.000Z',
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
  lock_version: 4,
});

export const getGetAdminClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 3,
});

export const getApproveClaimResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 3,
});

export const getApproveClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getApproveClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'changes_requested',
  review_note: 'The proof of claim does not show the account number.',
  featured: false,
  listed_at: null,
  expires_at: null,
  lock_version: 3,
});

export const getRequestClaimChangesResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'changes_requested',
  review_note: 'The proof of claim does not show the account number.',
  featured: false,
  listed_at: null,
  expires_at: null,
  lock_version: 3,
});

export const getRequestClaimChangesResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRequestClaimChangesResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'rejected',
  review_note: 'The register does not know this claim.',
  featured: false,
  listed_at: null,
  expires_at: null,
  lock_version: 3,
});

export const getRejectClaimResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'rejected',
  review_note: 'The register does not know this claim.',
  featured: false,
  listed_at: null,
  expires_at: null,
  lock_version: 3,
});

export const getRejectClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'paused',
  review_note: 'The estate reports a second transfer of this claim.',
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 4,
});

export const getPauseClaimResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'paused',
  review_note: 'The estate reports a second transfer of this claim.',
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 4,
});

export const getPauseClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 5,
});

export const getResumeClaimResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: false,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 5,
});

export const getResumeClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getResumeClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: true,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 4,
});

export const getFeatureClaimResponseMock200 = (): ReviewedClaim => ({
  id: 77,
  reference: 'CLM-7K3F9Q',
  status: 'open',
  review_note: null,
  featured: true,
  listed_at: '2026-11-17T12:00:00.000Z',
  expires_at: '2027-02-15T12:00:00.000Z',
  lock_version: 4,
});

export const getFeatureClaimResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getFeatureClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminClaimsMockHandler = (
  overrideResponse?:
    | AdminClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminClaimPage> | AdminClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler200 = (
  overrideResponse?:
    | AdminClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminClaimPage> | AdminClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListAdminClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler = (
  overrideResponse?:
    | AdminClaim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminClaim> | AdminClaim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler200 = (
  overrideResponse?:
    | AdminClaim
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminClaim> | AdminClaim),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/claims/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getApproveClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/approve',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getApproveClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRequestClaimChangesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/request_changes',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestClaimChangesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRejectClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getPauseClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getResumeClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getResumeClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler200 = (
  overrideResponse?:
    | ReviewedClaim
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ReviewedClaim> | ReviewedClaim),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getFeatureClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/claims/:id/feature',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFeatureClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminClaimsMock = () => [
  getListAdminClaimsMockHandler(),
  getGetAdminClaimMockHandler(),
  getApproveClaimMockHandler(),
  getRequestClaimChangesMockHandler(),
  getRejectClaimMockHandler(),
  getPauseClaimMockHandler(),
  getResumeClaimMockHandler(),
  getFeatureClaimMockHandler(),
];
