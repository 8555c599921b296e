/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Assignment,
  Awaiting,
  BuyerPortal,
  CancelInput,
  ErrorBody,
  Negotiation,
  NegotiationEventPage,
  NegotiationPage,
  NegotiationStatus,
  PaymentInput,
  SignInput,
  VersionInput,
} from '../claimsExchange.schemas.ts';

/**
 * As buyer and as seller. `search` looks at the references of negotiation and claim. Without `sort_by`: what
 * changed last comes first.
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
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryPageMax)),
      listNegotiationsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryPerPageMax)),
      listNegotiationsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  search: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQuerySearchMax)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Words to look for; every word must occur. Case and accents of ASCII letters do not count.',
      ),
    ),
  role: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** Who wants to buy the claim. */
        buyer: 'buyer',
        /** Whose claim it is. */
        seller: 'seller',
      } as const),
    )
    .check(/*#__PURE__*/ zod.describe('Only as buyer, or only as seller.')),
  status: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(NegotiationStatus)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryStatusMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only negotiations in these stages.')),
  awaiting: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(Awaiting)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryAwaitingMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only where it is the turn of these.')),
  case_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(
          /*#__PURE__*/ zod
            .int()
            .check(/*#__PURE__*/ zod.gte(1))
            .check(/*#__PURE__*/ zod.lte(listNegotiationsQueryCaseIdItemMax)),
        )
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listNegotiationsQueryCaseIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only claims of these cases, by their numbers.')),
  sort_by: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** What changed last. */
        updated_at: 'updated_at',
        /** The deadline of the present stage. */
        due_at: 'due_at',
        /** The agreed amount. */
        agreed_amount: 'agreed_amount',
      } as const),
    )
    .check(/*#__PURE__*/ zod.describe('Without it: what changed last comes first.')),
  sort_direction: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod.enum({
        /** Smallest, earliest or first letter first. */
        asc: 'asc',
        /** Largest, latest or last letter first. */
        desc: 'desc',
      } as const),
      listNegotiationsQuerySortDirectionDefault,
    )
    .check(
      /*#__PURE__*/ zod.describe(
        '`asc` only when ascending order is asked for. Sent together with `sort_by`.',
      ),
    ),
});

export const ListNegotiations200Response = NegotiationPage;

export const ListNegotiations401Response = ErrorBody;

export const ListNegotiations403Response = ErrorBody;

export const ListNegotiations422Response = ErrorBody;

export const ListNegotiations500Response = ErrorBody;

export const ListNegotiations503Response = ErrorBody;

/**
 * For its buyer and its seller.
 * @summary One of your negotiations
 */
export const getNegotiationPathIdMax = 2147483647;

export const GetNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getNegotiationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetNegotiation200Response = Negotiation;

export const GetNegotiation401Response = ErrorBody;

export const GetNegotiation403Response = ErrorBody;

export const GetNegotiation404Response = ErrorBody;

export const GetNegotiation422Response = ErrorBody;

export const GetNegotiation500Response = ErrorBody;

export const GetNegotiation503Response = ErrorBody;

/**
 * The latest first.
 * @summary What happened in a negotiation
 */
export const listNegotiationEventsPathIdMax = 2147483647;

export const ListNegotiationEventsParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(listNegotiationEventsPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const listNegotiationEventsQueryPageDefault = 1;
export const listNegotiationEventsQueryPageMax = 1000000;

export const listNegotiationEventsQueryPerPageDefault = 25;
export const listNegotiationEventsQueryPerPageMax = 100;

export const ListNegotiationEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNegotiationEventsQueryPageMax)),
      listNegotiationEventsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listNegotiationEventsQueryPerPageMax)),
      listNegotiationEventsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
});

export const ListNegotiationEvents200Response = NegotiationEventPage;

export const ListNegotiationEvents401Response = ErrorBody;

export const ListNegotiationEvents403Response = ErrorBody;

export const ListNegotiationEvents404Response = ErrorBody;

export const ListNegotiationEvents422Response = ErrorBody;

export const ListNegotiationEvents500Response = ErrorBody;

export const ListNegotiationEvents503Response = ErrorBody;

/**
 * By the buyer, in the stage `diligence`: the claim was examined. The assignment agreement is drawn up for
 * both to sign.
 * @summary End the examination
 */
export const completeDiligencePathIdMax = 2147483647;

export const CompleteDiligenceParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(completeDiligencePathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const completeDiligenceHeaderIdempotencyKeyMax = 200;

export const completeDiligenceHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CompleteDiligenceHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(completeDiligenceHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(completeDiligenceHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const CompleteDiligenceBody = VersionInput;

export const CompleteDiligence200Response = Negotiation;

export const CompleteDiligence400Response = ErrorBody;

export const CompleteDiligence401Response = ErrorBody;

export const CompleteDiligence403Response = ErrorBody;

export const CompleteDiligence404Response = ErrorBody;

export const CompleteDiligence409Response = ErrorBody;

export const CompleteDiligence413Response = ErrorBody;

export const CompleteDiligence415Response = ErrorBody;

export const CompleteDiligence422Response = ErrorBody;

export const CompleteDiligence500Response = ErrorBody;

export const CompleteDiligence503Response = ErrorBody;

/**
 * Its text with the agreed terms, its hash and its signatures. There is none before the stage `signing`
 * (404).
 * @summary The assignment agreement of a negotiation
 */
export const getAssignmentPathIdMax = 2147483647;

export const GetAssignmentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAssignmentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetAssignment200Response = Assignment;

export const GetAssignment401Response = ErrorBody;

export const GetAssignment403Response = ErrorBody;

export const GetAssignment404Response = ErrorBody;

export const GetAssignment422Response = ErrorBody;

export const GetAssignment500Response = ErrorBody;

export const GetAssignment503Response = ErrorBody;

/**
 * By either side, in the stage `signing`, once. `hash` names the text that was read
 * (`agreement_superseded`). Name, time and network address are kept. With the second signature the payment
 * is due.
 * @summary Sign the assignment agreement
 */
export const signAssignmentPathIdMax = 2147483647;

export const SignAssignmentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(signAssignmentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const signAssignmentHeaderIdempotencyKeyMax = 200;

export const signAssignmentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SignAssignmentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(signAssignmentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(signAssignmentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * By the buyer, in the stage `payment`, with the reference of the payment and, where there is one, a proof
 * (an own, ready document of the kind `payment_proof`).
 * @summary Say that the price was paid
 */
export const markNegotiationPaidPathIdMax = 2147483647;

export const MarkNegotiationPaidParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(markNegotiationPaidPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const markNegotiationPaidHeaderIdempotencyKeyMax = 200;

export const markNegotiationPaidHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MarkNegotiationPaidHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(markNegotiationPaidHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(markNegotiationPaidHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * By the seller, in the stage `payment`, once the buyer has marked it as paid.
 * @summary Confirm that the price was received
 */
export const acknowledgePaymentPathIdMax = 2147483647;

export const AcknowledgePaymentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(acknowledgePaymentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const acknowledgePaymentHeaderIdempotencyKeyMax = 200;

export const acknowledgePaymentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AcknowledgePaymentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(acknowledgePaymentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(acknowledgePaymentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const AcknowledgePaymentBody = VersionInput;

export const AcknowledgePayment200Response = Negotiation;

export const AcknowledgePayment400Response = ErrorBody;

export const AcknowledgePayment401Response = ErrorBody;

export const AcknowledgePayment403Response = ErrorBody;

export const AcknowledgePayment404Response = ErrorBody;

export const AcknowledgePayment409Response = ErrorBody;

export const AcknowledgePayment413Response = ErrorBody;

export const AcknowledgePayment415Response = ErrorBody;

export const AcknowledgePayment422Response = ErrorBody;

export const AcknowledgePayment500Response = ErrorBody;

export const AcknowledgePayment503Response = ErrorBody;

/**
 * By either side before both have signed; later only staff can. The claim is open again.
 * @summary Cancel a negotiation
 */
export const cancelNegotiationPathIdMax = 2147483647;

export const CancelNegotiationParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(cancelNegotiationPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const cancelNegotiationHeaderIdempotencyKeyMax = 200;

export const cancelNegotiationHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CancelNegotiationHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(cancelNegotiationHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(cancelNegotiationHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Negotiations of the caller as buyer: whose turn it is, how many are in each stage, and what they come to.
 * @summary What waits for a buyer
 */
export const GetBuyerPortal200Response = BuyerPortal;

export const GetBuyerPortal401Response = ErrorBody;

export const GetBuyerPortal403Response = ErrorBody;

export const GetBuyerPortal422Response = ErrorBody;

export const GetBuyerPortal500Response = ErrorBody;

export const GetBuyerPortal503Response = ErrorBody;
