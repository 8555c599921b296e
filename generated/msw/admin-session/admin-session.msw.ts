/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { ErrorCode } from '../../model';
import type {
  Admin,
  BadRequestResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getSignInAdminResponseMock = (
  overrideResponse: Partial<Extract<Admin, object>> = {},
): Admin => ({
  id: faker.number.int(),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInAdminResponseMock200 = (
  overrideResponse: Partial<Extract<Admin, object>> = {},
): Admin => ({
  id: faker.number.int(),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getSignInAdminResponseMock400 = (
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

export const getSignInAdminResponseMock413 = (
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

export const getSignInAdminResponseMock415 = (
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

export const getSignInAdminResponseMock422 = (
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

export const getSignInAdminResponseMock429 = (
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

export const getSignInAdminResponseMock500 = (
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

export const getSignInAdminResponseMock503 = (
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

export const getSignOutAdminResponseMock401 = (
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

export const getSignOutAdminResponseMock403 = (
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

export const getSignOutAdminResponseMock422 = (
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

export const getSignOutAdminResponseMock500 = (
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

export const getSignOutAdminResponseMock503 = (
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

export const getGetAdminProfileResponseMock = (
  overrideResponse: Partial<Extract<Admin, object>> = {},
): Admin => ({
  id: faker.number.int(),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetAdminProfileResponseMock200 = (
  overrideResponse: Partial<Extract<Admin, object>> = {},
): Admin => ({
  id: faker.number.int(),
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  first_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  last_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetAdminProfileResponseMock401 = (
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

export const getGetAdminProfileResponseMock403 = (
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

export const getGetAdminProfileResponseMock422 = (
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

export const getGetAdminProfileResponseMock500 = (
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

export const getGetAdminProfileResponseMock503 = (
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

export const getSignInAdminMockHandler = (
  overrideResponse?:
    | Admin
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Admin> | Admin),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler200 = (
  overrideResponse?:
    | Admin
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Admin> | Admin),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSignInAdminMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/admins/sign_in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignInAdminResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getSignOutAdminMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSignOutAdminMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getSignOutAdminMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutAdminResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getSignOutAdminMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutAdminResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getSignOutAdminMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutAdminResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getSignOutAdminMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutAdminResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getSignOutAdminMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '/api/admins/sign_out',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getSignOutAdminResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler = (
  overrideResponse?:
    | Admin
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Admin> | Admin),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler200 = (
  overrideResponse?:
    | Admin
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Admin> | Admin),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetAdminProfileMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/profile',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdminProfileResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAdminSessionMock = () => [
  getSignInAdminMockHandler(),
  getSignOutAdminMockHandler(),
  getGetAdminProfileMockHandler(),
];
