/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import {
  CaseStage,
  ClaimDocumentKind,
  ClaimPriority,
  ClaimType,
  CountryCode,
  DocumentKind,
  ErrorCode,
  EstateKycStatus,
  HolderType,
  ListedCaseStatus,
  ListedClaimStatus,
  Proceeding,
  Recourse,
  RegisterStatus,
  SizeBand,
} from '../../model';
import type {
  Case,
  CasePage,
  CaseParameters,
  CaseSummary,
  CaseUpdate,
  Claim,
  ClaimDeal,
  ClaimExactTerms,
  ClaimPage,
  ClaimSummary,
  InternalErrorResponse,
  NotFoundResponse,
  PricePoint,
  ServiceUnavailableResponse,
  UnprocessableContentResponse,
} from '../../model';

export const getListCasesResponseMock = (
  overrideResponse: Partial<Extract<CasePage, object>> = {},
): CasePage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  cases: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    court: faker.string.alpha({ length: { min: 10, max: 20 } }),
    case_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
    proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
    stage: faker.helpers.arrayElement(Object.values(CaseStage)),
    petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
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
    recent_prices: Array.from(
      { length: faker.number.int({ min: 1, max: 90 }) },
      (_, i) => i + 1,
    ).map(() => ({
      date: faker.date.past().toISOString().slice(0, 10),
      low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      size_band: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(SizeBand)),
        null,
      ]),
      source: faker.helpers.arrayElement(['guide', 'trade'] as const),
    })),
    stats: {
      open_claims_count: faker.number.int({ min: 0 }),
      open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      lowest_ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      last_trade_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      followers_count: faker.number.int({ min: 0 }),
    },
  })),
  ...overrideResponse,
});

export const getListCasesResponseMock200 = (
  overrideResponse: Partial<Extract<CasePage, object>> = {},
): CasePage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  cases: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    court: faker.string.alpha({ length: { min: 10, max: 20 } }),
    case_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
    proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
    stage: faker.helpers.arrayElement(Object.values(CaseStage)),
    petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
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
    recent_prices: Array.from(
      { length: faker.number.int({ min: 1, max: 90 }) },
      (_, i) => i + 1,
    ).map(() => ({
      date: faker.date.past().toISOString().slice(0, 10),
      low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      size_band: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(SizeBand)),
        null,
      ]),
      source: faker.helpers.arrayElement(['guide', 'trade'] as const),
    })),
    stats: {
      open_claims_count: faker.number.int({ min: 0 }),
      open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      lowest_ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      last_trade_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      followers_count: faker.number.int({ min: 0 }),
    },
  })),
  ...overrideResponse,
});

export const getListCasesResponseMock422 = (
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

export const getListCasesResponseMock500 = (
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

export const getListCasesResponseMock503 = (
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

export const getGetFeaturedCasesResponseMock = (): CaseSummary[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 12 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    court: faker.string.alpha({ length: { min: 10, max: 20 } }),
    case_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
    proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
    stage: faker.helpers.arrayElement(Object.values(CaseStage)),
    petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
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
    recent_prices: Array.from(
      { length: faker.number.int({ min: 1, max: 90 }) },
      (_, i) => i + 1,
    ).map(() => ({
      date: faker.date.past().toISOString().slice(0, 10),
      low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      size_band: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(SizeBand)),
        null,
      ]),
      source: faker.helpers.arrayElement(['guide', 'trade'] as const),
    })),
    stats: {
      open_claims_count: faker.number.int({ min: 0 }),
      open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      lowest_ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      last_trade_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      followers_count: faker.number.int({ min: 0 }),
    },
  }));

export const getGetFeaturedCasesResponseMock200 = (): CaseSummary[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 12 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    court: faker.string.alpha({ length: { min: 10, max: 20 } }),
    case_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
    proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
    stage: faker.helpers.arrayElement(Object.values(CaseStage)),
    petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
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
    recent_prices: Array.from(
      { length: faker.number.int({ min: 1, max: 90 }) },
      (_, i) => i + 1,
    ).map(() => ({
      date: faker.date.past().toISOString().slice(0, 10),
      low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      size_band: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(SizeBand)),
        null,
      ]),
      source: faker.helpers.arrayElement(['guide', 'trade'] as const),
    })),
    stats: {
      open_claims_count: faker.number.int({ min: 0 }),
      open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
      best_bid_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      lowest_ask_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      last_trade_percent: faker.helpers.arrayElement([
        faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
        null,
      ]),
      followers_count: faker.number.int({ min: 0 }),
    },
  }));

export const getGetFeaturedCasesResponseMock422 = (
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

export const getGetFeaturedCasesResponseMock500 = (
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

export const getGetFeaturedCasesResponseMock503 = (
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

export const getGetCaseResponseMock = (
  overrideResponse: Partial<Extract<Case, object>> = {},
): Case => ({
  id: faker.number.int(),
  case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  court: faker.string.alpha({ length: { min: 10, max: 20 } }),
  district: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  case_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
  proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
  stage: faker.helpers.arrayElement(Object.values(CaseStage)),
  status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  bar_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  plan_effective_date: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 10),
    null,
  ]),
  claims_agent: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claims_agent_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_assets: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_liabilities: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_creditors: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  recovery_low_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recovery_high_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
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
  guide_updated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  logo_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  stats: {
    open_claims_count: faker.number.int({ min: 0 }),
    open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    lowest_ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    last_trade_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    followers_count: faker.number.int({ min: 0 }),
  },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetCaseResponseMock200 = (
  overrideResponse: Partial<Extract<Case, object>> = {},
): Case => ({
  id: faker.number.int(),
  case_code: faker.string.alpha({ length: { min: 10, max: 20 } }),
  name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  debtor_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  court: faker.string.alpha({ length: { min: 10, max: 20 } }),
  district: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  case_number: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  jurisdiction: faker.helpers.arrayElement(Object.values(CountryCode)),
  proceeding: faker.helpers.arrayElement(Object.values(Proceeding)),
  stage: faker.helpers.arrayElement(Object.values(CaseStage)),
  status: faker.helpers.arrayElement(Object.values(ListedCaseStatus)),
  petition_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  bar_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
  plan_effective_date: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 10),
    null,
  ]),
  claims_agent: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  claims_agent_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_assets: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_liabilities: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  estimated_creditors: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  recovery_low_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  recovery_high_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
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
  guide_updated_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  logo_url: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  stats: {
    open_claims_count: faker.number.int({ min: 0 }),
    open_face_amount: faker.helpers.fromRegExp('^\\d{1,20}(\\.\\d{1,8})?$'),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    lowest_ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    last_trade_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    followers_count: faker.number.int({ min: 0 }),
  },
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
});

export const getGetCaseResponseMock404 = (
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

export const getGetCaseResponseMock422 = (
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

export const getGetCaseResponseMock500 = (
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

export const getGetCaseResponseMock503 = (
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

export const getGetCasePriceHistoryResponseMock = (): PricePoint[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    date: faker.date.past().toISOString().slice(0, 10),
    low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    size_band: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(SizeBand)),
      null,
    ]),
    source: faker.helpers.arrayElement(['guide', 'trade'] as const),
  }));

export const getGetCasePriceHistoryResponseMock200 = (): PricePoint[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    date: faker.date.past().toISOString().slice(0, 10),
    low_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    high_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    size_band: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(SizeBand)),
      null,
    ]),
    source: faker.helpers.arrayElement(['guide', 'trade'] as const),
  }));

export const getGetCasePriceHistoryResponseMock404 = (
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

export const getGetCasePriceHistoryResponseMock422 = (
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

export const getGetCasePriceHistoryResponseMock500 = (
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

export const getGetCasePriceHistoryResponseMock503 = (
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

export const getGetCaseUpdatesResponseMock = (): CaseUpdate[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    date: faker.date.past().toISOString().slice(0, 10),
    title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    body: faker.string.alpha({ length: { min: 10, max: 20 } }),
    url: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  }));

export const getGetCaseUpdatesResponseMock200 = (): CaseUpdate[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    id: faker.number.int(),
    date: faker.date.past().toISOString().slice(0, 10),
    title: faker.string.alpha({ length: { min: 10, max: 20 } }),
    body: faker.string.alpha({ length: { min: 10, max: 20 } }),
    url: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  }));

export const getGetCaseUpdatesResponseMock404 = (
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

export const getGetCaseUpdatesResponseMock422 = (
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

export const getGetCaseUpdatesResponseMock500 = (
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

export const getGetCaseUpdatesResponseMock503 = (
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

export const getGetCaseParametersResponseMock = (
  overrideResponse: Partial<Extract<CaseParameters, object>> = {},
): CaseParameters => ({
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  claim_types: faker.helpers.arrayElements(Object.values(ClaimType)),
  claim_classes: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    petition_price: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  required_document_kinds: faker.helpers.arrayElements(Object.values(ClaimDocumentKind)),
  questions: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      key: faker.string.alpha({ length: { min: 10, max: 20 } }),
      label: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(['text', 'number', 'date', 'boolean', 'select'] as const),
      options: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 20 } }),
        ),
        undefined,
      ]),
      required: faker.datatype.boolean(),
    }),
  ),
  minimum_claim_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  offer_expiry_hours: faker.number.int({ min: 1, max: 720 }),
  seller_fee_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
  buyer_fee_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
  restricted_countries: faker.helpers.arrayElements(Object.values(CountryCode)),
  ...overrideResponse,
});

export const getGetCaseParametersResponseMock200 = (
  overrideResponse: Partial<Extract<CaseParameters, object>> = {},
): CaseParameters => ({
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  claim_types: faker.helpers.arrayElements(Object.values(ClaimType)),
  claim_classes: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.string.alpha({ length: { min: 10, max: 20 } }),
      name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
    symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
    petition_price: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  })),
  required_document_kinds: faker.helpers.arrayElements(Object.values(ClaimDocumentKind)),
  questions: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      key: faker.string.alpha({ length: { min: 10, max: 20 } }),
      label: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(['text', 'number', 'date', 'boolean', 'select'] as const),
      options: faker.helpers.arrayElement([
        Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() =>
          faker.string.alpha({ length: { min: 10, max: 20 } }),
        ),
        undefined,
      ]),
      required: faker.datatype.boolean(),
    }),
  ),
  minimum_claim_amount: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    null,
  ]),
  offer_expiry_hours: faker.number.int({ min: 1, max: 720 }),
  seller_fee_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
  buyer_fee_percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
  restricted_countries: faker.helpers.arrayElements(Object.values(CountryCode)),
  ...overrideResponse,
});

export const getGetCaseParametersResponseMock404 = (
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

export const getGetCaseParametersResponseMock422 = (
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

export const getGetCaseParametersResponseMock500 = (
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

export const getGetCaseParametersResponseMock503 = (
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

export const getListClaimsResponseMock = (
  overrideResponse: Partial<Extract<ClaimPage, object>> = {},
): ClaimPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  claims: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
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
    },
    status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
    claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
    claim_class: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
    face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    face_amount_rounded: faker.datatype.boolean(),
    ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
    estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
    recourse_preference: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(Recourse)),
      null,
    ]),
    partial_sale: faker.datatype.boolean(),
    featured: faker.datatype.boolean(),
    listed_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
  })),
  ...overrideResponse,
});

export const getListClaimsResponseMock200 = (
  overrideResponse: Partial<Extract<ClaimPage, object>> = {},
): ClaimPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  claims: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(() => ({
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
    },
    status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
    claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
    claim_class: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
    face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    face_amount_rounded: faker.datatype.boolean(),
    ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
    estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
    recourse_preference: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(Recourse)),
      null,
    ]),
    partial_sale: faker.datatype.boolean(),
    featured: faker.datatype.boolean(),
    listed_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
  })),
  ...overrideResponse,
});

export const getListClaimsResponseMock422 = (
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

export const getListClaimsResponseMock500 = (
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

export const getListClaimsResponseMock503 = (
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

export const getGetFeaturedClaimsResponseMock = (): ClaimSummary[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 24 }) }, (_, i) => i + 1).map(() => ({
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
    },
    status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
    claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
    claim_class: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
    face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    face_amount_rounded: faker.datatype.boolean(),
    ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
    estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
    recourse_preference: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(Recourse)),
      null,
    ]),
    partial_sale: faker.datatype.boolean(),
    featured: faker.datatype.boolean(),
    listed_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
  }));

export const getGetFeaturedClaimsResponseMock200 = (): ClaimSummary[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 24 }) }, (_, i) => i + 1).map(() => ({
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
    },
    status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
    claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
    claim_class: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
    currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
    face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
    face_amount_rounded: faker.datatype.boolean(),
    ask_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    best_bid_percent: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
      null,
    ]),
    register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
    estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
    recourse_preference: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(Recourse)),
      null,
    ]),
    partial_sale: faker.datatype.boolean(),
    featured: faker.datatype.boolean(),
    listed_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
    expires_at: faker.helpers.arrayElement([
      faker.date.past().toISOString().slice(0, 19) + 'Z',
      null,
    ]),
  }));

export const getGetFeaturedClaimsResponseMock422 = (
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

export const getGetFeaturedClaimsResponseMock500 = (
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

export const getGetFeaturedClaimsResponseMock503 = (
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

export const getGetClaimResponseClaimExactTermsMock = (
  overrideResponse: Partial<ClaimExactTerms> = {},
): ClaimExactTerms => ({
  ...{
    holder_country: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(CountryCode)),
      null,
    ]),
    debtor_entity: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
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
    schedule_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    proof_of_claim_number: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 20 } }),
      null,
    ]),
    filed_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]),
    preference_exposure_amount: faker.helpers.arrayElement([
      faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
      null,
    ]),
    assets: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
      () => ({
        symbol: faker.string.alpha({ length: { min: 10, max: 20 } }),
        quantity: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
        value: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
      }),
    ),
  },
  ...overrideResponse,
});

export const getGetClaimResponseClaimDealMock = (
  overrideResponse: Partial<ClaimDeal> = {},
): ClaimDeal => ({
  ...{
    percent: faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    agreed_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  ...overrideResponse,
});

export const getGetClaimResponseMock = (
  overrideResponse: Partial<Extract<Claim, object>> = {},
): Claim => ({
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
  },
  status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  face_amount_rounded: faker.datatype.boolean(),
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  acquired_from_other: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      byte_size: faker.number.int({ min: 1 }),
      redacted: faker.datatype.boolean(),
    }),
  ),
  exact_terms: faker.helpers.arrayElement([{ ...getGetClaimResponseClaimExactTermsMock() }, null]),
  is_owner: faker.datatype.boolean(),
  views_count: faker.number.int({ min: 0 }),
  offers_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getGetClaimResponseClaimDealMock() }, null]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getGetClaimResponseMock200 = (
  overrideResponse: Partial<Extract<Claim, object>> = {},
): Claim => ({
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
  },
  status: faker.helpers.arrayElement(Object.values(ListedClaimStatus)),
  holder_type: faker.helpers.arrayElement(Object.values(HolderType)),
  claim_type: faker.helpers.arrayElement(Object.values(ClaimType)),
  claim_class: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  priority: faker.helpers.arrayElement(Object.values(ClaimPriority)),
  currency: faker.helpers.fromRegExp('^[A-Z]{3}$'),
  face_amount: faker.helpers.fromRegExp('^\\d{1,12}(\\.\\d{1,8})?$'),
  face_amount_rounded: faker.datatype.boolean(),
  ask_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  best_bid_percent: faker.helpers.arrayElement([
    faker.helpers.fromRegExp('^\\d{1,3}(\\.\\d{1,4})?$'),
    null,
  ]),
  register_status: faker.helpers.arrayElement(Object.values(RegisterStatus)),
  estate_kyc_status: faker.helpers.arrayElement(Object.values(EstateKycStatus)),
  contingent: faker.datatype.boolean(),
  unliquidated: faker.datatype.boolean(),
  disputed: faker.datatype.boolean(),
  acquired_from_other: faker.datatype.boolean(),
  has_loan: faker.datatype.boolean(),
  is_insider: faker.datatype.boolean(),
  has_preference_exposure: faker.datatype.boolean(),
  recourse_preference: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(Recourse)),
    null,
  ]),
  partial_sale: faker.datatype.boolean(),
  description: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  featured: faker.datatype.boolean(),
  documents: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      kind: faker.helpers.arrayElement(Object.values(DocumentKind)),
      byte_size: faker.number.int({ min: 1 }),
      redacted: faker.datatype.boolean(),
    }),
  ),
  exact_terms: faker.helpers.arrayElement([{ ...getGetClaimResponseClaimExactTermsMock() }, null]),
  is_owner: faker.datatype.boolean(),
  views_count: faker.number.int({ min: 0 }),
  offers_count: faker.number.int({ min: 0 }),
  followers_count: faker.number.int({ min: 0 }),
  listed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  expires_at: faker.helpers.arrayElement([
    faker.date.past().toISOString().slice(0, 19) + 'Z',
    null,
  ]),
  sold_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]),
  deal: faker.helpers.arrayElement([{ ...getGetClaimResponseClaimDealMock() }, null]),
  lock_version: faker.number.int({ min: 0, max: 2147483647 }),
  ...overrideResponse,
});

export const getGetClaimResponseMock404 = (
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

export const getGetClaimResponseMock422 = (
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

export const getGetClaimResponseMock500 = (
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

export const getGetClaimResponseMock503 = (
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
export const getMarketplaceMock = () => [
  getListCasesMockHandler(),
  getGetFeaturedCasesMockHandler(),
  getGetCaseMockHandler(),
  getGetCasePriceHistoryMockHandler(),
  getGetCaseUpdatesMockHandler(),
  getGetCaseParametersMockHandler(),
  getListClaimsMockHandler(),
  getGetFeaturedClaimsMockHandler(),
  getGetClaimMockHandler(),
];
