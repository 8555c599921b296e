/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  BadRequestResponse,
  ForbiddenResponse,
  InternalErrorResponse,
  NotificationPage,
  PayloadTooLargeResponse,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
  UnprocessableWriteResponse,
  UnreadCounts,
  Unsubscription,
  UnsupportedMediaTypeResponse,
} from '../../model';

export const getListNotificationsResponseMock = (): NotificationPage => ({
  current_page: 1,
  total_count: 2,
  notifications: [
    {
      id: 512,
      category: 'offer',
      title: 'You have an offer: claim CLM-7K3F9Q',
      body: 'A buyer has made an offer for your claim. You can accept, counter or reject it.',
      path: '/my-offers/204',
      read_at: null,
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 508,
      category: 'offer',
      title: 'You have an offer: claim CLM-7K3F9Q',
      body: 'A buyer has made an offer for your claim. You can accept, counter or reject it.',
      path: '/my-offers/198',
      read_at: '2026-11-18T09:05:00.000Z',
      created_at: '2026-11-18T08:50:00.000Z',
    },
  ],
});

export const getListNotificationsResponseMock200 = (): NotificationPage => ({
  current_page: 1,
  total_count: 2,
  notifications: [
    {
      id: 512,
      category: 'offer',
      title: 'You have an offer: claim CLM-7K3F9Q',
      body: 'A buyer has made an offer for your claim. You can accept, counter or reject it.',
      path: '/my-offers/204',
      read_at: null,
      created_at: '2026-11-18T09:30:00.000Z',
    },
    {
      id: 508,
      category: 'offer',
      title: 'You have an offer: claim CLM-7K3F9Q',
      body: 'A buyer has made an offer for your claim. You can accept, counter or reject it.',
      path: '/my-offers/198',
      read_at: '2026-11-18T09:05:00.000Z',
      created_at: '2026-11-18T08:50:00.000Z',
    },
  ],
});

export const getListNotificationsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListNotificationsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListNotificationsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListNotificationsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListNotificationsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock = (): UnreadCounts => ({
  notifications: 0,
  latest_notification_id: null,
  messages: 2,
  offers: 2,
  sales: 1,
});

export const getMarkNotificationsReadResponseMock200 = (): UnreadCounts => ({
  notifications: 0,
  latest_notification_id: null,
  messages: 2,
  offers: 2,
  sales: 1,
});

export const getMarkNotificationsReadResponseMock400 = (): BadRequestResponse => ({
  message: 'The request body is not valid JSON.',
  code: 'malformed_body',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock413 = (): PayloadTooLargeResponse => ({
  message: 'The request is larger than 25 MB.',
  code: 'payload_too_large',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock415 = (): UnsupportedMediaTypeResponse => ({
  message: 'Send the request as application/json.',
  code: 'unsupported_media_type',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock422 = (): UnprocessableWriteResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getMarkNotificationsReadResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckUnsubscribeLinkResponseMock = (): Unsubscription => ({
  category: 'case_follow',
  is_on: false,
});

export const getCheckUnsubscribeLinkResponseMock200 = (): Unsubscription => ({
  category: 'case_follow',
  is_on: false,
});

export const getCheckUnsubscribeLinkResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getCheckUnsubscribeLinkResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getCheckUnsubscribeLinkResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getUnsubscribeFromMailsResponseMock = (): Unsubscription => ({
  category: 'case_follow',
  is_on: false,
});

export const getUnsubscribeFromMailsResponseMock200 = (): Unsubscription => ({
  category: 'case_follow',
  is_on: false,
});

export const getUnsubscribeFromMailsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getUnsubscribeFromMailsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getUnsubscribeFromMailsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListNotificationsMockHandler = (
  overrideResponse?:
    | NotificationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationPage> | NotificationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler200 = (
  overrideResponse?:
    | NotificationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<NotificationPage> | NotificationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListNotificationsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListNotificationsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler = (
  overrideResponse?:
    | UnreadCounts
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnreadCounts> | UnreadCounts),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler200 = (
  overrideResponse?:
    | UnreadCounts
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnreadCounts> | UnreadCounts),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler400 = (
  overrideResponse?:
    | BadRequestResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BadRequestResponse> | BadRequestResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock400(),
        { status: 400 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler413 = (
  overrideResponse?:
    | PayloadTooLargeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock413(),
        { status: 413 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler415 = (
  overrideResponse?:
    | UnsupportedMediaTypeResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock415(),
        { status: 415 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler422 = (
  overrideResponse?:
    | UnprocessableWriteResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableWriteResponse> | UnprocessableWriteResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getMarkNotificationsReadMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/notifications/read_all',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getMarkNotificationsReadResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getCheckUnsubscribeLinkMockHandler = (
  overrideResponse?:
    | Unsubscription
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Unsubscription> | Unsubscription),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUnsubscribeLinkResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckUnsubscribeLinkMockHandler200 = (
  overrideResponse?:
    | Unsubscription
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Unsubscription> | Unsubscription),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUnsubscribeLinkResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCheckUnsubscribeLinkMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUnsubscribeLinkResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getCheckUnsubscribeLinkMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUnsubscribeLinkResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getCheckUnsubscribeLinkMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCheckUnsubscribeLinkResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};

export const getUnsubscribeFromMailsMockHandler = (
  overrideResponse?:
    | Unsubscription
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Unsubscription> | Unsubscription),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnsubscribeFromMailsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnsubscribeFromMailsMockHandler200 = (
  overrideResponse?:
    | Unsubscription
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<Unsubscription> | Unsubscription),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnsubscribeFromMailsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUnsubscribeFromMailsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnsubscribeFromMailsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getUnsubscribeFromMailsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnsubscribeFromMailsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getUnsubscribeFromMailsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '/api/api/unsubscribe',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUnsubscribeFromMailsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getMarkNotificationsReadMockHandler(),
  getCheckUnsubscribeLinkMockHandler(),
  getUnsubscribeFromMailsMockHandler(),
];
