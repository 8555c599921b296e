/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimDocumentUpload } from '../schemas/claimDocumentUpload.ts';
import { ClaimStatus } from '../schemas/claimStatus.ts';
import { ClosingInput } from '../schemas/closingInput.ts';
import { Document } from '../schemas/document.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { MyClaim } from '../schemas/myClaim.ts';
import { MyClaimCreateInput } from '../schemas/myClaimCreateInput.ts';
import { MyClaimPage } from '../schemas/myClaimPage.ts';
import { MyClaimUpdateInput } from '../schemas/myClaimUpdateInput.ts';
import { SavedDocumentInput } from '../schemas/savedDocumentInput.ts';
import { SellerPortal } from '../schemas/sellerPortal.ts';
import { VersionInput } from '../schemas/versionInput.ts';

/**
 * @summary Your claims of every status
 */
export const listMyClaimsQueryPageDefault = 1;
export const listMyClaimsQueryPageMax = 1000000;

export const listMyClaimsQueryPerPageDefault = 25;
export const listMyClaimsQueryPerPageMax = 100;

export const listMyClaimsQuerySearchMax = 200;

export const listMyClaimsQueryStatusMax = 20;

export const listMyClaimsQueryCaseIdItemMax = 2147483647;

export const listMyClaimsQueryCaseIdMax = 50;

export const listMyClaimsQuerySortDirectionDefault = `desc`;

export const ListMyClaimsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryPageMax)),
    listMyClaimsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryPerPageMax)),
    listMyClaimsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQuerySearchMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQueryStatusMax)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQueryCaseIdMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** When it changed last. */
      updated_at: 'updated_at',
      /** When it was begun. */
      created_at: 'created_at',
      /** Face amount. */
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
    listMyClaimsQuerySortDirectionDefault,
  ),
});

export const ListMyClaims200Response = MyClaimPage;

export const ListMyClaims401Response = ErrorBody;

export const ListMyClaims403Response = ErrorBody;

export const ListMyClaims422Response = ErrorBody;

export const ListMyClaims500Response = ErrorBody;

export const ListMyClaims503Response = ErrorBody;

/**
 * @summary Begin a claim
 */
export const createMyClaimHeaderIdempotencyKeyMax = 200;

export const createMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(createMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(createMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const CreateMyClaimBody = MyClaimCreateInput;

export const CreateMyClaim201Response = MyClaim;

export const CreateMyClaim400Response = ErrorBody;

export const CreateMyClaim401Response = ErrorBody;

export const CreateMyClaim403Response = ErrorBody;

export const CreateMyClaim404Response = ErrorBody;

export const CreateMyClaim413Response = ErrorBody;

export const CreateMyClaim415Response = ErrorBody;

export const CreateMyClaim422Response = ErrorBody;

export const CreateMyClaim429Response = ErrorBody;

export const CreateMyClaim500Response = ErrorBody;

export const CreateMyClaim503Response = ErrorBody;

/**
 * @summary One of your claims
 */
export const getMyClaimPathIdMax = 2147483647;

export const GetMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyClaimPathIdMax)),
});

export const GetMyClaim200Response = MyClaim;

export const GetMyClaim401Response = ErrorBody;

export const GetMyClaim403Response = ErrorBody;

export const GetMyClaim404Response = ErrorBody;

export const GetMyClaim422Response = ErrorBody;

export const GetMyClaim500Response = ErrorBody;

export const GetMyClaim503Response = ErrorBody;

/**
 * @summary Change a claim
 */
export const updateMyClaimPathIdMax = 2147483647;

export const UpdateMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updateMyClaimPathIdMax)),
});

export const updateMyClaimHeaderIdempotencyKeyMax = 200;

export const updateMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(updateMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(updateMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const UpdateMyClaimBody = MyClaimUpdateInput;

export const UpdateMyClaim200Response = MyClaim;

export const UpdateMyClaim400Response = ErrorBody;

export const UpdateMyClaim401Response = ErrorBody;

export const UpdateMyClaim403Response = ErrorBody;

export const UpdateMyClaim404Response = ErrorBody;

export const UpdateMyClaim409Response = ErrorBody;

export const UpdateMyClaim413Response = ErrorBody;

export const UpdateMyClaim415Response = ErrorBody;

export const UpdateMyClaim422Response = ErrorBody;

export const UpdateMyClaim500Response = ErrorBody;

export const UpdateMyClaim503Response = ErrorBody;

/**
 * @summary Delete a claim that was never submitted
 */
export const deleteMyClaimPathIdMax = 2147483647;

export const DeleteMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteMyClaimPathIdMax)),
});

export const deleteMyClaimHeaderIdempotencyKeyMax = 200;

export const deleteMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(deleteMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(deleteMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const DeleteMyClaim204Response = /*#__PURE__*/ zod.void();

export const DeleteMyClaim401Response = ErrorBody;

export const DeleteMyClaim403Response = ErrorBody;

export const DeleteMyClaim404Response = ErrorBody;

export const DeleteMyClaim422Response = ErrorBody;

export const DeleteMyClaim500Response = ErrorBody;

export const DeleteMyClaim503Response = ErrorBody;

/**
 * @summary Submit a claim for review
 */
export const submitMyClaimPathIdMax = 2147483647;

export const SubmitMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(submitMyClaimPathIdMax)),
});

export const submitMyClaimHeaderIdempotencyKeyMax = 200;

export const submitMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(submitMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(submitMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const SubmitMyClaimBody = VersionInput;

export const SubmitMyClaim200Response = MyClaim;

export const SubmitMyClaim400Response = ErrorBody;

export const SubmitMyClaim401Response = ErrorBody;

export const SubmitMyClaim403Response = ErrorBody;

export const SubmitMyClaim404Response = ErrorBody;

export const SubmitMyClaim409Response = ErrorBody;

export const SubmitMyClaim413Response = ErrorBody;

export const SubmitMyClaim415Response = ErrorBody;

export const SubmitMyClaim422Response = ErrorBody;

export const SubmitMyClaim500Response = ErrorBody;

export const SubmitMyClaim503Response = ErrorBody;

/**
 * @summary Pause a listing
 */
export const pauseMyClaimPathIdMax = 2147483647;

export const PauseMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pauseMyClaimPathIdMax)),
});

export const pauseMyClaimHeaderIdempotencyKeyMax = 200;

export const pauseMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const PauseMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(pauseMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(pauseMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const PauseMyClaimBody = ClosingInput;

export const PauseMyClaim200Response = MyClaim;

export const PauseMyClaim400Response = ErrorBody;

export const PauseMyClaim401Response = ErrorBody;

export const PauseMyClaim403Response = ErrorBody;

export const PauseMyClaim404Response = ErrorBody;

export const PauseMyClaim409Response = ErrorBody;

export const PauseMyClaim413Response = ErrorBody;

export const PauseMyClaim415Response = ErrorBody;

export const PauseMyClaim422Response = ErrorBody;

export const PauseMyClaim500Response = ErrorBody;

export const PauseMyClaim503Response = ErrorBody;

/**
 * @summary Resume a paused listing
 */
export const resumeMyClaimPathIdMax = 2147483647;

export const ResumeMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(resumeMyClaimPathIdMax)),
});

export const resumeMyClaimHeaderIdempotencyKeyMax = 200;

export const resumeMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ResumeMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(resumeMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(resumeMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const ResumeMyClaimBody = VersionInput;

export const ResumeMyClaim200Response = MyClaim;

export const ResumeMyClaim400Response = ErrorBody;

export const ResumeMyClaim401Response = ErrorBody;

export const ResumeMyClaim403Response = ErrorBody;

export const ResumeMyClaim404Response = ErrorBody;

export const ResumeMyClaim409Response = ErrorBody;

export const ResumeMyClaim413Response = ErrorBody;

export const ResumeMyClaim415Response = ErrorBody;

export const ResumeMyClaim422Response = ErrorBody;

export const ResumeMyClaim500Response = ErrorBody;

export const ResumeMyClaim503Response = ErrorBody;

/**
 * @summary Withdraw a claim
 */
export const withdrawMyClaimPathIdMax = 2147483647;

export const WithdrawMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(withdrawMyClaimPathIdMax)),
});

export const withdrawMyClaimHeaderIdempotencyKeyMax = 200;

export const withdrawMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const WithdrawMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(withdrawMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(withdrawMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const WithdrawMyClaimBody = ClosingInput;

export const WithdrawMyClaim200Response = MyClaim;

export const WithdrawMyClaim400Response = ErrorBody;

export const WithdrawMyClaim401Response = ErrorBody;

export const WithdrawMyClaim403Response = ErrorBody;

export const WithdrawMyClaim404Response = ErrorBody;

export const WithdrawMyClaim409Response = ErrorBody;

export const WithdrawMyClaim413Response = ErrorBody;

export const WithdrawMyClaim415Response = ErrorBody;

export const WithdrawMyClaim422Response = ErrorBody;

export const WithdrawMyClaim500Response = ErrorBody;

export const WithdrawMyClaim503Response = ErrorBody;

/**
 * @summary Relist a withdrawn or expired claim
 */
export const relistMyClaimPathIdMax = 2147483647;

export const RelistMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(relistMyClaimPathIdMax)),
});

export const relistMyClaimHeaderIdempotencyKeyMax = 200;

export const relistMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RelistMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(relistMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(relistMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const RelistMyClaimBody = VersionInput;

export const RelistMyClaim200Response = MyClaim;

export const RelistMyClaim400Response = ErrorBody;

export const RelistMyClaim401Response = ErrorBody;

export const RelistMyClaim403Response = ErrorBody;

export const RelistMyClaim404Response = ErrorBody;

export const RelistMyClaim409Response = ErrorBody;

export const RelistMyClaim413Response = ErrorBody;

export const RelistMyClaim415Response = ErrorBody;

export const RelistMyClaim422Response = ErrorBody;

export const RelistMyClaim500Response = ErrorBody;

export const RelistMyClaim503Response = ErrorBody;

/**
 * @summary Turn a withdrawn or expired claim into a draft
 */
export const reviseMyClaimPathIdMax = 2147483647;

export const ReviseMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(reviseMyClaimPathIdMax)),
});

export const reviseMyClaimHeaderIdempotencyKeyMax = 200;

export const reviseMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ReviseMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(reviseMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(reviseMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const ReviseMyClaimBody = VersionInput;

export const ReviseMyClaim200Response = MyClaim;

export const ReviseMyClaim400Response = ErrorBody;

export const ReviseMyClaim401Response = ErrorBody;

export const ReviseMyClaim403Response = ErrorBody;

export const ReviseMyClaim404Response = ErrorBody;

export const ReviseMyClaim409Response = ErrorBody;

export const ReviseMyClaim413Response = ErrorBody;

export const ReviseMyClaim415Response = ErrorBody;

export const ReviseMyClaim422Response = ErrorBody;

export const ReviseMyClaim500Response = ErrorBody;

export const ReviseMyClaim503Response = ErrorBody;

/**
 * @summary Upload a document of a claim
 */
export const uploadClaimDocumentPathIdMax = 2147483647;

export const UploadClaimDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(uploadClaimDocumentPathIdMax)),
});

export const uploadClaimDocumentHeaderIdempotencyKeyMax = 200;

export const uploadClaimDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadClaimDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(uploadClaimDocumentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(uploadClaimDocumentHeaderIdempotencyKeyRegExp)),
  ),
});

export const UploadClaimDocumentBody = ClaimDocumentUpload;

export const UploadClaimDocument201Response = Document;

export const UploadClaimDocument400Response = ErrorBody;

export const UploadClaimDocument401Response = ErrorBody;

export const UploadClaimDocument403Response = ErrorBody;

export const UploadClaimDocument404Response = ErrorBody;

export const UploadClaimDocument413Response = ErrorBody;

export const UploadClaimDocument415Response = ErrorBody;

export const UploadClaimDocument422Response = ErrorBody;

export const UploadClaimDocument429Response = ErrorBody;

export const UploadClaimDocument500Response = ErrorBody;

export const UploadClaimDocument503Response = ErrorBody;

/**
 * @summary Upload a copy of a document for buyers
 */
export const uploadRedactedDocumentPathIdMax = 2147483647;

export const UploadRedactedDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(uploadRedactedDocumentPathIdMax)),
});

export const uploadRedactedDocumentHeaderIdempotencyKeyMax = 200;

export const uploadRedactedDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadRedactedDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(uploadRedactedDocumentHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(uploadRedactedDocumentHeaderIdempotencyKeyRegExp)),
  ),
});

export const UploadRedactedDocumentBody = ClaimDocumentUpload;

export const UploadRedactedDocument201Response = Document;

export const UploadRedactedDocument400Response = ErrorBody;

export const UploadRedactedDocument401Response = ErrorBody;

export const UploadRedactedDocument403Response = ErrorBody;

export const UploadRedactedDocument404Response = ErrorBody;

export const UploadRedactedDocument413Response = ErrorBody;

export const UploadRedactedDocument415Response = ErrorBody;

export const UploadRedactedDocument422Response = ErrorBody;

export const UploadRedactedDocument429Response = ErrorBody;

export const UploadRedactedDocument500Response = ErrorBody;

export const UploadRedactedDocument503Response = ErrorBody;

/**
 * @summary Use a saved document for a claim
 */
export const copyDocumentToMyClaimPathIdMax = 2147483647;

export const CopyDocumentToMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(copyDocumentToMyClaimPathIdMax)),
});

export const copyDocumentToMyClaimHeaderIdempotencyKeyMax = 200;

export const copyDocumentToMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CopyDocumentToMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(copyDocumentToMyClaimHeaderIdempotencyKeyMax))
      .check(/*#__PURE__*/ zod.regex(copyDocumentToMyClaimHeaderIdempotencyKeyRegExp)),
  ),
});

export const CopyDocumentToMyClaimBody = SavedDocumentInput;

export const CopyDocumentToMyClaim201Response = Document;

export const CopyDocumentToMyClaim400Response = ErrorBody;

export const CopyDocumentToMyClaim401Response = ErrorBody;

export const CopyDocumentToMyClaim403Response = ErrorBody;

export const CopyDocumentToMyClaim404Response = ErrorBody;

export const CopyDocumentToMyClaim413Response = ErrorBody;

export const CopyDocumentToMyClaim415Response = ErrorBody;

export const CopyDocumentToMyClaim422Response = ErrorBody;

export const CopyDocumentToMyClaim429Response = ErrorBody;

export const CopyDocumentToMyClaim500Response = ErrorBody;

export const CopyDocumentToMyClaim503Response = ErrorBody;

/**
 * @summary What a seller's claims need now
 */
export const GetSellerPortal200Response = SellerPortal;

export const GetSellerPortal401Response = ErrorBody;

export const GetSellerPortal403Response = ErrorBody;

export const GetSellerPortal422Response = ErrorBody;

export const GetSellerPortal500Response = ErrorBody;

export const GetSellerPortal503Response = ErrorBody;
