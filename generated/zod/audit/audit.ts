/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AuditEventPage } from '../schemas/auditEventPage.ts';
import { ErrorBody } from '../schemas/errorBody.ts';

/**
 * @summary Audit trail
 */
export const listAuditEventsQueryPageDefault = 1;
export const listAuditEventsQueryPageMax = 1000000;

export const listAuditEventsQueryPerPageDefault = 25;
export const listAuditEventsQueryPerPageMax = 100;

export const listAuditEventsQueryUserIdMax = 2147483647;

export const listAuditEventsQueryClaimIdMax = 2147483647;

export const listAuditEventsQueryNegotiationIdMax = 2147483647;

export const listAuditEventsQueryConversationIdMax = 2147483647;

export const listAuditEventsQueryCaseIdMax = 2147483647;

export const ListAuditEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryPageMax)),
    listAuditEventsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryPerPageMax)),
    listAuditEventsQueryPerPageDefault,
  ),
  user_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryUserIdMax)),
  ),
  claim_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryClaimIdMax)),
  ),
  negotiation_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryNegotiationIdMax)),
  ),
  conversation_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryConversationIdMax)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAuditEventsQueryCaseIdMax)),
  ),
  actor: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** Somebody who was not logged in. */
      visitor: 'visitor',
      /** A user. */
      user: 'user',
      /** An administrator; with `impersonated_user_id`, in the name of that user. */
      admin: 'admin',
      /** The exchange itself, when a time had come. */
      system: 'system',
    } as const),
  ),
});

export const ListAuditEvents200Response = AuditEventPage;

export const ListAuditEvents401Response = ErrorBody;

export const ListAuditEvents403Response = ErrorBody;

export const ListAuditEvents422Response = ErrorBody;

export const ListAuditEvents500Response = ErrorBody;

export const ListAuditEvents503Response = ErrorBody;
