/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimOffers } from '../schemas/claimOffers.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { MyBids } from '../schemas/myBids.ts';
import { MyOffer } from '../schemas/myOffer.ts';
import { Offer } from '../schemas/offer.ts';
import { OfferAcceptInput } from '../schemas/offerAcceptInput.ts';
import { OfferCounterInput } from '../schemas/offerCounterInput.ts';
import { OfferInput } from '../schemas/offerInput.ts';
import { OfferPage } from '../schemas/offerPage.ts';
import { OfferRejectInput } from '../schemas/offerRejectInput.ts';
import { OfferStatus } from '../schemas/offerStatus.ts';
import { VersionInput } from '../schemas/versionInput.ts';

/**
 * @summary Make an offer for a claim
 */
export const makeOfferPathIdMax = 2147483647;

export const MakeOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(makeOfferPathIdMax)),
});

export const makeOfferHeaderIdempotencyKeyMax = 200;

export const makeOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const MakeOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(makeOfferHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(makeOfferHeaderIdempotencyKeyRegExp)),
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
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMyOffersQueryPageMax)),
    listMyOffersQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMyOffersQueryPerPageMax)),
    listMyOffersQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyOffersQuerySearchMax)),
  ),
  role: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** The other side made it. */
      received: 'received',
      /** The caller made it. */
      sent: 'sent',
    } as const),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(OfferStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyOffersQueryStatusMax)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listMyOffersQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyOffersQueryCaseIdMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
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
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listMyOffersQuerySortDirectionDefault,
  ),
});

export const ListMyOffers200Response = OfferPage;

export const ListMyOffers401Response = ErrorBody;

export const ListMyOffers403Response = ErrorBody;

export const ListMyOffers422Response = ErrorBody;

export const ListMyOffers500Response = ErrorBody;

export const ListMyOffers503Response = ErrorBody;

/**
 * @summary One of your offers
 */
export const getMyOfferPathIdMax = 2147483647;

export const GetMyOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyOfferPathIdMax)),
});

export const GetMyOffer200Response = MyOffer;

export const GetMyOffer401Response = ErrorBody;

export const GetMyOffer403Response = ErrorBody;

export const GetMyOffer404Response = ErrorBody;

export const GetMyOffer422Response = ErrorBody;

export const GetMyOffer500Response = ErrorBody;

export const GetMyOffer503Response = ErrorBody;

/**
 * @summary Claims for which you have an offer
 */
export const GetMyBids200Response = MyBids;

export const GetMyBids401Response = ErrorBody;

export const GetMyBids403Response = ErrorBody;

export const GetMyBids422Response = ErrorBody;

export const GetMyBids500Response = ErrorBody;

export const GetMyBids503Response = ErrorBody;

/**
 * @summary Answer an offer with a counter-offer
 */
export const counterOfferPathIdMax = 2147483647;

export const CounterOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(counterOfferPathIdMax)),
});

export const counterOfferHeaderIdempotencyKeyMax = 200;

export const counterOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CounterOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(counterOfferHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(counterOfferHeaderIdempotencyKeyRegExp)),
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
 * @summary Accept an offer
 */
export const acceptOfferPathIdMax = 2147483647;

export const AcceptOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(acceptOfferPathIdMax)),
});

export const acceptOfferHeaderIdempotencyKeyMax = 200;

export const acceptOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const AcceptOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(acceptOfferHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(acceptOfferHeaderIdempotencyKeyRegExp)),
  ),
});

export const AcceptOfferBody = OfferAcceptInput;

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
 * @summary Reject an offer
 */
export const rejectOfferPathIdMax = 2147483647;

export const RejectOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(rejectOfferPathIdMax)),
});

export const rejectOfferHeaderIdempotencyKeyMax = 200;

export const rejectOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RejectOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rejectOfferHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(rejectOfferHeaderIdempotencyKeyRegExp)),
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
 * @summary Withdraw an offer
 */
export const withdrawOfferPathIdMax = 2147483647;

export const WithdrawOfferParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(withdrawOfferPathIdMax)),
});

export const withdrawOfferHeaderIdempotencyKeyMax = 200;

export const withdrawOfferHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const WithdrawOfferHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(withdrawOfferHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(withdrawOfferHeaderIdempotencyKeyRegExp)),
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
 * @summary Offers that stand for one of your claims
 */
export const getMyClaimOffersPathIdMax = 2147483647;

export const GetMyClaimOffersParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyClaimOffersPathIdMax)),
});

export const GetMyClaimOffers200Response = ClaimOffers;

export const GetMyClaimOffers401Response = ErrorBody;

export const GetMyClaimOffers403Response = ErrorBody;

export const GetMyClaimOffers404Response = ErrorBody;

export const GetMyClaimOffers422Response = ErrorBody;

export const GetMyClaimOffers500Response = ErrorBody;

export const GetMyClaimOffers503Response = ErrorBody;
