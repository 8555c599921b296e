/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminNegotiation } from '../schemas/adminNegotiation.ts';
import { AdminNegotiationPage } from '../schemas/adminNegotiationPage.ts';
import { AdvanceInput } from '../schemas/advanceInput.ts';
import { Awaiting } from '../schemas/awaiting.ts';
import { CancelInput } from '../schemas/cancelInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { FeeInput } from '../schemas/feeInput.ts';
import { NegotiationStatus } from '../schemas/negotiationStatus.ts';
import { OfferSide } from '../schemas/offerSide.ts';
import { RecordedPaymentInput } from '../schemas/recordedPaymentInput.ts';
import { UnpaidInput } from '../schemas/unpaidInput.ts';

/**
 * @summary Negotiations
 */
export const listAdminNegotiationsQueryPageDefault = 1;
export const listAdminNegotiationsQueryPageMax = 1000000;

export const listAdminNegotiationsQueryPerPageDefault = 25;
export const listAdminNegotiationsQueryPerPageMax = 100;

export const listAdminNegotiationsQuerySearchMax = 200;

export const listAdminNegotiationsQueryStatusMax = 20;

export const listAdminNegotiationsQueryAwaitingMax = 20;

export const listAdminNegotiationsQueryFeeOutstandingMax = 2;

export const listAdminNegotiationsQueryCaseIdItemMax = 2147483647;

export const listAdminNegotiationsQueryCaseIdMax = 50;

export const listAdminNegotiationsQueryUserIdItemMax = 2147483647;

export const listAdminNegotiationsQueryUserIdMax = 50;

export const listAdminNegotiationsQuerySortDirectionDefault = `desc`;

export const ListAdminNegotiationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminNegotiationsQueryPageMax)),
    listAdminNegotiationsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminNegotiationsQueryPerPageMax)),
    listAdminNegotiationsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQuerySearchMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NegotiationStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQueryStatusMax)),
  ),
  awaiting: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Awaiting)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQueryAwaitingMax)),
  ),
  fee_outstanding: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OfferSide)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQueryFeeOutstandingMax)),
  ),
  overdue: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  to_file_or_complete: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listAdminNegotiationsQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQueryCaseIdMax)),
  ),
  user_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listAdminNegotiationsQueryUserIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminNegotiationsQueryUserIdMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** The deadline of the present stage. */
      due_at: 'due_at',
      /** What changed last. */
      updated_at: 'updated_at',
      /** The agreed amount. */
      agreed_amount: 'agreed_amount',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listAdminNegotiationsQuerySortDirectionDefault,
  ),
});

export const ListAdminNegotiations200Response = AdminNegotiationPage;

export const ListAdminNegotiations401Response = ErrorBody;

export const ListAdminNegotiations403Response = ErrorBody;

export const ListAdminNegotiations422Response = ErrorBody;

export const ListAdminNegotiations500Response = ErrorBody;

export const ListAdminNegotiations503Response = ErrorBody;

/**
 * @summary A negotiation
 */
export const getAdminNegotiationPathIdMax = 2147483647;

export const GetAdminNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminNegotiationPathIdMax)),
});

export const GetAdminNegotiation200Response = AdminNegotiation;

export const GetAdminNegotiation401Response = ErrorBody;

export const GetAdminNegotiation403Response = ErrorBody;

export const GetAdminNegotiation404Response = ErrorBody;

export const GetAdminNegotiation422Response = ErrorBody;

export const GetAdminNegotiation500Response = ErrorBody;

export const GetAdminNegotiation503Response = ErrorBody;

/**
 * @summary Take a negotiation to its next stage
 */
export const advanceNegotiationPathIdMax = 2147483647;

export const AdvanceNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(advanceNegotiationPathIdMax)),
});

export const advanceNegotiationHeaderIdempotencyKeyMax = 200;

export const advanceNegotiationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AdvanceNegotiationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(advanceNegotiationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(advanceNegotiationHeaderIdempotencyKeyRegExp)),
  ),
});

export const AdvanceNegotiationBody = AdvanceInput;

export const AdvanceNegotiation200Response = AdminNegotiation;

export const AdvanceNegotiation400Response = ErrorBody;

export const AdvanceNegotiation401Response = ErrorBody;

export const AdvanceNegotiation403Response = ErrorBody;

export const AdvanceNegotiation404Response = ErrorBody;

export const AdvanceNegotiation409Response = ErrorBody;

export const AdvanceNegotiation413Response = ErrorBody;

export const AdvanceNegotiation415Response = ErrorBody;

export const AdvanceNegotiation422Response = ErrorBody;

export const AdvanceNegotiation500Response = ErrorBody;

export const AdvanceNegotiation503Response = ErrorBody;

/**
 * @summary Mark the price as paid for the buyer
 */
export const recordPaymentPathIdMax = 2147483647;

export const RecordPaymentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(recordPaymentPathIdMax)),
});

export const recordPaymentHeaderIdempotencyKeyMax = 200;

export const recordPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RecordPaymentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(recordPaymentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(recordPaymentHeaderIdempotencyKeyRegExp)),
  ),
});

export const RecordPaymentBody = RecordedPaymentInput;

export const RecordPayment200Response = AdminNegotiation;

export const RecordPayment400Response = ErrorBody;

export const RecordPayment401Response = ErrorBody;

export const RecordPayment403Response = ErrorBody;

export const RecordPayment404Response = ErrorBody;

export const RecordPayment409Response = ErrorBody;

export const RecordPayment413Response = ErrorBody;

export const RecordPayment415Response = ErrorBody;

export const RecordPayment422Response = ErrorBody;

export const RecordPayment500Response = ErrorBody;

export const RecordPayment503Response = ErrorBody;

/**
 * @summary Mark the price as not paid
 */
export const markNegotiationUnpaidPathIdMax = 2147483647;

export const MarkNegotiationUnpaidParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markNegotiationUnpaidPathIdMax)),
});

export const markNegotiationUnpaidHeaderIdempotencyKeyMax = 200;

export const markNegotiationUnpaidHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkNegotiationUnpaidHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(markNegotiationUnpaidHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(markNegotiationUnpaidHeaderIdempotencyKeyRegExp)),
  ),
});

export const MarkNegotiationUnpaidBody = UnpaidInput;

export const MarkNegotiationUnpaid200Response = AdminNegotiation;

export const MarkNegotiationUnpaid400Response = ErrorBody;

export const MarkNegotiationUnpaid401Response = ErrorBody;

export const MarkNegotiationUnpaid403Response = ErrorBody;

export const MarkNegotiationUnpaid404Response = ErrorBody;

export const MarkNegotiationUnpaid409Response = ErrorBody;

export const MarkNegotiationUnpaid413Response = ErrorBody;

export const MarkNegotiationUnpaid415Response = ErrorBody;

export const MarkNegotiationUnpaid422Response = ErrorBody;

export const MarkNegotiationUnpaid500Response = ErrorBody;

export const MarkNegotiationUnpaid503Response = ErrorBody;

/**
 * @summary Record that a fee was received
 */
export const recordFeePathIdMax = 2147483647;

export const RecordFeeParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(recordFeePathIdMax)),
});

export const recordFeeHeaderIdempotencyKeyMax = 200;

export const recordFeeHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RecordFeeHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(recordFeeHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(recordFeeHeaderIdempotencyKeyRegExp)),
  ),
});

export const RecordFeeBody = FeeInput;

export const RecordFee200Response = AdminNegotiation;

export const RecordFee400Response = ErrorBody;

export const RecordFee401Response = ErrorBody;

export const RecordFee403Response = ErrorBody;

export const RecordFee404Response = ErrorBody;

export const RecordFee409Response = ErrorBody;

export const RecordFee413Response = ErrorBody;

export const RecordFee415Response = ErrorBody;

export const RecordFee422Response = ErrorBody;

export const RecordFee500Response = ErrorBody;

export const RecordFee503Response = ErrorBody;

/**
 * @summary Cancel a negotiation
 */
export const cancelAdminNegotiationPathIdMax = 2147483647;

export const CancelAdminNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(cancelAdminNegotiationPathIdMax)),
});

export const cancelAdminNegotiationHeaderIdempotencyKeyMax = 200;

export const cancelAdminNegotiationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CancelAdminNegotiationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cancelAdminNegotiationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(cancelAdminNegotiationHeaderIdempotencyKeyRegExp)),
  ),
});

export const CancelAdminNegotiationBody = CancelInput;

export const CancelAdminNegotiation200Response = AdminNegotiation;

export const CancelAdminNegotiation400Response = ErrorBody;

export const CancelAdminNegotiation401Response = ErrorBody;

export const CancelAdminNegotiation403Response = ErrorBody;

export const CancelAdminNegotiation404Response = ErrorBody;

export const CancelAdminNegotiation409Response = ErrorBody;

export const CancelAdminNegotiation413Response = ErrorBody;

export const CancelAdminNegotiation415Response = ErrorBody;

export const CancelAdminNegotiation422Response = ErrorBody;

export const CancelAdminNegotiation500Response = ErrorBody;

export const CancelAdminNegotiation503Response = ErrorBody;
