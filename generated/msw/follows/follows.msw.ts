/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  FollowState,
  FollowedClaimPage,
  Follows,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  RecommendedClaimPage,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
} from '../../model';

export const getListRecommendedClaimsResponseMock = (): RecommendedClaimPage => ({
  current_page: 1,
  total_count: 1,
  recommended_claims: [
    {
      claim: {
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
      reasons: ['case_of_interest', 'within_range'],
    },
  ],
});

export const getListRecommendedClaimsResponseMock200 = (): RecommendedClaimPage => ({
  current_page: 1,
  total_count: 1,
  recommended_claims: [
    {
      claim: {
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
      reasons: ['case_of_interest', 'within_range'],
    },
  ],
});

export const getListRecommendedClaimsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListRecommendedClaimsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListRecommendedClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListRecommendedClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListRecommendedClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock = (): FollowState => ({
  is_followed: true,
  followers_count: 5,
});

export const getFollowClaimResponseMock200 = (): FollowState => ({
  is_followed: true,
  followers_count: 5,
});

export const getFollowClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock = (): FollowState => ({
  is_followed: false,
  followers_count: 4,
});

export const getUnfollowClaimResponseMock200 = (): FollowState => ({
  is_followed: false,
  followers_count: 4,
});

export const getUnfollowClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getDismissClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getRestoreClaimResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock = (): FollowState => ({
  is_followed: true,
  followers_count: 42,
});

export const getFollowCaseResponseMock200 = (): FollowState => ({
  is_followed: true,
  followers_count: 42,
});

export const getFollowCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getFollowCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock = (): FollowState => ({
  is_followed: false,
  followers_count: 41,
});

export const getUnfollowCaseResponseMock200 = (): FollowState => ({
  is_followed: false,
  followers_count: 41,
});

export const getUnfollowCaseResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUnfollowCaseResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFollowsResponseMock = (): Follows => ({ claim_ids: [77], case_ids: [1] });

export const getGetFollowsResponseMock200 = (): Follows => ({ claim_ids: [77], case_ids: [1] });

export const getGetFollowsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFollowsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFollowsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetFollowsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetFollowsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListFollowedClaimsResponseMock = (): FollowedClaimPage => ({
  current_page: 1,
  total_count: 1,
  followed_claims: [
    {
      claim: {
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
      followed_at: '2026-11-17T15:30:00.000Z',
      ask_percent_then: '118.5',
    },
  ],
});

export const getListFollowedClaimsResponseMock200 = (): FollowedClaimPage => ({
  current_page: 1,
  total_count: 1,
  followed_claims: [
    {
      claim: {
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
      followed_at: '2026-11-17T15:30:00.000Z',
      ask_percent_then: '118.5',
    },
  ],
});

export const getListFollowedClaimsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListFollowedClaimsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListFollowedClaimsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListFollowedClaimsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListFollowedClaimsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListRecommendedClaimsMockHandler = (
  overrideResponse?:
    | RecommendedClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RecommendedClaimPage> | RecommendedClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler200 = (
  overrideResponse?:
    | RecommendedClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<RecommendedClaimPage> | RecommendedClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListRecommendedClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/claims/recommended',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListRecommendedClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler200 = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getFollowClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler200 = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUnfollowClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDismissClaimMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getDismissClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getDismissClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDismissClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRestoreClaimMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getRestoreClaimMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getRestoreClaimMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/claims/:id/dismissal',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getRestoreClaimResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler200 = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getFollowCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getFollowCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler200 = (
  overrideResponse?:
    | FollowState
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<FollowState> | FollowState),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUnfollowCaseMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/api/cases/:id/follow',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnfollowCaseResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler = (
  overrideResponse?:
    | Follows
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Follows> | Follows),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler200 = (
  overrideResponse?:
    | Follows
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Follows> | Follows),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetFollowsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/follows',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFollowsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler = (
  overrideResponse?:
    | FollowedClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FollowedClaimPage> | FollowedClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler200 = (
  overrideResponse?:
    | FollowedClaimPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<FollowedClaimPage> | FollowedClaimPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListFollowedClaimsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/followed_claims',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListFollowedClaimsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getFollowsMock = () => [
  getListRecommendedClaimsMockHandler(),
  getFollowClaimMockHandler(),
  getUnfollowClaimMockHandler(),
  getDismissClaimMockHandler(),
  getRestoreClaimMockHandler(),
  getFollowCaseMockHandler(),
  getUnfollowCaseMockHandler(),
  getGetFollowsMockHandler(),
  getListFollowedClaimsMockHandler(),
];
