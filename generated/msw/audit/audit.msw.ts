/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type {
  AuditEventPage,
  ForbiddenResponse,
  InternalErrorResponse,
  ServiceUnavailableResponse,
  UnauthorizedResponse,
  UnprocessableContentResponse,
} from '../../model';

export const getListAuditEventsResponseMock = (): AuditEventPage => ({
  current_page: 1,
  total_count: 2,
  audit_events: [
    {
      id: 96,
      actor: 'admin',
      actor_name: 'Ines Moreau',
      impersonated_user_id: null,
      action: 'claim.listed',
      subject_type: 'claims',
      subject_id: 7,
      subject_name: null,
      changes: { status: ['in_review', 'open'], listed_at: [null, '2026-11-17T14:20:00.000Z'] },
      ip: '203.0.113.24',
      created_at: '2026-11-17T14:20:00.000Z',
    },
    {
      id: 95,
      actor: 'admin',
      actor_name: 'Ines Moreau',
      impersonated_user_id: null,
      action: 'document.read',
      subject_type: 'documents',
      subject_id: 31,
      subject_name: 'account-statement.pdf',
      changes: {},
      ip: '203.0.113.24',
      created_at: '2026-11-17T14:12:00.000Z',
    },
  ],
});

export const getListAuditEventsResponseMock200 = (): AuditEventPage => ({
  current_page: 1,
  total_count: 2,
  audit_events: [
    {
      id: 96,
      actor: 'admin',
      actor_name: 'Ines Moreau',
      impersonated_user_id: null,
      action: 'claim.listed',
      subject_type: 'claims',
      subject_id: 7,
      subject_name: null,
      changes: { status: ['in_review', 'open'], listed_at: [null, '2026-11-17T14:20:00.000Z'] },
      ip: '203.0.113.24',
      created_at: '2026-11-17T14:20:00.000Z',
    },
    {
      id: 95,
      actor: 'admin',
      actor_name: 'Ines Moreau',
      impersonated_user_id: null,
      action: 'document.read',
      subject_type: 'documents',
      subject_id: 31,
      subject_name: 'account-statement.pdf',
      changes: {},
      ip: '203.0.113.24',
      created_at: '2026-11-17T14:12:00.000Z',
    },
  ],
});

export const getListAuditEventsResponseMock401 = (): UnauthorizedResponse => ({
  message: 'Your session has ended. Please log in again.',
  code: 'unauthorized',
  request_id: '01JD3W7V9GQ6',
});

export const getListAuditEventsResponseMock403 = (): ForbiddenResponse => ({
  message: 'This area is for administrators.',
  code: 'forbidden',
  request_id: '01JD3W7V9GQ6',
});

export const getListAuditEventsResponseMock422 = (): UnprocessableContentResponse => ({
  message: 'Please check the marked fields.',
  code: 'validation_failed',
  errors: { 'user.email': ['Enter a valid email address.'] },
  request_id: '01JD3W7V9GQ6',
});

export const getListAuditEventsResponseMock500 = (): InternalErrorResponse => ({
  message: 'An error occurred. Please try again later.',
  code: 'internal_error',
  request_id: '01JD3W7V9GQ6',
});

export const getListAuditEventsResponseMock503 = (): ServiceUnavailableResponse => ({
  message: 'The exchange is not available at the moment. Please try again in a few seconds.',
  code: 'service_unavailable',
  request_id: '01JD3W7V9GQ6',
});

export const getListAuditEventsMockHandler = (
  overrideResponse?:
    | AuditEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AuditEventPage> | AuditEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler200 = (
  overrideResponse?:
    | AuditEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AuditEventPage> | AuditEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler401 = (
  overrideResponse?:
    | UnauthorizedResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnauthorizedResponse> | UnauthorizedResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock401(),
        { status: 401 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler403 = (
  overrideResponse?:
    | ForbiddenResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ForbiddenResponse> | ForbiddenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock403(),
        { status: 403 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler422 = (
  overrideResponse?:
    | UnprocessableContentResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UnprocessableContentResponse> | UnprocessableContentResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock422(),
        { status: 422 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler500 = (
  overrideResponse?:
    | InternalErrorResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<InternalErrorResponse> | InternalErrorResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock500(),
        { status: 500 },
      );
    },
    options,
  );
};

export const getListAuditEventsMockHandler503 = (
  overrideResponse?:
    | ServiceUnavailableResponse
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '/api/admin/audit_events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAuditEventsResponseMock503(),
        { status: 503 },
      );
    },
    options,
  );
};
export const getAuditMock = () => [getListAuditEventsMockHandler()];
