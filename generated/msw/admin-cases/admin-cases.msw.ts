/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AdminCase,
  BadRequestResponse,
  CaseUpdate,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getGetAdminCaseResponseMock = (): AdminCase => ({
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
  lock_version: 3,
});

export const getGetAdminCaseResponseMock200 = (): AdminCase => ({
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
  lock_version: 3,
});

export const getGetAdminCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock = (): AdminCase => ({
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
  stage: 'closed',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getUpdateCaseResponseMock200 = (): AdminCase => ({
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
  stage: 'closed',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getUpdateCaseResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdateCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock = (): AdminCase => ({
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
  status: 'paused',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getPauseCaseResponseMock200 = (): AdminCase => ({
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
  status: 'paused',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getPauseCaseResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getPauseCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock = (): AdminCase => ({
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 5,
});

export const getReopenCaseResponseMock200 = (): AdminCase => ({
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 5,
});

export const getReopenCaseResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getReopenCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock = (): AdminCase => ({
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
  status: 'closed',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getCloseCaseResponseMock200 = (): AdminCase => ({
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
  status: 'closed',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getCloseCaseResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCloseCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock = (): AdminCase => ({
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
  guide_low_percent: '96',
  guide_high_percent: '104',
  guide_updated_at: '2026-11-18T10:00:00.000Z',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getCreateGuidePriceResponseMock200 = (): AdminCase => ({
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
  guide_low_percent: '96',
  guide_high_percent: '104',
  guide_updated_at: '2026-11-18T10:00:00.000Z',
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
  updated_at: '2026-11-18T10:00:00.000Z',
  lock_version: 4,
});

export const getCreateGuidePriceResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateGuidePriceResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock = (): CaseUpdate => ({
  id: 7,
  date: '2025-05-30',
  title: 'Second distribution made',
  body: 'Customer classes 5A and 5B received their second distribution.',
  url: null,
});

export const getCreateCaseUpdateResponseMock201 = (): CaseUpdate => ({
  id: 7,
  date: '2025-05-30',
  title: 'Second distribution made',
  body: 'Customer classes 5A and 5B received their second distribution.',
  url: null,
});

export const getCreateCaseUpdateResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCreateCaseUpdateResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getDeleteCaseUpdateResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminCaseMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdateCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/admin/cases/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getPauseCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getPauseCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getReopenCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/reopen',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReopenCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCloseCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/close',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCloseCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler200 = (
  overrideResponse?:
    | AdminCase
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AdminCase> | AdminCase),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateGuidePriceMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/guide_prices',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateGuidePriceResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler = (
  overrideResponse?:
    | CaseUpdate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CaseUpdate> | CaseUpdate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler201 = (
  overrideResponse?:
    | CaseUpdate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CaseUpdate> | CaseUpdate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCreateCaseUpdateMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/cases/:id/updates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateCaseUpdateResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getDeleteCaseUpdateMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admin/case_updates/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDeleteCaseUpdateResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminCasesMock = () => [
  getGetAdminCaseMockHandler(),
  getUpdateCaseMockHandler(),
  getPauseCaseMockHandler(),
  getReopenCaseMockHandler(),
  getCloseCaseMockHandler(),
  getCreateGuidePriceMockHandler(),
  getCreateCaseUpdateMockHandler(),
  getDeleteCaseUpdateMockHandler(),
];
