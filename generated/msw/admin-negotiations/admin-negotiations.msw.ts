/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AdminNegotiation,
  AdminNegotiationPage,
  BadRequestResponse,
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

export const getListAdminNegotiationsResponseMock = (): AdminNegotiationPage => ({
  current_page: 1,
  total_count: 1,
  negotiations: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      status: 'transfer',
      awaiting: 'staff',
      due_at: '2026-12-17T12:00:00.000Z',
      objection_deadline_on: '2026-12-14',
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
      outstanding_fees: [{ side: 'seller', amount: '2936.25', due_at: '2026-11-27T15:00:00.000Z' }],
      updated_at: '2026-11-21T10:00:00.000Z',
    },
  ],
});

export const getListAdminNegotiationsResponseMock200 = (): AdminNegotiationPage => ({
  current_page: 1,
  total_count: 1,
  negotiations: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      status: 'transfer',
      awaiting: 'staff',
      due_at: '2026-12-17T12:00:00.000Z',
      objection_deadline_on: '2026-12-14',
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
      outstanding_fees: [{ side: 'seller', amount: '2936.25', due_at: '2026-11-27T15:00:00.000Z' }],
      updated_at: '2026-11-21T10:00:00.000Z',
    },
  ],
});

export const getListAdminNegotiationsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminNegotiationsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminNegotiationsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminNegotiationsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminNegotiationsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
});

export const getGetAdminNegotiationResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
});

export const getGetAdminNegotiationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAdminNegotiationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
});

export const getAdvanceNegotiationResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
});

export const getAdvanceNegotiationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getAdvanceNegotiationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'payment',
  conversation_id: 51,
  awaiting: 'seller',
  due_at: '2026-12-08T09:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1202',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-12-01T09:00:00.000Z',
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'marked_paid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1202',
      occurred_at: '2026-12-01T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'marked_unpaid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'Ten days later the transfer is not in the account of the seller.',
      occurred_at: '2026-11-30T09:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-12-01T09:00:00.000Z',
});

export const getRecordPaymentResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'payment',
  conversation_id: 51,
  awaiting: 'seller',
  due_at: '2026-12-08T09:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1202',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-12-01T09:00:00.000Z',
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 910,
      type: 'marked_paid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1202',
      occurred_at: '2026-12-01T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'marked_unpaid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'Ten days later the transfer is not in the account of the seller.',
      occurred_at: '2026-11-30T09:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 9,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-12-01T09:00:00.000Z',
});

export const getRecordPaymentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordPaymentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'payment',
  conversation_id: 51,
  awaiting: 'buyer',
  due_at: '2026-12-02T09:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: null,
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: null,
  unpaid_reason: 'Ten days later the transfer is not in the account of the seller.',
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 909,
      type: 'marked_unpaid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'Ten days later the transfer is not in the account of the seller.',
      occurred_at: '2026-11-30T09:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 8,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-30T09:00:00.000Z',
});

export const getMarkNegotiationUnpaidResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'payment',
  conversation_id: 51,
  awaiting: 'buyer',
  due_at: '2026-12-02T09:00:00.000Z',
  reminded_at: null,
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
    fee_due_at: '2026-11-24T18:25:00.000Z',
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: null,
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: null,
  unpaid_reason: 'Ten days later the transfer is not in the account of the seller.',
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 909,
      type: 'marked_unpaid',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'Ten days later the transfer is not in the account of the seller.',
      occurred_at: '2026-11-30T09:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 8,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-30T09:00:00.000Z',
});

export const getMarkNegotiationUnpaidResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationUnpaidResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_received_on: '2026-11-20',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 911,
      type: 'fee_received',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'buyer',
      occurred_at: '2026-11-21T10:00:00.000Z',
    },
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 10,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
});

export const getRecordFeeResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'transfer',
  conversation_id: 51,
  awaiting: 'staff',
  due_at: '2026-12-17T12:00:00.000Z',
  reminded_at: null,
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
    fee_received_on: '2026-11-20',
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
    fee_due_at: '2026-11-27T15:00:00.000Z',
    fee_received_on: null,
  },
  moves: [
    {
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: 'HLC-2026-1187',
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: '2026-11-21',
  objection_deadline_on: '2026-12-14',
  docket_number: '28114',
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  events: [
    {
      id: 911,
      type: 'fee_received',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'buyer',
      occurred_at: '2026-11-21T10:00:00.000Z',
    },
    {
      id: 910,
      type: 'transfer_filed',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: '28114',
      occurred_at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 909,
      type: 'payment_confirmed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T15:00:00.000Z',
    },
    {
      id: 908,
      type: 'marked_paid',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'HLC-2026-1187',
      occurred_at: '2026-11-20T10:15:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 10,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
});

export const getRecordFeeResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRecordFeeResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'cancelled',
  conversation_id: 51,
  awaiting: 'none',
  due_at: null,
  reminded_at: null,
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: null,
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: null,
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: 'The buyer did not pay.',
  cancelled_by: 'staff',
  completed_at: null,
  events: [
    {
      id: 908,
      type: 'cancelled',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'The buyer did not pay.',
      occurred_at: '2026-11-25T09:00:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 7,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-25T09:00:00.000Z',
});

export const getCancelAdminNegotiationResponseMock200 = (): AdminNegotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  status: 'cancelled',
  conversation_id: 51,
  awaiting: 'none',
  due_at: null,
  reminded_at: null,
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
      id: 204,
      made_by: 'buyer',
      price_percent: '112.5',
      face_amount: '253125.4',
      amount: '284766.08',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
      conditions: 'The allowed amount is confirmed by the estate before closing.',
      message: 'We can sign within two days.',
      status: 'countered',
      rejection_reason: null,
      close_reason: null,
      contact_data_in: [],
      expires_at: '2026-11-21T09:30:00.000Z',
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 205,
      made_by: 'seller',
      price_percent: '116',
      face_amount: '253125.4',
      amount: '293625.46',
      recourse: 'disallowance_only',
      excess_claim: 'buyer_keeps',
      settlement_days: 5,
      payment_method: 'bank_transfer',
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
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_reference: null,
  payment_document_id: null,
  agreement_document_id: 96,
  paid_at: null,
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: 'The buyer did not pay.',
  cancelled_by: 'staff',
  completed_at: null,
  events: [
    {
      id: 908,
      type: 'cancelled',
      actor_role: 'staff',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: 'The buyer did not pay.',
      occurred_at: '2026-11-25T09:00:00.000Z',
    },
    {
      id: 907,
      type: 'payment_instructions_changed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-20T08:30:00.000Z',
    },
    {
      id: 906,
      type: 'signed',
      actor_role: 'seller',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T18:25:00.000Z',
    },
    {
      id: 905,
      type: 'signed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T16:10:00.000Z',
    },
    {
      id: 904,
      type: 'diligence_completed',
      actor_role: 'buyer',
      offer_id: null,
      price_percent: null,
      document_id: null,
      note: null,
      occurred_at: '2026-11-19T09:00:00.000Z',
    },
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
    {
      id: 902,
      type: 'offer_countered',
      actor_role: 'seller',
      offer_id: 205,
      price_percent: '116',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T11:05:00.000Z',
    },
    {
      id: 901,
      type: 'offer_made',
      actor_role: 'buyer',
      offer_id: 204,
      price_percent: '112.5',
      document_id: null,
      note: null,
      occurred_at: '2026-11-18T09:30:00.000Z',
    },
  ],
  lock_version: 7,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-25T09:00:00.000Z',
});

export const getCancelAdminNegotiationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelAdminNegotiationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListAdminNegotiationsMockHandler = (
  overrideResponse?:
    | AdminNegotiationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminNegotiationPage> | AdminNegotiationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler200 = (
  overrideResponse?:
    | AdminNegotiationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminNegotiationPage> | AdminNegotiationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListAdminNegotiationsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdminNegotiationsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminNegotiationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminNegotiationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getAdvanceNegotiationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/advance',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAdvanceNegotiationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRecordPaymentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordPaymentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMarkNegotiationUnpaidMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/mark_unpaid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationUnpaidResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRecordFeeMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/fee',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordFeeResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler200 = (
  overrideResponse?:
    | AdminNegotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AdminNegotiation> | AdminNegotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCancelAdminNegotiationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admin/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelAdminNegotiationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminNegotiationsMock = () => [
  getListAdminNegotiationsMockHandler(),
  getGetAdminNegotiationMockHandler(),
  getAdvanceNegotiationMockHandler(),
  getRecordPaymentMockHandler(),
  getMarkNegotiationUnpaidMockHandler(),
  getRecordFeeMockHandler(),
  getCancelAdminNegotiationMockHandler(),
];
