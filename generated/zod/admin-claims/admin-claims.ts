/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AdminClaim } from '../schemas/adminClaim.ts';
import { AdminClaimPage } from '../schemas/adminClaimPage.ts';
import { ClaimFeatureInput } from '../schemas/claimFeatureInput.ts';
import { ClaimReviewInput } from '../schemas/claimReviewInput.ts';
import { ClaimStatus } from '../schemas/claimStatus.ts';
import { ClaimType } from '../schemas/claimType.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { ReviewedClaim } from '../schemas/reviewedClaim.ts';
import { UserStatus } from '../schemas/userStatus.ts';
import { VersionInput } from '../schemas/versionInput.ts';

/**
 * @summary Claims of every status
 */
export const listAdminClaimsQueryPageDefault = 1;
export const listAdminClaimsQueryPageMax = 1000000;

export const listAdminClaimsQueryPerPageDefault = 25;
export const listAdminClaimsQueryPerPageMax = 100;

export const listAdminClaimsQuerySearchMax = 200;

export const listAdminClaimsQueryStatusMax = 20;

export const listAdminClaimsQueryCaseIdItemMax = 2147483647;

export const listAdminClaimsQueryCaseIdMax = 50;

export const listAdminClaimsQuerySellerIdItemMax = 2147483647;

export const listAdminClaimsQuerySellerIdMax = 50;

export const listAdminClaimsQuerySellerStatusMax = 10;

export const listAdminClaimsQueryClaimTypeMax = 20;

export const listAdminClaimsQuerySortDirectionDefault = `desc`;

export const ListAdminClaimsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminClaimsQueryPageMax)),
    listAdminClaimsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listAdminClaimsQueryPerPageMax)),
    listAdminClaimsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQuerySearchMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQueryStatusMax)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listAdminClaimsQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQueryCaseIdMax)),
  ),
  seller_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listAdminClaimsQuerySellerIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQuerySellerIdMax)),
  ),
  seller_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(UserStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQuerySellerStatusMax)),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimType)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listAdminClaimsQueryClaimTypeMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** When it was last submitted for review. */
      submitted_at: 'submitted_at',
      /** When it changed last. */
      updated_at: 'updated_at',
      /** Face amount. */
      face_amount: 'face_amount',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listAdminClaimsQuerySortDirectionDefault,
  ),
});

export const ListAdminClaims200Response = AdminClaimPage;

export const ListAdminClaims401Response = ErrorBody;

export const ListAdminClaims403Response = ErrorBody;

export const ListAdminClaims422Response = ErrorBody;

export const ListAdminClaims500Response = ErrorBody;

export const ListAdminClaims503Response = ErrorBody;

/**
 * @summary A claim of any status
 */
export const getAdminClaimPathIdMax = 2147483647;

export const GetAdminClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getAdminClaimPathIdMax)),
});

export const GetAdminClaim200Response = AdminClaim;

export const GetAdminClaim401Response = ErrorBody;

export const GetAdminClaim403Response = ErrorBody;

export const GetAdminClaim404Response = ErrorBody;

export const GetAdminClaim422Response = ErrorBody;

export const GetAdminClaim500Response = ErrorBody;

export const GetAdminClaim503Response = ErrorBody;

/**
 * @summary List a claim
 */
export const approveClaimPathIdMax = 2147483647;

export const ApproveClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(approveClaimPathIdMax)),
});

export const approveClaimHeaderIdempotencyKeyMax = 200;

export const approveClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ApproveClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(approveClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(approveClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const ApproveClaimBody = VersionInput;

export const ApproveClaim200Response = ReviewedClaim;

export const ApproveClaim400Response = ErrorBody;

export const ApproveClaim401Response = ErrorBody;

export const ApproveClaim403Response = ErrorBody;

export const ApproveClaim404Response = ErrorBody;

export const ApproveClaim409Response = ErrorBody;

export const ApproveClaim413Response = ErrorBody;

export const ApproveClaim415Response = ErrorBody;

export const ApproveClaim422Response = ErrorBody;

export const ApproveClaim500Response = ErrorBody;

export const ApproveClaim503Response = ErrorBody;

/**
 * @summary Request changes to a claim
 */
export const requestClaimChangesPathIdMax = 2147483647;

export const RequestClaimChangesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(requestClaimChangesPathIdMax)),
});

export const requestClaimChangesHeaderIdempotencyKeyMax = 200;

export const requestClaimChangesHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RequestClaimChangesHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(requestClaimChangesHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(requestClaimChangesHeaderIdempotencyKeyRegExp)),
  ),
});

export const RequestClaimChangesBody = ClaimReviewInput;

export const RequestClaimChanges200Response = ReviewedClaim;

export const RequestClaimChanges400Response = ErrorBody;

export const RequestClaimChanges401Response = ErrorBody;

export const RequestClaimChanges403Response = ErrorBody;

export const RequestClaimChanges404Response = ErrorBody;

export const RequestClaimChanges409Response = ErrorBody;

export const RequestClaimChanges413Response = ErrorBody;

export const RequestClaimChanges415Response = ErrorBody;

export const RequestClaimChanges422Response = ErrorBody;

export const RequestClaimChanges500Response = ErrorBody;

export const RequestClaimChanges503Response = ErrorBody;

/**
 * @summary Reject a claim
 */
export const rejectClaimPathIdMax = 2147483647;

export const RejectClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(rejectClaimPathIdMax)),
});

export const rejectClaimHeaderIdempotencyKeyMax = 200;

export const rejectClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RejectClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(rejectClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(rejectClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const RejectClaimBody = ClaimReviewInput;

export const RejectClaim200Response = ReviewedClaim;

export const RejectClaim400Response = ErrorBody;

export const RejectClaim401Response = ErrorBody;

export const RejectClaim403Response = ErrorBody;

export const RejectClaim404Response = ErrorBody;

export const RejectClaim409Response = ErrorBody;

export const RejectClaim413Response = ErrorBody;

export const RejectClaim415Response = ErrorBody;

export const RejectClaim422Response = ErrorBody;

export const RejectClaim500Response = ErrorBody;

export const RejectClaim503Response = ErrorBody;

/**
 * @summary Take a claim off the market
 */
export const pauseClaimPathIdMax = 2147483647;

export const PauseClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pauseClaimPathIdMax)),
});

export const pauseClaimHeaderIdempotencyKeyMax = 200;

export const pauseClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const PauseClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(pauseClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(pauseClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const PauseClaimBody = ClaimReviewInput;

export const PauseClaim200Response = ReviewedClaim;

export const PauseClaim400Response = ErrorBody;

export const PauseClaim401Response = ErrorBody;

export const PauseClaim403Response = ErrorBody;

export const PauseClaim404Response = ErrorBody;

export const PauseClaim409Response = ErrorBody;

export const PauseClaim413Response = ErrorBody;

export const PauseClaim415Response = ErrorBody;

export const PauseClaim422Response = ErrorBody;

export const PauseClaim500Response = ErrorBody;

export const PauseClaim503Response = ErrorBody;

/**
 * @summary Put a claim back onto the market
 */
export const resumeClaimPathIdMax = 2147483647;

export const ResumeClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(resumeClaimPathIdMax)),
});

export const resumeClaimHeaderIdempotencyKeyMax = 200;

export const resumeClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ResumeClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(resumeClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(resumeClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const ResumeClaimBody = VersionInput;

export const ResumeClaim200Response = ReviewedClaim;

export const ResumeClaim400Response = ErrorBody;

export const ResumeClaim401Response = ErrorBody;

export const ResumeClaim403Response = ErrorBody;

export const ResumeClaim404Response = ErrorBody;

export const ResumeClaim409Response = ErrorBody;

export const ResumeClaim413Response = ErrorBody;

export const ResumeClaim415Response = ErrorBody;

export const ResumeClaim422Response = ErrorBody;

export const ResumeClaim500Response = ErrorBody;

export const ResumeClaim503Response = ErrorBody;

/**
 * @summary Feature a claim
 */
export const featureClaimPathIdMax = 2147483647;

export const FeatureClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(featureClaimPathIdMax)),
});

export const featureClaimHeaderIdempotencyKeyMax = 200;

export const featureClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const FeatureClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(featureClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(featureClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const FeatureClaimBody = ClaimFeatureInput;

export const FeatureClaim200Response = ReviewedClaim;

export const FeatureClaim400Response = ErrorBody;

export const FeatureClaim401Response = ErrorBody;

export const FeatureClaim403Response = ErrorBody;

export const FeatureClaim404Response = ErrorBody;

export const FeatureClaim409Response = ErrorBody;

export const FeatureClaim413Response = ErrorBody;

export const FeatureClaim415Response = ErrorBody;

export const FeatureClaim422Response = ErrorBody;

export const FeatureClaim500Response = ErrorBody;

export const FeatureClaim503Response = ErrorBody;
