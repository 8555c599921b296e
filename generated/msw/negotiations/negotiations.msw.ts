/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  Assignment,
  BadRequestResponse,
  BuyerPortal,
  ForbiddenResponse,
  InternalErrorResponse,
  Negotiation,
  NegotiationEventPage,
  NegotiationPage,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaleVersionResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListNegotiationsResponseMock = (): NegotiationPage => ({
  current_page: 1,
  total_count: 1,
  negotiations: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      role: 'buyer',
      status: 'diligence',
      unread_count: 1,
      has_news: true,
      awaiting: 'buyer',
      due_at: '2026-11-20T14:40:00.000Z',
      objection_deadline_on: null,
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
      updated_at: '2026-11-18T14:40:00.000Z',
    },
  ],
});

export const getListNegotiationsResponseMock200 = (): NegotiationPage => ({
  current_page: 1,
  total_count: 1,
  negotiations: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      role: 'buyer',
      status: 'diligence',
      unread_count: 1,
      has_news: true,
      awaiting: 'buyer',
      due_at: '2026-11-20T14:40:00.000Z',
      objection_deadline_on: null,
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
      updated_at: '2026-11-18T14:40:00.000Z',
    },
  ],
});

export const getListNegotiationsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'diligence',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'buyer',
  due_at: '2026-11-20T14:40:00.000Z',
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
  is_pledged: false,
  current_offer: {
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
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
});

export const getGetNegotiationResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'diligence',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'buyer',
  due_at: '2026-11-20T14:40:00.000Z',
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
  is_pledged: false,
  current_offer: {
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
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
});

export const getGetNegotiationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetNegotiationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock = (): NegotiationEventPage => ({
  current_page: 1,
  total_count: 3,
  negotiation_events: [
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
});

export const getListNegotiationEventsResponseMock200 = (): NegotiationEventPage => ({
  current_page: 1,
  total_count: 3,
  negotiation_events: [
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
});

export const getListNegotiationEventsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationEventsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'signing',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'both',
  due_at: '2026-11-24T09:00:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'signing',
    negotiation_awaiting: 'both',
    negotiation_due_at: '2026-11-24T09:00:00.000Z',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
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
  lock_version: 3,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
});

export const getConfirmDiligenceResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'signing',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'both',
  due_at: '2026-11-24T09:00:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'signing',
    negotiation_awaiting: 'both',
    negotiation_due_at: '2026-11-24T09:00:00.000Z',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
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
  lock_version: 3,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-19T09:00:00.000Z',
});

export const getConfirmDiligenceResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmDiligenceResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock = (): Assignment => ({
  version: '2026-02',
  title: 'Assignment of claim',
  hash: 'db336a52786e28bd66304f2d26515fb37d4864f252c5e9a3e6e5f5adaa014baf',
  sections: [
    { heading: 'Assignment', paragraphs: ['The seller assigns claim CLM-7K3F9Q to the buyer.'] },
  ],
  signatures: [
    {
      role: 'seller',
      name: 'Sofia Marchetti',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
    {
      role: 'buyer',
      name: 'Harbor Lane Capital LP',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
  ],
  document: null,
  drawn_up_at: '2026-11-19T09:00:00.000Z',
});

export const getGetAssignmentResponseMock200 = (): Assignment => ({
  version: '2026-02',
  title: 'Assignment of claim',
  hash: 'db336a52786e28bd66304f2d26515fb37d4864f252c5e9a3e6e5f5adaa014baf',
  sections: [
    { heading: 'Assignment', paragraphs: ['The seller assigns claim CLM-7K3F9Q to the buyer.'] },
  ],
  signatures: [
    {
      role: 'seller',
      name: 'Sofia Marchetti',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
    {
      role: 'buyer',
      name: 'Harbor Lane Capital LP',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
  ],
  document: null,
  drawn_up_at: '2026-11-19T09:00:00.000Z',
});

export const getGetAssignmentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAssignmentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock = (): Assignment => ({
  version: '2026-02',
  title: 'Assignment of claim',
  hash: 'db336a52786e28bd66304f2d26515fb37d4864f252c5e9a3e6e5f5adaa014baf',
  sections: [
    { heading: 'Assignment', paragraphs: ['The seller assigns claim CLM-7K3F9Q to the buyer.'] },
  ],
  signatures: [
    {
      role: 'seller',
      name: 'Sofia Marchetti',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
    {
      role: 'buyer',
      name: 'Harbor Lane Capital LP',
      signed_at: '2026-11-19T16:10:00.000Z',
      typed_name: 'Ben Okafor',
      signatory_title: 'Managing partner',
    },
  ],
  document: null,
  drawn_up_at: '2026-11-19T09:00:00.000Z',
});

export const getSignAssignmentResponseMock200 = (): Assignment => ({
  version: '2026-02',
  title: 'Assignment of claim',
  hash: 'db336a52786e28bd66304f2d26515fb37d4864f252c5e9a3e6e5f5adaa014baf',
  sections: [
    { heading: 'Assignment', paragraphs: ['The seller assigns claim CLM-7K3F9Q to the buyer.'] },
  ],
  signatures: [
    {
      role: 'seller',
      name: 'Sofia Marchetti',
      signed_at: null,
      typed_name: null,
      signatory_title: null,
    },
    {
      role: 'buyer',
      name: 'Harbor Lane Capital LP',
      signed_at: '2026-11-19T16:10:00.000Z',
      typed_name: 'Ben Okafor',
      signatory_title: 'Managing partner',
    },
  ],
  document: null,
  drawn_up_at: '2026-11-19T09:00:00.000Z',
});

export const getSignAssignmentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getSignAssignmentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'seller',
  status: 'payment',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'buyer',
  due_at: '2026-11-24T18:25:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'payment',
    negotiation_awaiting: 'buyer',
    negotiation_due_at: '2026-11-24T18:25:00.000Z',
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
    is_mine: true,
    counterparty_label: 'Ben Okafor',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Buyer 4821',
    name: 'Ben Okafor',
    company: 'Harbor Lane Capital LP',
    email: 'buyer@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
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
  lock_version: 6,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T08:30:00.000Z',
});

export const getUpdatePaymentInstructionsResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'seller',
  status: 'payment',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'buyer',
  due_at: '2026-11-24T18:25:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'payment',
    negotiation_awaiting: 'buyer',
    negotiation_due_at: '2026-11-24T18:25:00.000Z',
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
    is_mine: true,
    counterparty_label: 'Ben Okafor',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Buyer 4821',
    name: 'Ben Okafor',
    company: 'Harbor Lane Capital LP',
    email: 'buyer@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
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
  lock_version: 6,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T08:30:00.000Z',
});

export const getUpdatePaymentInstructionsResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUpdatePaymentInstructionsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'payment',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'seller',
  due_at: '2026-11-27T10:15:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'payment',
    negotiation_awaiting: 'seller',
    negotiation_due_at: '2026-11-27T10:15:00.000Z',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Seller 4821',
    name: 'Sofia Marchetti',
    company: null,
    email: 'seller@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
  payment_reference: 'HLC-2026-1187',
  payment_document: null,
  fee_instructions: null,
  fee_due_at: '2026-11-24T18:25:00.000Z',
  fee_received_on: null,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  lock_version: 7,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T10:15:00.000Z',
});

export const getMarkNegotiationPaidResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'payment',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'seller',
  due_at: '2026-11-27T10:15:00.000Z',
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'payment',
    negotiation_awaiting: 'seller',
    negotiation_due_at: '2026-11-27T10:15:00.000Z',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Seller 4821',
    name: 'Sofia Marchetti',
    company: null,
    email: 'seller@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
  payment_reference: 'HLC-2026-1187',
  payment_document: null,
  fee_instructions: null,
  fee_due_at: '2026-11-24T18:25:00.000Z',
  fee_received_on: null,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: null,
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  lock_version: 7,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T10:15:00.000Z',
});

export const getMarkNegotiationPaidResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNegotiationPaidResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'seller',
  status: 'transfer',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'staff',
  due_at: null,
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'transfer',
    negotiation_awaiting: 'staff',
    negotiation_due_at: null,
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
    is_mine: true,
    counterparty_label: 'Ben Okafor',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Buyer 4821',
    name: 'Ben Okafor',
    company: 'Harbor Lane Capital LP',
    email: 'buyer@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
  payment_reference: 'HLC-2026-1187',
  payment_document: null,
  fee_instructions: null,
  fee_due_at: '2026-11-27T15:00:00.000Z',
  fee_received_on: null,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  lock_version: 8,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
});

export const getConfirmPaymentResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'seller',
  status: 'transfer',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'staff',
  due_at: null,
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'transfer',
    negotiation_awaiting: 'staff',
    negotiation_due_at: null,
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
    is_mine: true,
    counterparty_label: 'Ben Okafor',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Buyer 4821',
    name: 'Ben Okafor',
    company: 'Harbor Lane Capital LP',
    email: 'buyer@example.com',
    country: 'US',
    may_act: true,
  },
  identities_disclosed: true,
  signed_by_me: true,
  signed_by_counterparty: true,
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
  payment_instructions: 'Sofia Marchetti, GB29 NWBK 6016 1331 9268 19, NatWest',
  payment_instructions_at: '2026-11-20T08:30:00.000Z',
  payment_instructions_changed: true,
  payment_reference: 'HLC-2026-1187',
  payment_document: null,
  fee_instructions: null,
  fee_due_at: '2026-11-27T15:00:00.000Z',
  fee_received_on: null,
  paid_at: '2026-11-20T10:15:00.000Z',
  unpaid_reason: null,
  received_at: '2026-11-20T15:00:00.000Z',
  transfer_filed_on: null,
  objection_deadline_on: null,
  docket_number: null,
  cancel_reason: null,
  cancelled_by: null,
  completed_at: null,
  lock_version: 8,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
});

export const getConfirmPaymentResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getConfirmPaymentResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'cancelled',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'none',
  due_at: null,
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'cancelled',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Seller 4821',
    name: 'Sofia Marchetti',
    company: null,
    email: null,
    country: null,
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
  cancel_reason: 'The register shows another holder.',
  cancelled_by: 'buyer',
  completed_at: null,
  lock_version: 3,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
});

export const getCancelNegotiationResponseMock200 = (): Negotiation => ({
  id: 31,
  reference: 'NEG-4Q8W2H',
  role: 'buyer',
  status: 'cancelled',
  conversation_id: 51,
  unread_count: 1,
  awaiting: 'none',
  due_at: null,
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
  is_pledged: false,
  current_offer: {
    id: 205,
    negotiation_id: 31,
    negotiation_status: 'cancelled',
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
  },
  agreed_percent: '116',
  agreed_amount: '293625.46',
  agreed_at: '2026-11-18T14:40:00.000Z',
  currency: 'USD',
  counterparty: {
    label: 'Seller 4821',
    name: 'Sofia Marchetti',
    company: null,
    email: null,
    country: null,
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
  cancel_reason: 'The register shows another holder.',
  cancelled_by: 'buyer',
  completed_at: null,
  lock_version: 3,
  created_at: '2026-11-18T09:30:00.000Z',
  updated_at: '2026-11-19T08:00:00.000Z',
});

export const getCancelNegotiationResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock409 = (): StaleVersionResponse => ({
  message: 'Somebody else changed this record. Reload it and try again.',
  code: 'stale_version',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCancelNegotiationResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerPortalResponseMock = (): BuyerPortal => ({
  awaiting_me: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      role: 'buyer',
      status: 'diligence',
      unread_count: 1,
      has_news: true,
      awaiting: 'buyer',
      due_at: '2026-11-20T14:40:00.000Z',
      objection_deadline_on: null,
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
      updated_at: '2026-11-18T14:40:00.000Z',
    },
  ],
  owed_fees: [
    {
      negotiation_id: 28,
      claim_reference: 'CLM-4HW2PX',
      case_name: 'FTX',
      amount: '412.5',
      currency: 'USD',
      due_at: '2026-11-24T18:25:00.000Z',
    },
  ],
  stages: [
    { status: 'open', count: 0 },
    { status: 'diligence', count: 1 },
    { status: 'signing', count: 0 },
    { status: 'payment', count: 0 },
    { status: 'transfer', count: 0 },
    { status: 'completed', count: 0 },
  ],
  committed: [{ currency: 'USD', amount: '296561.71' }],
  spent: [],
});

export const getGetBuyerPortalResponseMock200 = (): BuyerPortal => ({
  awaiting_me: [
    {
      id: 31,
      reference: 'NEG-4Q8W2H',
      role: 'buyer',
      status: 'diligence',
      unread_count: 1,
      has_news: true,
      awaiting: 'buyer',
      due_at: '2026-11-20T14:40:00.000Z',
      objection_deadline_on: null,
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
      updated_at: '2026-11-18T14:40:00.000Z',
    },
  ],
  owed_fees: [
    {
      negotiation_id: 28,
      claim_reference: 'CLM-4HW2PX',
      case_name: 'FTX',
      amount: '412.5',
      currency: 'USD',
      due_at: '2026-11-24T18:25:00.000Z',
    },
  ],
  stages: [
    { status: 'open', count: 0 },
    { status: 'diligence', count: 1 },
    { status: 'signing', count: 0 },
    { status: 'payment', count: 0 },
    { status: 'transfer', count: 0 },
    { status: 'completed', count: 0 },
  ],
  committed: [{ currency: 'USD', amount: '296561.71' }],
  spent: [],
});

export const getGetBuyerPortalResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerPortalResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerPortalResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerPortalResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetBuyerPortalResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListNegotiationsMockHandler = (
  overrideResponse?:
    | NegotiationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NegotiationPage> | NegotiationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler200 = (
  overrideResponse?:
    | NegotiationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NegotiationPage> | NegotiationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListNegotiationsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetNegotiationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetNegotiationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler = (
  overrideResponse?:
    | NegotiationEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NegotiationEventPage> | NegotiationEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler200 = (
  overrideResponse?:
    | NegotiationEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NegotiationEventPage> | NegotiationEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListNegotiationEventsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNegotiationEventsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getConfirmDiligenceMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_diligence',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmDiligenceResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler = (
  overrideResponse?:
    | Assignment
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Assignment> | Assignment),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler200 = (
  overrideResponse?:
    | Assignment
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Assignment> | Assignment),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAssignmentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/negotiations/:id/assignment',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAssignmentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler = (
  overrideResponse?:
    | Assignment
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Assignment> | Assignment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler200 = (
  overrideResponse?:
    | Assignment
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Assignment> | Assignment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSignAssignmentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/assignment/sign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignAssignmentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUpdatePaymentInstructionsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    '/api/api/negotiations/:id/payment_instructions',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdatePaymentInstructionsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMarkNegotiationPaidMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/mark_paid',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNegotiationPaidResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getConfirmPaymentMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/confirm_payment',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getConfirmPaymentResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler200 = (
  overrideResponse?:
    | Negotiation
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Negotiation> | Negotiation),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler409 = (
  overrideResponse?:
    | StaleVersionResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StaleVersionResponse> | StaleVersionResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock409(),
        { status: 409 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCancelNegotiationMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/negotiations/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelNegotiationResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler = (
  overrideResponse?:
    | BuyerPortal
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BuyerPortal> | BuyerPortal),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler200 = (
  overrideResponse?:
    | BuyerPortal
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BuyerPortal> | BuyerPortal),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetBuyerPortalMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/buyer_portal',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuyerPortalResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getNegotiationsMock = () => [
  getListNegotiationsMockHandler(),
  getGetNegotiationMockHandler(),
  getListNegotiationEventsMockHandler(),
  getConfirmDiligenceMockHandler(),
  getGetAssignmentMockHandler(),
  getSignAssignmentMockHandler(),
  getUpdatePaymentInstructionsMockHandler(),
  getMarkNegotiationPaidMockHandler(),
  getConfirmPaymentMockHandler(),
  getCancelNegotiationMockHandler(),
  getGetBuyerPortalMockHandler(),
];
