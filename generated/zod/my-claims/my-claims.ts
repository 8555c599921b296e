/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ClaimDocumentUpload,
  ClaimStatus,
  Document,
  ErrorBody,
  MyClaim,
  MyClaimCreateInput,
  MyClaimPage,
  MyClaimUpdateInput,
  SavedDocumentInput,
  SellerPortal,
  VersionInput,
} from '../claimsExchange.schemas.ts';

/**
 * `search` looks at the reference and the name of the case. Without `sort_by`: what changed last comes first.
 * @summary Your claims in every state
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
  page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryPageMax)),
      listMyClaimsQueryPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Page number, from 1.')),
  per_page: /*#__PURE__*/ zod
    ._default(
      /*#__PURE__*/ zod
        .int()
        .check(/*#__PURE__*/ zod.gte(1))
        .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryPerPageMax)),
      listMyClaimsQueryPerPageDefault,
    )
    .check(/*#__PURE__*/ zod.describe('Rows on a page.')),
  search: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQuerySearchMax)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Words to look for; every word must occur. Case and accents of ASCII letters do not count.',
      ),
    ),
  status: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(ClaimStatus)
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQueryStatusMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only claims in these states.')),
  case_id: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .array(
          /*#__PURE__*/ zod
            .int()
            .check(/*#__PURE__*/ zod.gte(1))
            .check(/*#__PURE__*/ zod.lte(listMyClaimsQueryCaseIdItemMax)),
        )
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(listMyClaimsQueryCaseIdMax)),
    )
    .check(/*#__PURE__*/ zod.describe('Only claims of these cases, by their numbers.')),
  sort_by: /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod.enum({
        /** When it changed last. */
        updated_at: 'updated_at',
        /** When it was begun. */
        created_at: 'created_at',
        /** Face amount. */
        face_amount: 'face_amount',
        /** Asking price. */
        ask_percent: 'ask_percent',
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
      listMyClaimsQuerySortDirectionDefault,
    )
    .check(
      /*#__PURE__*/ zod.describe(
        '`asc` only when ascending order is asked for. Sent together with `sort_by`.',
      ),
    ),
});

export const ListMyClaims200Response = MyClaimPage;

export const ListMyClaims401Response = ErrorBody;

export const ListMyClaims403Response = ErrorBody;

export const ListMyClaims422Response = ErrorBody;

export const ListMyClaims500Response = ErrorBody;

export const ListMyClaims503Response = ErrorBody;

/**
 * Makes a `draft`; it may be as incomplete as it is, what is there has to be right. The case must take claims
 * (`case_not_open`).
 * @summary Begin a claim
 */
export const createMyClaimHeaderIdempotencyKeyMax = 200;

export const createMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CreateMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(createMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(createMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * With documents, timeline and the words of the reviewer.
 * @summary One of your claims
 */
export const getMyClaimPathIdMax = 2147483647;

export const GetMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const GetMyClaim200Response = MyClaim;

export const GetMyClaim401Response = ErrorBody;

export const GetMyClaim403Response = ErrorBody;

export const GetMyClaim404Response = ErrorBody;

export const GetMyClaim422Response = ErrorBody;

export const GetMyClaim500Response = ErrorBody;

export const GetMyClaim503Response = ErrorBody;

/**
 * Only what is sent changes. A `draft` and a claim in `changes_requested` can be changed altogether, `open` and `paused`
 * ones in `ask_percent` and `minimum_percent` only (`transition_not_allowed`, with `errors`). 409 where `lock_version`
 * is not the present one.
 * @summary Change a claim
 */
export const updateMyClaimPathIdMax = 2147483647;

export const UpdateMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(updateMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const updateMyClaimHeaderIdempotencyKeyMax = 200;

export const updateMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UpdateMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(updateMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(updateMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Its documents go with it. Another state is refused (`transition_not_allowed`).
 * @summary Delete a draft
 */
export const deleteMyClaimPathIdMax = 2147483647;

export const DeleteMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(deleteMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const deleteMyClaimHeaderIdempotencyKeyMax = 200;

export const deleteMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const DeleteMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(deleteMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(deleteMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * From `draft` and `changes_requested` to `in_review`. Refused: a missing field, answer or document (`claim_incomplete`, with
 * `errors`), an account that is not confirmed (`account_not_confirmed`), a rejected identity (`identity_rejected`), a case
 * that takes no claims (`case_not_open`).
 * @summary Submit a claim for review
 */
export const submitMyClaimPathIdMax = 2147483647;

export const SubmitMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(submitMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const submitMyClaimHeaderIdempotencyKeyMax = 200;

export const submitMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SubmitMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(submitMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(submitMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * From `open` to `paused`; pending offers are closed.
 * @summary Pause a listing
 */
export const pauseMyClaimPathIdMax = 2147483647;

export const PauseMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(pauseMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const pauseMyClaimHeaderIdempotencyKeyMax = 200;

export const pauseMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const PauseMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(pauseMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(pauseMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const PauseMyClaimBody = VersionInput;

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
 * From `paused` to `open`, while the case is active (`case_not_open`). A listing whose time ran out meanwhile gets a new
 * period of 90 days.
 * @summary Resume a paused listing
 */
export const resumeMyClaimPathIdMax = 2147483647;

export const ResumeMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(resumeMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const resumeMyClaimHeaderIdempotencyKeyMax = 200;

export const resumeMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const ResumeMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(resumeMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(resumeMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * From every state before a sale to `withdrawn`, never from `under_offer`.
 * @summary Withdraw a claim
 */
export const withdrawMyClaimPathIdMax = 2147483647;

export const WithdrawMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(withdrawMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const withdrawMyClaimHeaderIdempotencyKeyMax = 200;

export const withdrawMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const WithdrawMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(withdrawMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(withdrawMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const WithdrawMyClaimBody = VersionInput;

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
 * From `withdrawn` and `expired` to `in_review`; guarded as the first submission is.
 * @summary Relist a withdrawn or expired claim
 */
export const relistMyClaimPathIdMax = 2147483647;

export const RelistMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(relistMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const relistMyClaimHeaderIdempotencyKeyMax = 200;

export const relistMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const RelistMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(relistMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(relistMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * As `uploadDocument`, and adds it to the claim at once. Only while the claim can be changed
 * (`transition_not_allowed`), at most 20 for a claim (`too_many_documents`).
 * @summary Upload a document of a claim
 */
export const uploadClaimDocumentPathIdMax = 2147483647;

export const UploadClaimDocumentParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(uploadClaimDocumentPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const uploadClaimDocumentHeaderIdempotencyKeyMax = 200;

export const uploadClaimDocumentHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const UploadClaimDocumentHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(uploadClaimDocumentHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(uploadClaimDocumentHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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
 * Adds a copy of one of your documents, so that the same document serves two claims. Identity documents stay where they are
 * (`document_not_usable`).
 * @summary Use a saved document for a claim
 */
export const copyDocumentToMyClaimPathIdMax = 2147483647;

export const CopyDocumentToMyClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(copyDocumentToMyClaimPathIdMax))
    .check(/*#__PURE__*/ zod.describe("The record's number.")),
});

export const copyDocumentToMyClaimHeaderIdempotencyKeyMax = 200;

export const copyDocumentToMyClaimHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const CopyDocumentToMyClaimHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(copyDocumentToMyClaimHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(copyDocumentToMyClaimHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
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

export const CopyDocumentToMyClaim500Response = ErrorBody;

export const CopyDocumentToMyClaim503Response = ErrorBody;

/**
 * Counts of one's claims by state, those that wait for the seller, and the cases in which there are any.
 * @summary What a seller's claims need now
 */
export const GetSellerPortal200Response = SellerPortal;

export const GetSellerPortal401Response = ErrorBody;

export const GetSellerPortal403Response = ErrorBody;

export const GetSellerPortal422Response = ErrorBody;

export const GetSellerPortal500Response = ErrorBody;

export const GetSellerPortal503Response = ErrorBody;
