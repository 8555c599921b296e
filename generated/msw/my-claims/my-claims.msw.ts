/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  ClaimPriority,
  ClaimStatus,
  ClaimTimelineEventType,
  ClaimType,
  CountryCode,
  DocumentKind,
  DocumentStatus,
  ErrorCode,
  EstateKycStatus,
  HolderType,
  ListedCaseStatus,
  Recourse,
  RegisterStatus,
} from '../../model';
import type {
  BadRequestResponse,
  ClaimDeal,
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

export const getListMyClaimsResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getListMyClaimsResponseMock = (
  overrideResponse: Partial<Extract<MyClaimPage, object>> = {},
): MyClaimPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  my_claims: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
      claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
      claim_class: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      face_amount: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
        null,
      ]),
      ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      offers_count: faker.number.int({ min: 0 }),
      sold_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      deal: faker.helpers.arrayElement([{ ...getListMyClaimsResponseClaimDealMock() }, null]),
      review_note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      listed_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      expires_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      lock_version: faker.number.int({ min: 0, max: 2147483647 }),
    }),
  ),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaimPage, object>> = {},
): MyClaimPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  my_claims: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
      claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
      claim_class: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      face_amount: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
        null,
      ]),
      ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      offers_count: faker.number.int({ min: 0 }),
      sold_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      deal: faker.helpers.arrayElement([{ ...getListMyClaimsResponseClaimDealMock() }, null]),
      review_note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      listed_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      expires_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      lock_version: faker.number.int({ min: 0, max: 2147483647 }),
    }),
  ),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getListMyClaimsResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getCreateMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock201 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getCreateMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCreateMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getGetMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getGetMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getGetMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getUpdateMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getUpdateMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUpdateMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getDeleteMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getSubmitMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getSubmitMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSubmitMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getPauseMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getPauseMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getPauseMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getResumeMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getResumeMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getResumeMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getWithdrawMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getWithdrawMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getWithdrawMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getRelistMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock200 = (
  overrideResponse: Partial<Extract<MyClaim, object>> = {},
): MyClaim => ({
  id: faker.number.int(),
  reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
  case: {
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    logo_url: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    guide_low_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    guide_high_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  },
  status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  holder_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  holder_country: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(CountryCode)),
    null,
  ]),
  acquired_from_other: faker.datatype.boolean(),
  debtor_entity: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  face_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  schedule_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  proof_of_claim_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  scheduled_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  filed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  allowed_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  preference_exposure_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  answers: {
    [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 1, max: 2000 } }),
      faker.datatype.boolean(),
    ]),
  },
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  minimum_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
      filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
      content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      byte_size: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
      url: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  timeline: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      type: faker.helpers.arrayElement(Object.values(ClaimTimelineEventType)),
      actor_role: faker.helpers.arrayElement(['seller', 'staff', 'system'] as const),
      note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  review_note: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  offers_count: faker.number.int({ min: 0 }),
  views_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  submitted_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getRelistMyClaimResponseClaimDealMock() }, null]),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock409 = (
  overrideResponse: Partial<Extract<StaleVersionResponse, object>> = {},
): StaleVersionResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getRelistMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock201 = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock429 = (
  overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {},
): TooManyRequestsResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getUploadClaimDocumentResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock201 = (
  overrideResponse: Partial<Extract<Document, object>> = {},
): Document => ({
  id: faker.number.int(),
  kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
  claim_id: faker.helpers.arrayElement([faker.number.int(), null]),
  filename: faker.string.alpha({ length: { min: 10, max: 20 } }),
  content_type: faker.string.alpha({ length: { min: 10, max: 20 } }),
  byte_size: faker.number.int({ min: 1 }),
  status: faker.helpers.arrayElement(Object.values(DocumentStatus)),
  url: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock400 = (
  overrideResponse: Partial<Extract<BadRequestResponse, object>> = {},
): BadRequestResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock404 = (
  overrideResponse: Partial<Extract<NotFoundResponse, object>> = {},
): NotFoundResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock413 = (
  overrideResponse: Partial<Extract<PayloadTooLargeResponse, object>> = {},
): PayloadTooLargeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock415 = (
  overrideResponse: Partial<Extract<UnsupportedMediaTypeResponse, object>> = {},
): UnsupportedMediaTypeResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableWriteResponse, object>> = {},
): UnprocessableWriteResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getCopyDocumentToMyClaimResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetSellerPortalResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock = (
  overrideResponse: Partial<Extract<SellerPortal, object>> = {},
): SellerPortal => ({
  claims_by_status: Array.from(
    { length: faker.number.int({ min: 1, max: 5 }) },
    (_, i) => i + 1,
  ).map(() => ({
    status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
    count: faker.number.int({ min: 0 }),
  })),
  attention: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
      claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
      claim_class: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      face_amount: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
        null,
      ]),
      ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      offers_count: faker.number.int({ min: 0 }),
      sold_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      deal: faker.helpers.arrayElement([{ ...getGetSellerPortalResponseClaimDealMock() }, null]),
      review_note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      listed_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      expires_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      lock_version: faker.number.int({ min: 0, max: 2147483647 }),
    }),
  ),
  held_cases: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      claims_count: faker.number.int({ min: 1 }),
      face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
    }),
  ),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock200 = (
  overrideResponse: Partial<Extract<SellerPortal, object>> = {},
): SellerPortal => ({
  claims_by_status: Array.from(
    { length: faker.number.int({ min: 1, max: 5 }) },
    (_, i) => i + 1,
  ).map(() => ({
    status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
    count: faker.number.int({ min: 0 }),
  })),
  attention: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      reference: faker.helpers.fromRegExp('^CLM-[0-9A-Z]{6}$'),
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      status: faker.helpers.arrayElement(Object.values(ClaimStatus)),
      claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
      claim_class: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      face_amount: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
        null,
      ]),
      ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      offers_count: faker.number.int({ min: 0 }),
      sold_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      deal: faker.helpers.arrayElement([{ ...getGetSellerPortalResponseClaimDealMock() }, null]),
      review_note: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      listed_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      expires_at: faker.helpers.arrayElement([
        faker.date.past().toISOString().slice(0, 19) + 'Z',
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      lock_version: faker.number.int({ min: 0, max: 2147483647 }),
    }),
  ),
  held_cases: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      case: {
        id: faker.number.int(),
        case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        logo_url: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 20 } }),
          null,
        ]),
        guide_low_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        guide_high_percent: faker.helpers.arrayElement([
          faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
          null,
        ]),
        status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
      },
      currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
      claims_count: faker.number.int({ min: 1 }),
      face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
    }),
  ),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock401 = (
  overrideResponse: Partial<Extract<UnauthorizedResponse, object>> = {},
): UnauthorizedResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock403 = (
  overrideResponse: Partial<Extract<ForbiddenResponse, object>> = {},
): ForbiddenResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock422 = (
  overrideResponse: Partial<Extract<UnprocessableContentResponse, object>> = {},
): UnprocessableContentResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock500 = (
  overrideResponse: Partial<Extract<InternalErrorResponse, object>> = {},
): InternalErrorResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetSellerPortalResponseMock503 = (
  overrideResponse: Partial<Extract<ServiceUnavailableResponse, object>> = {},
): ServiceUnavailableResponse => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  code: faker.helpers.arrayElement(Object.values(ErrorCode)),
  errors: faker.helpers.arrayElement([
    {
      [faker.string.alphanumeric(5)]: Array.from(
        { length: faker.number.int({ min: 1, max: 5 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
    },
    undefined,
  ]),
  request_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
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
  getUploadClaimDocumentMockHandler(),
  getCopyDocumentToMyClaimMockHandler(),
  getGetSellerPortalMockHandler(),
];
