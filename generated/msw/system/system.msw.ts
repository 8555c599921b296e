/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { faker } from '@faker-js/faker';

import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import { ErrorCode } from '../../model';
import type {
  BadRequestResponse,
  InternalErrorResponse,
  MailboxPage,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  StaffContact,
  TooManyRequestsResponse,
  UnprocessableContentResponse,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListMailboxMessagesResponseMock = (
  overrideResponse: Partial<Extract<MailboxPage, object>> = {},
): MailboxPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  messages: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      to: faker.string.alpha({ length: { min: 10, max: 20 } }),
      subject: faker.string.alpha({ length: { min: 10, max: 20 } }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      link: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
});

export const getListMailboxMessagesResponseMock200 = (
  overrideResponse: Partial<Extract<MailboxPage, object>> = {},
): MailboxPage => ({
  current_page: faker.number.int({ min: 1 }),
  total_count: faker.number.int({ min: 0 }),
  messages: Array.from({ length: faker.number.int({ min: 1, max: 5 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.number.int(),
      to: faker.string.alpha({ length: { min: 10, max: 20 } }),
      subject: faker.string.alpha({ length: { min: 10, max: 20 } }),
      text: faker.string.alpha({ length: { min: 10, max: 20 } }),
      link: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 20 } }),
        null,
      ]),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  ...overrideResponse,
});

export const getListMailboxMessagesResponseMock404 = (
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

export const getListMailboxMessagesResponseMock422 = (
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

export const getListMailboxMessagesResponseMock500 = (
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

export const getListMailboxMessagesResponseMock503 = (
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

export const getGetStaffContactResponseMock = (
  overrideResponse: Partial<Extract<StaffContact, object>> = {},
): StaffContact => ({
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetStaffContactResponseMock200 = (
  overrideResponse: Partial<Extract<StaffContact, object>> = {},
): StaffContact => ({
  email: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
});

export const getGetStaffContactResponseMock422 = (
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

export const getGetStaffContactResponseMock500 = (
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

export const getGetStaffContactResponseMock503 = (
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

export const getReportClientErrorResponseMock400 = (
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

export const getReportClientErrorResponseMock413 = (
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

export const getReportClientErrorResponseMock415 = (
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

export const getReportClientErrorResponseMock422 = (
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

export const getReportClientErrorResponseMock429 = (
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

export const getReportClientErrorResponseMock500 = (
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

export const getReportClientErrorResponseMock503 = (
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

export const getListMailboxMessagesMockHandler = (
  overrideResponse?:
    | MailboxPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailboxPage> | MailboxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMailboxMessagesMockHandler200 = (
  overrideResponse?:
    | MailboxPage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MailboxPage> | MailboxPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListMailboxMessagesMockHandler404 = (
  overrideResponse?:
    | NotFoundResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotFoundResponse> | NotFoundResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock404(),
        { status: 404 },
      );
    },
    options,
  );
};

export const getListMailboxMessagesMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListMailboxMessagesMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListMailboxMessagesMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/auth/mailbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListMailboxMessagesResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getGetStaffContactMockHandler = (
  overrideResponse?:
    | StaffContact
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StaffContact> | StaffContact),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/staff_contact',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStaffContactResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStaffContactMockHandler200 = (
  overrideResponse?:
    | StaffContact
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StaffContact> | StaffContact),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/staff_contact',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStaffContactResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStaffContactMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/staff_contact',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStaffContactResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getGetStaffContactMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/staff_contact',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStaffContactResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getGetStaffContactMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/staff_contact',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStaffContactResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getReportClientErrorMockHandler204 = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getReportClientErrorMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler429 = (
  overrideResponse?:
    | TooManyRequestsResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock429(),
        { status: 429 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getReportClientErrorMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/client_errors',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getReportClientErrorResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getSystemMock = () => [
  getListMailboxMessagesMockHandler(),
  getGetStaffContactMockHandler(),
  getReportClientErrorMockHandler(),
];
