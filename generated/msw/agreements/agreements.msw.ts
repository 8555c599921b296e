/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  Agreement,
  BadRequestResponse,
  CurrentAgreement,
  ForbiddenResponse,
  InternalErrorResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getGetCurrentAgreementResponseMock = (): CurrentAgreement => ({
  kind: 'buyer_access',
  version: '2026-11',
  title: 'Marketplace access agreement',
  effective_on: '2026-11-02',
  hash: '87c9f5c3455ac6f24b832355b47f2cc75e5eea48fe69317d84b41bc80e68b903',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential, before and after a sale.'],
    },
  ],
  changes: [
    'You pay within the calendar days that the accepted offer names; it was a fixed number of business days.',
  ],
  acceptance: null,
  last_acceptance: {
    version: '2026-02',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-02-14T10:05:00.000Z',
  },
});

export const getGetCurrentAgreementResponseMock200 = (): CurrentAgreement => ({
  kind: 'buyer_access',
  version: '2026-11',
  title: 'Marketplace access agreement',
  effective_on: '2026-11-02',
  hash: '87c9f5c3455ac6f24b832355b47f2cc75e5eea48fe69317d84b41bc80e68b903',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential, before and after a sale.'],
    },
  ],
  changes: [
    'You pay within the calendar days that the accepted offer names; it was a fixed number of business days.',
  ],
  acceptance: null,
  last_acceptance: {
    version: '2026-02',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-02-14T10:05:00.000Z',
  },
});

export const getGetCurrentAgreementResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCurrentAgreementResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCurrentAgreementResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetCurrentAgreementResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCurrentAgreementResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock = (): Agreement => ({
  kind: 'buyer_access',
  version: '2026-02',
  title: 'Marketplace access agreement',
  effective_on: '2026-02-01',
  hash: 'ba79315d28e04fedb83552212111df52afb7edce4ea96fa381a7dd663e615ef1',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential.'],
    },
  ],
});

export const getGetAgreementResponseMock200 = (): Agreement => ({
  kind: 'buyer_access',
  version: '2026-02',
  title: 'Marketplace access agreement',
  effective_on: '2026-02-01',
  hash: 'ba79315d28e04fedb83552212111df52afb7edce4ea96fa381a7dd663e615ef1',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential.'],
    },
  ],
});

export const getGetAgreementResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock404 = (): NotFoundResponse => ({
  message: 'We could not find that record.',
  code: 'not_found',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getGetAgreementResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock = (): CurrentAgreement => ({
  kind: 'buyer_access',
  version: '2026-11',
  title: 'Marketplace access agreement',
  effective_on: '2026-11-02',
  hash: '87c9f5c3455ac6f24b832355b47f2cc75e5eea48fe69317d84b41bc80e68b903',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential, before and after a sale.'],
    },
  ],
  changes: [],
  acceptance: {
    version: '2026-11',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-11-12T14:20:00.000Z',
  },
  last_acceptance: {
    version: '2026-11',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-11-12T14:20:00.000Z',
  },
});

export const getAcceptAgreementResponseMock200 = (): CurrentAgreement => ({
  kind: 'buyer_access',
  version: '2026-11',
  title: 'Marketplace access agreement',
  effective_on: '2026-11-02',
  hash: '87c9f5c3455ac6f24b832355b47f2cc75e5eea48fe69317d84b41bc80e68b903',
  sections: [
    {
      heading: 'Confidentiality',
      paragraphs: ['What you learn about a holder stays confidential, before and after a sale.'],
    },
  ],
  changes: [],
  acceptance: {
    version: '2026-11',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-11-12T14:20:00.000Z',
  },
  last_acceptance: {
    version: '2026-11',
    typed_name: 'Ben Okafor',
    accepted_at: '2026-11-12T14:20:00.000Z',
  },
});

export const getAcceptAgreementResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getAcceptAgreementResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getGetCurrentAgreementMockHandler = (
  overrideResponse?:
    | CurrentAgreement
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CurrentAgreement> | CurrentAgreement),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler200 = (
  overrideResponse?:
    | CurrentAgreement
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CurrentAgreement> | CurrentAgreement),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetCurrentAgreementMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/current',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCurrentAgreementResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler = (
  overrideResponse?:
    | Agreement
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Agreement> | Agreement),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler200 = (
  overrideResponse?:
    | Agreement
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Agreement> | Agreement),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAgreementMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/agreements/:version',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAgreementResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler = (
  overrideResponse?:
    | CurrentAgreement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CurrentAgreement> | CurrentAgreement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler200 = (
  overrideResponse?:
    | CurrentAgreement
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CurrentAgreement> | CurrentAgreement),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getAcceptAgreementMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/agreements/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getAcceptAgreementResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAgreementsMock = () => [
  getGetCurrentAgreementMockHandler(),
  getGetAgreementMockHandler(),
  getAcceptAgreementMockHandler(),
];
