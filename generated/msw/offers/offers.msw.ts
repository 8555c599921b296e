/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  ClaimOffers,
  ForbiddenResponse,
  InternalErrorResponse,
  MyBids,
  MyOffer,
  NotFoundResponse,
  Offer,
  OfferPage,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getMakeOfferResponseMock = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'open',
  negotiation_awaiting: 'seller',
  negotiation_due_at: '2026-11-21T09:30:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: true,
  counterparty_label: 'Seller 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'pending',
  rejection_reason: null,
  close_reason: null,
  answered_at: null,
  lock_version: 0,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getMakeOfferResponseMock201 = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'open',
  negotiation_awaiting: 'seller',
  negotiation_due_at: '2026-11-21T09:30:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: true,
  counterparty_label: 'Seller 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'pending',
  rejection_reason: null,
  close_reason: null,
  answered_at: null,
  lock_version: 0,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getMakeOfferResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock429 = (): TooManyRequestsResponse => ({
  message: 'Too many attempts.',
  code: 'rate_limited',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyOffersResponseMock = (): OfferPage => ({
  current_page: 1,
  total_count: 2,
  my_offers: [
    {
      id: 205,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'buyer',
      negotiation_due_at: '2026-11-20T11:05:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'seller',
      is_mine: false,
      counterparty_label: 'Seller 4821',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      currency: 'USD',
      seller_fee_amount: '2936.25',
      net_amount: '290689.21',
      buyer_fee_amount: '2936.25',
      total_amount: '296561.71',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: null,
      message: null,
      expires_at: '2026-11-20T11:05:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'buyer',
      negotiation_due_at: '2026-11-20T11:05:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: true,
      counterparty_label: 'Seller 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      answered_at: '2026-11-18T11:05:00.000Z',
      lock_version: 1,
      created_at: '2026-11-18T09:30:00.000Z',
    },
  ],
});

export const getListMyOffersResponseMock200 = (): OfferPage => ({
  current_page: 1,
  total_count: 2,
  my_offers: [
    {
      id: 205,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'buyer',
      negotiation_due_at: '2026-11-20T11:05:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'seller',
      is_mine: false,
      counterparty_label: 'Seller 4821',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      currency: 'USD',
      seller_fee_amount: '2936.25',
      net_amount: '290689.21',
      buyer_fee_amount: '2936.25',
      total_amount: '296561.71',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: null,
      message: null,
      expires_at: '2026-11-20T11:05:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'buyer',
      negotiation_due_at: '2026-11-20T11:05:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: true,
      counterparty_label: 'Seller 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      answered_at: '2026-11-18T11:05:00.000Z',
      lock_version: 1,
      created_at: '2026-11-18T09:30:00.000Z',
    },
  ],
});

export const getListMyOffersResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyOffersResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyOffersResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListMyOffersResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListMyOffersResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock = (): MyOffer => ({
  offer: {
    id: 204,
    negotiation_id: 31,
    negotiation_status: 'open',
    negotiation_awaiting: 'seller',
    negotiation_due_at: '2026-11-21T09:30:00.000Z',
    claim: {
      id: 77,
      reference: 'CLM-7K3F9Q',
      status: 'open',
      face_amount: '253125.4',
      partial_sale: false,
      currency: 'USD',
      expires_at: '2027-02-15T12:00:00.000Z',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
      },
    },
    made_by: 'buyer',
    is_mine: false,
    counterparty_label: 'Buyer 4821',
    price_percent: '112.5',
    face_amount: '253125.4',
    amount: '284766.08',
    currency: 'USD',
    seller_fee_amount: '2847.66',
    net_amount: '281918.42',
    buyer_fee_amount: '2847.66',
    total_amount: '287613.74',
    recourse: 'disallowance_only',
    excess_claim: 'buyer_keeps',
    settlement_days: 5,
    payment_method: 'bank_transfer',
    conditions: 'The allowed amount is confirmed by the estate before closing.',
    message: 'We can sign within two days.',
    expires_at: '2026-11-21T09:30:00.000Z',
    status: 'pending',
    rejection_reason: null,
    close_reason: null,
    answered_at: null,
    lock_version: 0,
    created_at: '2026-11-18T09:30:00.000Z',
  },
  moves: [
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T09:30:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  rivals: [
    {
      id: 198,
      counterparty_label: 'Buyer 1167',
      made_by: 'buyer',
      price_percent: '110.5',
      face_amount: '253125.4',
      amount: '279703.57',
      net_amount: '276906.53',
      currency: 'USD',
    },
  ],
  awaiting: 'seller',
  conversation_id: 51,
});

export const getGetMyOfferResponseMock200 = (): MyOffer => ({
  offer: {
    id: 204,
    negotiation_id: 31,
    negotiation_status: 'open',
    negotiation_awaiting: 'seller',
    negotiation_due_at: '2026-11-21T09:30:00.000Z',
    claim: {
      id: 77,
      reference: 'CLM-7K3F9Q',
      status: 'open',
      face_amount: '253125.4',
      partial_sale: false,
      currency: 'USD',
      expires_at: '2027-02-15T12:00:00.000Z',
      case: {
        id: 1,
        case_code: 'ftx',
        name: 'FTX',
        logo_url: null,
        guide_low_percent: '108',
        guide_high_percent: '137',
      },
    },
    made_by: 'buyer',
    is_mine: false,
    counterparty_label: 'Buyer 4821',
    price_percent: '112.5',
    face_amount: '253125.4',
    amount: '284766.08',
    currency: 'USD',
    seller_fee_amount: '2847.66',
    net_amount: '281918.42',
    buyer_fee_amount: '2847.66',
    total_amount: '287613.74',
    recourse: 'disallowance_only',
    excess_claim: 'buyer_keeps',
    settlement_days: 5,
    payment_method: 'bank_transfer',
    conditions: 'The allowed amount is confirmed by the estate before closing.',
    message: 'We can sign within two days.',
    expires_at: '2026-11-21T09:30:00.000Z',
    status: 'pending',
    rejection_reason: null,
    close_reason: null,
    answered_at: null,
    lock_version: 0,
    created_at: '2026-11-18T09:30:00.000Z',
  },
  moves: [
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T09:30:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  rivals: [
    {
      id: 198,
      counterparty_label: 'Buyer 1167',
      made_by: 'buyer',
      price_percent: '110.5',
      face_amount: '253125.4',
      amount: '279703.57',
      net_amount: '276906.53',
      currency: 'USD',
    },
  ],
  awaiting: 'seller',
  conversation_id: 51,
});

export const getGetMyOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyBidsResponseMock = (): MyBids => ({
  my_bids: [
    {
      claim_id: 77,
      offer_id: 205,
      negotiation_id: 31,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      currency: 'USD',
      expires_at: '2026-11-20T11:05:00.000Z',
      status: 'pending',
    },
  ],
});

export const getGetMyBidsResponseMock200 = (): MyBids => ({
  my_bids: [
    {
      claim_id: 77,
      offer_id: 205,
      negotiation_id: 31,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      currency: 'USD',
      expires_at: '2026-11-20T11:05:00.000Z',
      status: 'pending',
    },
  ],
});

export const getGetMyBidsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyBidsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyBidsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyBidsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyBidsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock = (): Offer => ({
  id: 205,
  negotiation_id: 31,
  negotiation_status: 'open',
  negotiation_awaiting: 'buyer',
  negotiation_due_at: '2026-11-20T11:05:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'seller',
  is_mine: true,
  counterparty_label: 'Buyer 4821',
  price_percent: '116',
  face_amount: '253125.4',
  amount: '293625.46',
  currency: 'USD',
  seller_fee_amount: '2936.25',
  net_amount: '290689.21',
  buyer_fee_amount: '2936.25',
  total_amount: '296561.71',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: null,
  message: null,
  expires_at: '2026-11-20T11:05:00.000Z',
  status: 'pending',
  rejection_reason: null,
  close_reason: null,
  answered_at: null,
  lock_version: 0,
  created_at: '2026-11-18T11:05:00.000Z',
});

export const getCounterOfferResponseMock201 = (): Offer => ({
  id: 205,
  negotiation_id: 31,
  negotiation_status: 'open',
  negotiation_awaiting: 'buyer',
  negotiation_due_at: '2026-11-20T11:05:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'seller',
  is_mine: true,
  counterparty_label: 'Buyer 4821',
  price_percent: '116',
  face_amount: '253125.4',
  amount: '293625.46',
  currency: 'USD',
  seller_fee_amount: '2936.25',
  net_amount: '290689.21',
  buyer_fee_amount: '2936.25',
  total_amount: '296561.71',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: null,
  message: null,
  expires_at: '2026-11-20T11:05:00.000Z',
  status: 'pending',
  rejection_reason: null,
  close_reason: null,
  answered_at: null,
  lock_version: 0,
  created_at: '2026-11-18T11:05:00.000Z',
});

export const getCounterOfferResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCounterOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock = (): Offer => ({
  id: 205,
  negotiation_id: 31,
  negotiation_status: 'diligence',
  negotiation_awaiting: 'buyer',
  negotiation_due_at: '2026-11-20T14:40:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'under_offer',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: null,
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'seller',
  is_mine: false,
  counterparty_label: 'Sofia Marchetti',
  price_percent: '116',
  face_amount: '253125.4',
  amount: '293625.46',
  currency: 'USD',
  seller_fee_amount: '2936.25',
  net_amount: '290689.21',
  buyer_fee_amount: '2936.25',
  total_amount: '296561.71',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: null,
  message: null,
  expires_at: '2026-11-20T11:05:00.000Z',
  status: 'accepted',
  rejection_reason: null,
  close_reason: null,
  answered_at: '2026-11-18T14:40:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T11:05:00.000Z',
});

export const getAcceptOfferResponseMock200 = (): Offer => ({
  id: 205,
  negotiation_id: 31,
  negotiation_status: 'diligence',
  negotiation_awaiting: 'buyer',
  negotiation_due_at: '2026-11-20T14:40:00.000Z',
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'under_offer',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: null,
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'seller',
  is_mine: false,
  counterparty_label: 'Sofia Marchetti',
  price_percent: '116',
  face_amount: '253125.4',
  amount: '293625.46',
  currency: 'USD',
  seller_fee_amount: '2936.25',
  net_amount: '290689.21',
  buyer_fee_amount: '2936.25',
  total_amount: '296561.71',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: null,
  message: null,
  expires_at: '2026-11-20T11:05:00.000Z',
  status: 'accepted',
  rejection_reason: null,
  close_reason: null,
  answered_at: '2026-11-18T14:40:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T11:05:00.000Z',
});

export const getAcceptOfferResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'rejected',
  negotiation_awaiting: 'none',
  negotiation_due_at: null,
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: false,
  counterparty_label: 'Buyer 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'rejected',
  rejection_reason: 'The price is too low.',
  close_reason: null,
  answered_at: '2026-11-18T11:05:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getRejectOfferResponseMock200 = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'rejected',
  negotiation_awaiting: 'none',
  negotiation_due_at: null,
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: false,
  counterparty_label: 'Buyer 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'rejected',
  rejection_reason: 'The price is too low.',
  close_reason: null,
  answered_at: '2026-11-18T11:05:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getRejectOfferResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRejectOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'withdrawn',
  negotiation_awaiting: 'none',
  negotiation_due_at: null,
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: true,
  counterparty_label: 'Seller 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'withdrawn',
  rejection_reason: null,
  close_reason: null,
  answered_at: '2026-11-18T10:00:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getWithdrawOfferResponseMock200 = (): Offer => ({
  id: 204,
  negotiation_id: 31,
  negotiation_status: 'withdrawn',
  negotiation_awaiting: 'none',
  negotiation_due_at: null,
  claim: {
    id: 77,
    reference: 'CLM-7K3F9Q',
    status: 'open',
    face_amount: '253125.4',
    partial_sale: false,
    currency: 'USD',
    expires_at: '2027-02-15T12:00:00.000Z',
    case: {
      id: 1,
      case_code: 'ftx',
      name: 'FTX',
      logo_url: null,
      guide_low_percent: '108',
      guide_high_percent: '137',
    },
  },
  made_by: 'buyer',
  is_mine: true,
  counterparty_label: 'Seller 4821',
  price_percent: '112.5',
  face_amount: '253125.4',
  amount: '284766.08',
  currency: 'USD',
  seller_fee_amount: '2847.66',
  net_amount: '281918.42',
  buyer_fee_amount: '2847.66',
  total_amount: '287613.74',
  recourse: 'disallowance_only',
  excess_claim: 'buyer_keeps',
  settlement_days: 5,
  payment_method: 'bank_transfer',
  conditions: 'The allowed amount is confirmed by the estate before closing.',
  message: 'We can sign within two days.',
  expires_at: '2026-11-21T09:30:00.000Z',
  status: 'withdrawn',
  rejection_reason: null,
  close_reason: null,
  answered_at: '2026-11-18T10:00:00.000Z',
  lock_version: 1,
  created_at: '2026-11-18T09:30:00.000Z',
});

export const getWithdrawOfferResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getWithdrawOfferResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock = (): ClaimOffers => ({
  offers: [
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T09:30:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 198,
      negotiation_id: 30,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T08:50:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 1167',
      price_percent: '110.5',
      face_amount: '253125.4',
      amount: '279703.57',
      currency: 'USD',
      seller_fee_amount: '2797.04',
      net_amount: '276906.53',
      buyer_fee_amount: '2797.04',
      total_amount: '282500.61',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: null,
      message: null,
      expires_at: '2026-11-21T08:50:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T08:50:00.000Z',
    },
  ],
});

export const getGetMyClaimOffersResponseMock200 = (): ClaimOffers => ({
  offers: [
    {
      id: 204,
      negotiation_id: 31,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T09:30:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 4821',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      currency: 'USD',
      seller_fee_amount: '2847.66',
      net_amount: '281918.42',
      buyer_fee_amount: '2847.66',
      total_amount: '287613.74',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      expires_at: '2026-11-21T09:30:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 198,
      negotiation_id: 30,
      negotiation_status: 'open',
      negotiation_awaiting: 'seller',
      negotiation_due_at: '2026-11-21T08:50:00.000Z',
      claim: {
        id: 77,
        reference: 'CLM-7K3F9Q',
        status: 'open',
        face_amount: '253125.4',
        partial_sale: false,
        currency: 'USD',
        expires_at: '2027-02-15T12:00:00.000Z',
        case: {
          id: 1,
          case_code: 'ftx',
          name: 'FTX',
          logo_url: null,
          guide_low_percent: '108',
          guide_high_percent: '137',
        },
      },
      made_by: 'buyer',
      is_mine: false,
      counterparty_label: 'Buyer 1167',
      price_percent: '110.5',
      face_amount: '253125.4',
      amount: '279703.57',
      currency: 'USD',
      seller_fee_amount: '2797.04',
      net_amount: '276906.53',
      buyer_fee_amount: '2797.04',
      total_amount: '282500.61',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: null,
      message: null,
      expires_at: '2026-11-21T08:50:00.000Z',
      status: 'pending',
      rejection_reason: null,
      close_reason: null,
      answered_at: null,
      lock_version: 0,
      created_at: '2026-11-18T08:50:00.000Z',
    },
  ],
});

export const getGetMyClaimOffersResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetMyClaimOffersResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMakeOfferMockHandler = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler201 = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMakeOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMakeOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler = (
  overrideResponse?:
    | OfferPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferPage> | OfferPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler200 = (
  overrideResponse?:
    | OfferPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OfferPage> | OfferPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListMyOffersMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMyOffersResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler = (
  overrideResponse?:
    | MyOffer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyOffer> | MyOffer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler200 = (
  overrideResponse?:
    | MyOffer
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyOffer> | MyOffer),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetMyOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_offers/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler = (
  overrideResponse?:
    | MyBids
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyBids> | MyBids),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler200 = (
  overrideResponse?:
    | MyBids
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyBids> | MyBids),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetMyBidsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_bids',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyBidsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler201 = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock201(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCounterOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/counter',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCounterOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler200 = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getAcceptOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler200 = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRejectOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRejectOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler200 = (
  overrideResponse?:
    | Offer
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Offer> | Offer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getWithdrawOfferMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/offers/:id/withdraw',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getWithdrawOfferResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler = (
  overrideResponse?:
    | ClaimOffers
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimOffers> | ClaimOffers),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler200 = (
  overrideResponse?:
    | ClaimOffers
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClaimOffers> | ClaimOffers),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetMyClaimOffersMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/my_claims/:id/offers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetMyClaimOffersResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getOffersMock = () => [
  getMakeOfferMockHandler(),
  getListMyOffersMockHandler(),
  getGetMyOfferMockHandler(),
  getGetMyBidsMockHandler(),
  getCounterOfferMockHandler(),
  getAcceptOfferMockHandler(),
  getRejectOfferMockHandler(),
  getWithdrawOfferMockHandler(),
  getGetMyClaimOffersMockHandler(),
];
