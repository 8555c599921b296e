/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorBody } from '../schemas/errorBody.ts';
import { FollowState } from '../schemas/followState.ts';
import { FollowedClaimPage } from '../schemas/followedClaimPage.ts';
import { Follows } from '../schemas/follows.ts';
import { ListedClaimStatus } from '../schemas/listedClaimStatus.ts';
import { RecommendedClaimPage } from '../schemas/recommendedClaimPage.ts';

/**
 * @summary Claims chosen for you
 */
export const listRecommendedClaimsQueryPageDefault = 1;
export const listRecommendedClaimsQueryPageMax = 1000000;

export const listRecommendedClaimsQueryPerPageDefault = 25;
export const listRecommendedClaimsQueryPerPageMax = 100;

export const ListRecommendedClaimsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listRecommendedClaimsQueryPageMax)),
    listRecommendedClaimsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listRecommendedClaimsQueryPerPageMax)),
    listRecommendedClaimsQueryPerPageDefault,
  ),
  dismissed: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
});

export const ListRecommendedClaims200Response = RecommendedClaimPage;

export const ListRecommendedClaims401Response = ErrorBody;

export const ListRecommendedClaims403Response = ErrorBody;

export const ListRecommendedClaims422Response = ErrorBody;

export const ListRecommendedClaims500Response = ErrorBody;

export const ListRecommendedClaims503Response = ErrorBody;

/**
 * @summary Follow a claim
 */
export const followClaimPathIdMax = 2147483647;

export const FollowClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(followClaimPathIdMax)),
});

export const followClaimHeaderIdempotencyKeyMax = 200;

export const followClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const FollowClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(followClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(followClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const FollowClaim200Response = FollowState;

export const FollowClaim401Response = ErrorBody;

export const FollowClaim403Response = ErrorBody;

export const FollowClaim404Response = ErrorBody;

export const FollowClaim422Response = ErrorBody;

export const FollowClaim500Response = ErrorBody;

export const FollowClaim503Response = ErrorBody;

/**
 * @summary Unfollow a claim
 */
export const unfollowClaimPathIdMax = 2147483647;

export const UnfollowClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(unfollowClaimPathIdMax)),
});

export const unfollowClaimHeaderIdempotencyKeyMax = 200;

export const unfollowClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UnfollowClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(unfollowClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(unfollowClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const UnfollowClaim200Response = FollowState;

export const UnfollowClaim401Response = ErrorBody;

export const UnfollowClaim403Response = ErrorBody;

export const UnfollowClaim404Response = ErrorBody;

export const UnfollowClaim422Response = ErrorBody;

export const UnfollowClaim500Response = ErrorBody;

export const UnfollowClaim503Response = ErrorBody;

/**
 * @summary Not interested in a claim
 */
export const dismissClaimPathIdMax = 2147483647;

export const DismissClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(dismissClaimPathIdMax)),
});

export const dismissClaimHeaderIdempotencyKeyMax = 200;

export const dismissClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DismissClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(dismissClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(dismissClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const DismissClaim204Response = /*#__PURE__*/ zod.void();

export const DismissClaim401Response = ErrorBody;

export const DismissClaim403Response = ErrorBody;

export const DismissClaim404Response = ErrorBody;

export const DismissClaim422Response = ErrorBody;

export const DismissClaim500Response = ErrorBody;

export const DismissClaim503Response = ErrorBody;

/**
 * @summary Take a dismissal back
 */
export const restoreClaimPathIdMax = 2147483647;

export const RestoreClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(restoreClaimPathIdMax)),
});

export const restoreClaimHeaderIdempotencyKeyMax = 200;

export const restoreClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RestoreClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(restoreClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(restoreClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const RestoreClaim204Response = /*#__PURE__*/ zod.void();

export const RestoreClaim401Response = ErrorBody;

export const RestoreClaim403Response = ErrorBody;

export const RestoreClaim404Response = ErrorBody;

export const RestoreClaim422Response = ErrorBody;

export const RestoreClaim500Response = ErrorBody;

export const RestoreClaim503Response = ErrorBody;

/**
 * @summary Follow a case
 */
export const followCasePathIdMax = 40;

export const followCasePathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const FollowCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(followCasePathIdMax))
    .check(/*#__PURE__*/ zod.regex(followCasePathIdRegExp)),
});

export const followCaseHeaderIdempotencyKeyMax = 200;

export const followCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const FollowCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(followCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(followCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const FollowCase200Response = FollowState;

export const FollowCase401Response = ErrorBody;

export const FollowCase403Response = ErrorBody;

export const FollowCase404Response = ErrorBody;

export const FollowCase422Response = ErrorBody;

export const FollowCase500Response = ErrorBody;

export const FollowCase503Response = ErrorBody;

/**
 * @summary Unfollow a case
 */
export const unfollowCasePathIdMax = 40;

export const unfollowCasePathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const UnfollowCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(unfollowCasePathIdMax))
    .check(/*#__PURE__*/ zod.regex(unfollowCasePathIdRegExp)),
});

export const unfollowCaseHeaderIdempotencyKeyMax = 200;

export const unfollowCaseHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UnfollowCaseHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(unfollowCaseHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(unfollowCaseHeaderIdempotencyKeyRegExp)),
  ),
});

export const UnfollowCase200Response = FollowState;

export const UnfollowCase401Response = ErrorBody;

export const UnfollowCase403Response = ErrorBody;

export const UnfollowCase404Response = ErrorBody;

export const UnfollowCase422Response = ErrorBody;

export const UnfollowCase500Response = ErrorBody;

export const UnfollowCase503Response = ErrorBody;

/**
 * @summary What you follow
 */
export const GetFollows200Response = Follows;

export const GetFollows401Response = ErrorBody;

export const GetFollows403Response = ErrorBody;

export const GetFollows422Response = ErrorBody;

export const GetFollows500Response = ErrorBody;

export const GetFollows503Response = ErrorBody;

/**
 * @summary Claims that you follow
 */
export const listFollowedClaimsQueryPageDefault = 1;
export const listFollowedClaimsQueryPageMax = 1000000;

export const listFollowedClaimsQueryPerPageDefault = 25;
export const listFollowedClaimsQueryPerPageMax = 100;

export const listFollowedClaimsQuerySearchMax = 200;

export const listFollowedClaimsQueryStatusMax = 20;

export const listFollowedClaimsQuerySortDirectionDefault = `desc`;

export const ListFollowedClaimsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listFollowedClaimsQueryPageMax)),
    listFollowedClaimsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listFollowedClaimsQueryPerPageMax)),
    listFollowedClaimsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listFollowedClaimsQuerySearchMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ListedClaimStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listFollowedClaimsQueryStatusMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** When it was followed. */
      followed_at: 'followed_at',
      /** When its listing ends. */
      expires_at: 'expires_at',
      /** Face amount, as the caller sees it. */
      face_amount: 'face_amount',
      /** Ask. */
      ask_percent: 'ask_percent',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listFollowedClaimsQuerySortDirectionDefault,
  ),
});

export const ListFollowedClaims200Response = FollowedClaimPage;

export const ListFollowedClaims401Response = ErrorBody;

export const ListFollowedClaims403Response = ErrorBody;

export const ListFollowedClaims422Response = ErrorBody;

export const ListFollowedClaims500Response = ErrorBody;

export const ListFollowedClaims503Response = ErrorBody;
