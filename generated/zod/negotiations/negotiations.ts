/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Assignment } from '../schemas/assignment.ts';
import { Awaiting } from '../schemas/awaiting.ts';
import { BuyerPortal } from '../schemas/buyerPortal.ts';
import { CancelInput } from '../schemas/cancelInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { Negotiation } from '../schemas/negotiation.ts';
import { NegotiationEventPage } from '../schemas/negotiationEventPage.ts';
import { NegotiationPage } from '../schemas/negotiationPage.ts';
import { NegotiationStatus } from '../schemas/negotiationStatus.ts';
import { PaymentInput } from '../schemas/paymentInput.ts';
import { PaymentInstructionsInput } from '../schemas/paymentInstructionsInput.ts';
import { SignInput } from '../schemas/signInput.ts';
import { VersionInput } from '../schemas/versionInput.ts';

/**
 * @summary Your negotiations
 */
export const listNegotiationsQueryPageDefault = 1;
export const listNegotiationsQueryPageMax = 1000000;

export const listNegotiationsQueryPerPageDefault = 25;
export const listNegotiationsQueryPerPageMax = 100;

export const listNegotiationsQuerySearchMax = 200;

export const listNegotiationsQueryStatusMax = 20;

export const listNegotiationsQueryAwaitingMax = 20;

export const listNegotiationsQueryCaseIdItemMax = 2147483647;

export const listNegotiationsQueryCaseIdMax = 50;

export const listNegotiationsQuerySortDirectionDefault = `desc`;

export const ListNegotiationsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryPageMax)),
    listNegotiationsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryPerPageMax)),
    listNegotiationsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQuerySearchMax)),
  ),
  role: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** Who wants to buy the claim. */
      buyer: 'buyer',
      /** Whose claim it is. */
      seller: 'seller',
    } as const),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(NegotiationStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryStatusMax)),
  ),
  awaiting: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Awaiting)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryAwaitingMax)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryCaseIdMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** What changed last. */
      updated_at: 'updated_at',
      /** The deadline of the present stage. */
      due_at: 'due_at',
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
    listNegotiationsQuerySortDirectionDefault,
  ),
});

export const ListNegotiations200Response = NegotiationPage;

export const ListNegotiations401Response = ErrorBody;

export const ListNegotiations403Response = ErrorBody;

export const ListNegotiations422Response = ErrorBody;

export const ListNegotiations500Response = ErrorBody;

export const ListNegotiations503Response = ErrorBody;

/**
 * @summary One of your negotiations
 */
export const getNegotiationPathIdMax = 2147483647;

export const GetNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getNegotiationPathIdMax)),
});

export const GetNegotiation200Response = Negotiation;

export const GetNegotiation401Response = ErrorBody;

export const GetNegotiation403Response = ErrorBody;

export const GetNegotiation404Response = ErrorBody;

export const GetNegotiation422Response = ErrorBody;

export const GetNegotiation500Response = ErrorBody;

export const GetNegotiation503Response = ErrorBody;

/**
 * @summary What happened in a negotiation
 */
export const listNegotiationEventsPathIdMax = 2147483647;

export const ListNegotiationEventsParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listNegotiationEventsPathIdMax)),
});

export const listNegotiationEventsQueryPageDefault = 1;
export const listNegotiationEventsQueryPageMax = 1000000;

export const listNegotiationEventsQueryPerPageDefault = 25;
export const listNegotiationEventsQueryPerPageMax = 100;

export const ListNegotiationEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNegotiationEventsQueryPageMax)),
    listNegotiationEventsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listNegotiationEventsQueryPerPageMax)),
    listNegotiationEventsQueryPerPageDefault,
  ),
});

export const ListNegotiationEvents200Response = NegotiationEventPage;

export const ListNegotiationEvents401Response = ErrorBody;

export const ListNegotiationEvents403Response = ErrorBody;

export const ListNegotiationEvents404Response = ErrorBody;

export const ListNegotiationEvents422Response = ErrorBody;

export const ListNegotiationEvents500Response = ErrorBody;

export const ListNegotiationEvents503Response = ErrorBody;

/**
 * @summary End the examination
 */
export const confirmDiligencePathIdMax = 2147483647;

export const ConfirmDiligenceParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(confirmDiligencePathIdMax)),
});

export const confirmDiligenceHeaderIdempotencyKeyMax = 200;

export const confirmDiligenceHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ConfirmDiligenceHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(confirmDiligenceHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(confirmDiligenceHeaderIdempotencyKeyRegExp)),
  ),
});

export const ConfirmDiligenceBody = VersionInput;

export const ConfirmDiligence200Response = Negotiation;

export const ConfirmDiligence400Response = ErrorBody;

export const ConfirmDiligence401Response = ErrorBody;

export const ConfirmDiligence403Response = ErrorBody;

export const ConfirmDiligence404Response = ErrorBody;

export const ConfirmDiligence409Response = ErrorBody;

export const ConfirmDiligence413Response = ErrorBody;

export const ConfirmDiligence415Response = ErrorBody;

export const ConfirmDiligence422Response = ErrorBody;

export const ConfirmDiligence500Response = ErrorBody;

export const ConfirmDiligence503Response = ErrorBody;

/**
 * @summary The assignment agreement of a negotiation
 */
export const getAssignmentPathIdMax = 2147483647;

export const GetAssignmentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAssignmentPathIdMax)),
});

export const GetAssignment200Response = Assignment;

export const GetAssignment401Response = ErrorBody;

export const GetAssignment403Response = ErrorBody;

export const GetAssignment404Response = ErrorBody;

export const GetAssignment422Response = ErrorBody;

export const GetAssignment500Response = ErrorBody;

export const GetAssignment503Response = ErrorBody;

/**
 * @summary Sign the assignment agreement
 */
export const signAssignmentPathIdMax = 2147483647;

export const SignAssignmentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(signAssignmentPathIdMax)),
});

export const signAssignmentHeaderIdempotencyKeyMax = 200;

export const signAssignmentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SignAssignmentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(signAssignmentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(signAssignmentHeaderIdempotencyKeyRegExp)),
  ),
});

export const SignAssignmentBody = SignInput;

export const SignAssignment200Response = Assignment;

export const SignAssignment400Response = ErrorBody;

export const SignAssignment401Response = ErrorBody;

export const SignAssignment403Response = ErrorBody;

export const SignAssignment404Response = ErrorBody;

export const SignAssignment413Response = ErrorBody;

export const SignAssignment415Response = ErrorBody;

export const SignAssignment422Response = ErrorBody;

export const SignAssignment500Response = ErrorBody;

export const SignAssignment503Response = ErrorBody;

/**
 * @summary Change where the buyer pays
 */
export const updatePaymentInstructionsPathIdMax = 2147483647;

export const UpdatePaymentInstructionsParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updatePaymentInstructionsPathIdMax)),
});

export const updatePaymentInstructionsHeaderIdempotencyKeyMax = 200;

export const updatePaymentInstructionsHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdatePaymentInstructionsHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updatePaymentInstructionsHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updatePaymentInstructionsHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdatePaymentInstructionsBody = PaymentInstructionsInput;

export const UpdatePaymentInstructions200Response = Negotiation;

export const UpdatePaymentInstructions400Response = ErrorBody;

export const UpdatePaymentInstructions401Response = ErrorBody;

export const UpdatePaymentInstructions403Response = ErrorBody;

export const UpdatePaymentInstructions404Response = ErrorBody;

export const UpdatePaymentInstructions409Response = ErrorBody;

export const UpdatePaymentInstructions413Response = ErrorBody;

export const UpdatePaymentInstructions415Response = ErrorBody;

export const UpdatePaymentInstructions422Response = ErrorBody;

export const UpdatePaymentInstructions500Response = ErrorBody;

export const UpdatePaymentInstructions503Response = ErrorBody;

/**
 * @summary Say that the price was paid
 */
export const markNegotiationPaidPathIdMax = 2147483647;

export const MarkNegotiationPaidParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markNegotiationPaidPathIdMax)),
});

export const markNegotiationPaidHeaderIdempotencyKeyMax = 200;

export const markNegotiationPaidHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkNegotiationPaidHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(markNegotiationPaidHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(markNegotiationPaidHeaderIdempotencyKeyRegExp)),
  ),
});

export const MarkNegotiationPaidBody = PaymentInput;

export const MarkNegotiationPaid200Response = Negotiation;

export const MarkNegotiationPaid400Response = ErrorBody;

export const MarkNegotiationPaid401Response = ErrorBody;

export const MarkNegotiationPaid403Response = ErrorBody;

export const MarkNegotiationPaid404Response = ErrorBody;

export const MarkNegotiationPaid409Response = ErrorBody;

export const MarkNegotiationPaid413Response = ErrorBody;

export const MarkNegotiationPaid415Response = ErrorBody;

export const MarkNegotiationPaid422Response = ErrorBody;

export const MarkNegotiationPaid500Response = ErrorBody;

export const MarkNegotiationPaid503Response = ErrorBody;

/**
 * @summary Confirm that the price was received
 */
export const confirmPaymentPathIdMax = 2147483647;

export const ConfirmPaymentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(confirmPaymentPathIdMax)),
});

export const confirmPaymentHeaderIdempotencyKeyMax = 200;

export const confirmPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ConfirmPaymentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(confirmPaymentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(confirmPaymentHeaderIdempotencyKeyRegExp)),
  ),
});

export const ConfirmPaymentBody = VersionInput;

export const ConfirmPayment200Response = Negotiation;

export const ConfirmPayment400Response = ErrorBody;

export const ConfirmPayment401Response = ErrorBody;

export const ConfirmPayment403Response = ErrorBody;

export const ConfirmPayment404Response = ErrorBody;

export const ConfirmPayment409Response = ErrorBody;

export const ConfirmPayment413Response = ErrorBody;

export const ConfirmPayment415Response = ErrorBody;

export const ConfirmPayment422Response = ErrorBody;

export const ConfirmPayment500Response = ErrorBody;

export const ConfirmPayment503Response = ErrorBody;

/**
 * @summary Cancel a negotiation
 */
export const cancelNegotiationPathIdMax = 2147483647;

export const CancelNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(cancelNegotiationPathIdMax)),
});

export const cancelNegotiationHeaderIdempotencyKeyMax = 200;

export const cancelNegotiationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CancelNegotiationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(cancelNegotiationHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(cancelNegotiationHeaderIdempotencyKeyRegExp)),
  ),
});

export const CancelNegotiationBody = CancelInput;

export const CancelNegotiation200Response = Negotiation;

export const CancelNegotiation400Response = ErrorBody;

export const CancelNegotiation401Response = ErrorBody;

export const CancelNegotiation403Response = ErrorBody;

export const CancelNegotiation404Response = ErrorBody;

export const CancelNegotiation409Response = ErrorBody;

export const CancelNegotiation413Response = ErrorBody;

export const CancelNegotiation415Response = ErrorBody;

export const CancelNegotiation422Response = ErrorBody;

export const CancelNegotiation500Response = ErrorBody;

export const CancelNegotiation503Response = ErrorBody;

/**
 * @summary What waits for a buyer
 */
export const GetBuyerPortal200Response = BuyerPortal;

export const GetBuyerPortal401Response = ErrorBody;

export const GetBuyerPortal403Response = ErrorBody;

export const GetBuyerPortal422Response = ErrorBody;

export const GetBuyerPortal500Response = ErrorBody;

export const GetBuyerPortal503Response = ErrorBody;
