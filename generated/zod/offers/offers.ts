/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimOffers,
  ErrorBody,
  MyBids,
  MyOffer,
  Offer,
  OfferCounterInput,
  OfferInput,
  OfferPage,
  OfferRejectInput,
  OfferStatus,
  VersionInput,
} from '../claimsExchange.schemas.ts';

/**
 * Binds the buyer until it expires. Open to a verified buyer with an approved identity who has accepted the
 * agreement in force; not for one's own claim (`own_claim`), one that is not open (`claim_not_open`), or
 * where the case takes no buyers from the country (`country_restricted`). One offer at a time: a second one
 * for the same claim is refused while there is a negotiation of the caller about it (`negotiation_exists`).
 * An offer below what the seller accepts at least is declined at once: it is answered with the status
 * `auto_declined`; after three of these for one claim the next one has to wait for a day (429).
 * @summary Make an offer for a claim
 */
export const makeOfferPathIdMax = 2147483647;

export const MakeOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(makeOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const makeOfferHeaderIdempotencyKeyMax = 200;

export const makeOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MakeOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(makeOfferHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(makeOfferHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const MakeOfferBody = OfferInput;

export const MakeOffer201Response = Offer;

export const MakeOffer400Response = ErrorBody;

export const MakeOffer401Response = ErrorBody;

export const MakeOffer403Response = ErrorBody;

export const MakeOffer404Response = ErrorBody;

export const MakeOffer413Response = ErrorBody;

export const MakeOffer415Response = ErrorBody;

export const MakeOffer422Response = ErrorBody;

export const MakeOffer429Response = ErrorBody;

export const MakeOffer500Response = ErrorBody;

export const MakeOffer503Response = ErrorBody;

/**
 * Every move of every negotiation is an offer of its own. `search` looks at the reference of the claim.
 * Without `sort_by`: the latest first.
 * @summary Offers that you received and made
 */
export const listMyOffersQueryPageDefault = 1;
export const listMyOffersQueryPageMax = 1000000;

export const listMyOffersQueryPerPageDefault = 25;
export const listMyOffersQueryPerPageMax = 100;

export const listMyOffersQuerySearchMax = 200;

export const listMyOffersQueryStatusMax = 20;

export const listMyOffersQueryCaseIdItemMax = 2147483647;

export const listMyOffersQueryCaseIdMax = 50;

export const listMyOffersQuerySortDirectionDefault = `desc`;

export const ListMyOffersQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listMyOffersQueryPageMax)),
      listMyOffersQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listMyOffersQueryPerPageMax)),
      listMyOffersQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  search: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyOffersQuerySearchMax)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Words to look for; every word must occur. Case and accents of ASCII letters do not count.',
      ),
    ),
  role: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** The other side made it. */
        received: 'received',
        /** The caller made it. */
        sent: 'sent',
      } as const),
    )
    .check(/*#__PURE__*/ zod.describe('Only those received, or only those sent; without it both.')),
  status: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(OfferStatus)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyOffersQueryStatusMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only offers in these states.')),
  case_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(
          /*#__PURE__*/ zod
            .int()
            .check(/*#__PURE__*/ zod.gte(1))
            .check(/*#__PURE__*/ zod.lte(listMyOffersQueryCaseIdItemMax)),
        )
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyOffersQueryCaseIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only claims of these cases, by their numbers.')),
  sort_by: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** When it was made. */
        created_at: 'created_at',
        /** When it expires. */
        expires_at: 'expires_at',
        /** Price. */
        price_percent: 'price_percent',
        /** Amount. */
        amount: 'amount',
      } as const),
    )
    .check(/*#__PURE__*/ zod.describe('Without it: the latest first.')),
  sort_direction: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod.enum({
        /** Smallest, earliest or first letter first. */
        asc: 'asc',
        /** Largest, latest or last letter first. */
        desc: 'desc',
      } as const),
      listMyOffersQuerySortDirectionDefault,
    )
    .check(
      /*#__PURE__*/ zod.describe(
        '`asc` only when ascending order is asked for. Sent together with `sort_by`.',
      ),
    ),
});

export const ListMyOffers200Response = OfferPage;

export const ListMyOffers401Response = ErrorBody;

export const ListMyOffers403Response = ErrorBody;

export const ListMyOffers422Response = ErrorBody;

export const ListMyOffers500Response = ErrorBody;

export const ListMyOffers503Response = ErrorBody;

/**
 * With all moves of its negotiation, and the rival offers that an acceptance would close.
 * @summary One of your offers
 */
export const getMyOfferPathIdMax = 2147483647;

export const GetMyOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetMyOffer200Response = MyOffer;

export const GetMyOffer401Response = ErrorBody;

export const GetMyOffer403Response = ErrorBody;

export const GetMyOffer404Response = ErrorBody;

export const GetMyOffer422Response = ErrorBody;

export const GetMyOffer500Response = ErrorBody;

export const GetMyOffer503Response = ErrorBody;

/**
 * The latest offer of each negotiation that is not over, in short: for cards and rows of claims.
 * @summary Claims on which you have a bid
 */
export const GetMyBids200Response = MyBids;

export const GetMyBids401Response = ErrorBody;

export const GetMyBids403Response = ErrorBody;

export const GetMyBids422Response = ErrorBody;

export const GetMyBids500Response = ErrorBody;

export const GetMyBids503Response = ErrorBody;

/**
 * By the recipient, while it is pending. The offer becomes `countered`; the counter-offer is the one that
 * stands. Each side has at most ten moves (`too_many_moves`).
 * @summary Answer an offer with a counter-offer
 */
export const counterOfferPathIdMax = 2147483647;

export const CounterOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(counterOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const counterOfferHeaderIdempotencyKeyMax = 200;

export const counterOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CounterOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(counterOfferHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(counterOfferHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const CounterOfferBody = OfferCounterInput;

export const CounterOffer201Response = Offer;

export const CounterOffer400Response = ErrorBody;

export const CounterOffer401Response = ErrorBody;

export const CounterOffer403Response = ErrorBody;

export const CounterOffer404Response = ErrorBody;

export const CounterOffer409Response = ErrorBody;

export const CounterOffer413Response = ErrorBody;

export const CounterOffer415Response = ErrorBody;

export const CounterOffer422Response = ErrorBody;

export const CounterOffer500Response = ErrorBody;

export const CounterOffer503Response = ErrorBody;

/**
 * By the recipient, while it is pending and the claim open. At once all other offers for the claim are
 * closed, the claim is under offer, names are disclosed to both sides, and the examination begins. Refused
 * where the identity of a side is not approved (`identity_not_approved`, `counterparty_not_ready`).
 * @summary Accept an offer
 */
export const acceptOfferPathIdMax = 2147483647;

export const AcceptOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(acceptOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const acceptOfferHeaderIdempotencyKeyMax = 200;

export const acceptOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AcceptOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(acceptOfferHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(acceptOfferHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const AcceptOfferBody = VersionInput;

export const AcceptOffer200Response = Offer;

export const AcceptOffer400Response = ErrorBody;

export const AcceptOffer401Response = ErrorBody;

export const AcceptOffer403Response = ErrorBody;

export const AcceptOffer404Response = ErrorBody;

export const AcceptOffer409Response = ErrorBody;

export const AcceptOffer413Response = ErrorBody;

export const AcceptOffer415Response = ErrorBody;

export const AcceptOffer422Response = ErrorBody;

export const AcceptOffer500Response = ErrorBody;

export const AcceptOffer503Response = ErrorBody;

/**
 * By the recipient, while it is pending. The negotiation ends; the buyer may make another offer.
 * @summary Reject an offer
 */
export const rejectOfferPathIdMax = 2147483647;

export const RejectOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(rejectOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const rejectOfferHeaderIdempotencyKeyMax = 200;

export const rejectOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RejectOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(rejectOfferHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(rejectOfferHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const RejectOfferBody = OfferRejectInput;

export const RejectOffer200Response = Offer;

export const RejectOffer400Response = ErrorBody;

export const RejectOffer401Response = ErrorBody;

export const RejectOffer403Response = ErrorBody;

export const RejectOffer404Response = ErrorBody;

export const RejectOffer409Response = ErrorBody;

export const RejectOffer413Response = ErrorBody;

export const RejectOffer415Response = ErrorBody;

export const RejectOffer422Response = ErrorBody;

export const RejectOffer500Response = ErrorBody;

export const RejectOffer503Response = ErrorBody;

/**
 * By its maker, while it is pending. The negotiation ends; the buyer may make another offer.
 * @summary Withdraw an offer
 */
export const withdrawOfferPathIdMax = 2147483647;

export const WithdrawOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(withdrawOfferPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const withdrawOfferHeaderIdempotencyKeyMax = 200;

export const withdrawOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const WithdrawOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(withdrawOfferHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(withdrawOfferHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const WithdrawOfferBody = VersionInput;

export const WithdrawOffer200Response = Offer;

export const WithdrawOffer400Response = ErrorBody;

export const WithdrawOffer401Response = ErrorBody;

export const WithdrawOffer403Response = ErrorBody;

export const WithdrawOffer404Response = ErrorBody;

export const WithdrawOffer409Response = ErrorBody;

export const WithdrawOffer413Response = ErrorBody;

export const WithdrawOffer415Response = ErrorBody;

export const WithdrawOffer422Response = ErrorBody;

export const WithdrawOffer500Response = ErrorBody;

export const WithdrawOffer503Response = ErrorBody;

/**
 * Side by side: the latest move of each buyer that is pending, the highest net amount first.
 * @summary Offers that stand for one of your claims
 */
export const getMyClaimOffersPathIdMax = 2147483647;

export const GetMyClaimOffersParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyClaimOffersPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetMyClaimOffers200Response = ClaimOffers;

export const GetMyClaimOffers401Response = ErrorBody;

export const GetMyClaimOffers403Response = ErrorBody;

export const GetMyClaimOffers404Response = ErrorBody;

export const GetMyClaimOffers422Response = ErrorBody;

export const GetMyClaimOffers500Response = ErrorBody;

export const GetMyClaimOffers503Response = ErrorBody;
