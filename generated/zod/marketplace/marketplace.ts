/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Case } from '../schemas/case.ts';
import { CaseFacets } from '../schemas/caseFacets.ts';
import { CasePage } from '../schemas/casePage.ts';
import { CaseParameters } from '../schemas/caseParameters.ts';
import { CaseStage } from '../schemas/caseStage.ts';
import { CaseSummary } from '../schemas/caseSummary.ts';
import { CaseUpdate } from '../schemas/caseUpdate.ts';
import { Claim } from '../schemas/claim.ts';
import { ClaimPage } from '../schemas/claimPage.ts';
import { ClaimPriority } from '../schemas/claimPriority.ts';
import { ClaimSummary } from '../schemas/claimSummary.ts';
import { ClaimType } from '../schemas/claimType.ts';
import { CountryCode } from '../schemas/countryCode.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { EstateKycStatus } from '../schemas/estateKycStatus.ts';
import { ListedCaseStatus } from '../schemas/listedCaseStatus.ts';
import { PricePoint } from '../schemas/pricePoint.ts';
import { Proceeding } from '../schemas/proceeding.ts';
import { Recourse } from '../schemas/recourse.ts';
import { RegisterStatus } from '../schemas/registerStatus.ts';

/**
 * @summary Cases of the marketplace
 */
export const listCasesQueryPageDefault = 1;
export const listCasesQueryPageMax = 1000000;

export const listCasesQueryPerPageDefault = 25;
export const listCasesQueryPerPageMax = 100;

export const listCasesQuerySearchMax = 200;

export const listCasesQueryProceedingMax = 20;

export const listCasesQueryStageMax = 20;

export const listCasesQueryStatusMax = 20;

export const listCasesQueryJurisdictionMax = 20;

export const listCasesQuerySortDirectionDefault = `desc`;

export const ListCasesQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCasesQueryPageMax)),
    listCasesQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listCasesQueryPerPageMax)),
    listCasesQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCasesQuerySearchMax)),
  ),
  proceeding: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Proceeding)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCasesQueryProceedingMax)),
  ),
  stage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CaseStage)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCasesQueryStageMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ListedCaseStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCasesQueryStatusMax)),
  ),
  jurisdiction: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CountryCode)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listCasesQueryJurisdictionMax)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** Claims that can be bid on. */
      open_claims_count: 'open_claims_count',
      /** Sum of their face amounts, as the caller sees it. */
      open_face_amount: 'open_face_amount',
      /** Price of the last sale. */
      last_trade_percent: 'last_trade_percent',
      /** Day of the filing. */
      petition_date: 'petition_date',
      /** Name, by letters. */
      name: 'name',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listCasesQuerySortDirectionDefault,
  ),
});

export const ListCases200Response = CasePage;

export const ListCases422Response = ErrorBody;

export const ListCases500Response = ErrorBody;

export const ListCases503Response = ErrorBody;

/**
 * @summary Featured cases, in their order
 */
export const GetFeaturedCases200ResponseItem = CaseSummary;
export const GetFeaturedCases200Response = /*#__PURE__*/ zod
  .array(GetFeaturedCases200ResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(12));

export const GetFeaturedCases422Response = ErrorBody;

export const GetFeaturedCases500Response = ErrorBody;

export const GetFeaturedCases503Response = ErrorBody;

/**
 * @summary How many cases each filter leaves
 */
export const getCaseFacetsQuerySearchMax = 200;

export const getCaseFacetsQueryProceedingMax = 20;

export const getCaseFacetsQueryStageMax = 20;

export const getCaseFacetsQueryStatusMax = 20;

export const getCaseFacetsQueryJurisdictionMax = 20;

export const GetCaseFacetsQueryParams = /*#__PURE__*/ zod.strictObject({
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getCaseFacetsQuerySearchMax)),
  ),
  proceeding: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Proceeding)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getCaseFacetsQueryProceedingMax)),
  ),
  stage: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CaseStage)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getCaseFacetsQueryStageMax)),
  ),
  status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ListedCaseStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getCaseFacetsQueryStatusMax)),
  ),
  jurisdiction: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(CountryCode)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(getCaseFacetsQueryJurisdictionMax)),
  ),
});

export const GetCaseFacets200Response = CaseFacets;

export const GetCaseFacets422Response = ErrorBody;

export const GetCaseFacets500Response = ErrorBody;

export const GetCaseFacets503Response = ErrorBody;

/**
 * @summary One case by id or code
 */
export const getCasePathIdMax = 40;

export const getCasePathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const GetCaseParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCasePathIdMax))
    .check(/*#__PURE__*/ zod.regex(getCasePathIdRegExp)),
});

export const GetCase200Response = Case;

export const GetCase404Response = ErrorBody;

export const GetCase422Response = ErrorBody;

export const GetCase500Response = ErrorBody;

export const GetCase503Response = ErrorBody;

/**
 * @summary Prices of a case over time
 */
export const getCasePriceHistoryPathIdMax = 40;

export const getCasePriceHistoryPathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const GetCasePriceHistoryParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCasePriceHistoryPathIdMax))
    .check(/*#__PURE__*/ zod.regex(getCasePriceHistoryPathIdRegExp)),
});

export const getCasePriceHistoryQueryRangeDefault = `all`;

export const GetCasePriceHistoryQueryParams = /*#__PURE__*/ zod.strictObject({
  range: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** The last three months. */
      '3m': '3m',
      /** The last year. */
      '1y': '1y',
      /** Everything there is. */
      all: 'all',
    } as const),
    getCasePriceHistoryQueryRangeDefault,
  ),
  size_band: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** Below 100,000. */
      under_100k: 'under_100k',
      /** From 100,000 to below 1,000,000. */
      from_100k_to_1m: 'from_100k_to_1m',
      /** 1,000,000 or more. */
      over_1m: 'over_1m',
    } as const),
  ),
});

export const GetCasePriceHistory200ResponseItem = PricePoint;
export const GetCasePriceHistory200Response = /*#__PURE__*/ zod
  .array(GetCasePriceHistory200ResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(5000));

export const GetCasePriceHistory404Response = ErrorBody;

export const GetCasePriceHistory422Response = ErrorBody;

export const GetCasePriceHistory500Response = ErrorBody;

export const GetCasePriceHistory503Response = ErrorBody;

/**
 * @summary What happened in a case
 */
export const getCaseUpdatesPathIdMax = 40;

export const getCaseUpdatesPathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const GetCaseUpdatesParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCaseUpdatesPathIdMax))
    .check(/*#__PURE__*/ zod.regex(getCaseUpdatesPathIdRegExp)),
});

export const GetCaseUpdates200ResponseItem = CaseUpdate;
export const GetCaseUpdates200Response = /*#__PURE__*/ zod
  .array(GetCaseUpdates200ResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(500));

export const GetCaseUpdates404Response = ErrorBody;

export const GetCaseUpdates422Response = ErrorBody;

export const GetCaseUpdates500Response = ErrorBody;

export const GetCaseUpdates503Response = ErrorBody;

/**
 * @summary What a claim of this case is asked for
 */
export const getCaseParametersPathIdMax = 40;

export const getCaseParametersPathIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const GetCaseParametersParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1))
    .check(/*#__PURE__*/ zod.maxLength(getCaseParametersPathIdMax))
    .check(/*#__PURE__*/ zod.regex(getCaseParametersPathIdRegExp)),
});

export const GetCaseParameters200Response = CaseParameters;

export const GetCaseParameters404Response = ErrorBody;

export const GetCaseParameters422Response = ErrorBody;

export const GetCaseParameters500Response = ErrorBody;

export const GetCaseParameters503Response = ErrorBody;

/**
 * @summary Open claims
 */
export const listClaimsQueryPageDefault = 1;
export const listClaimsQueryPageMax = 1000000;

export const listClaimsQueryPerPageDefault = 25;
export const listClaimsQueryPerPageMax = 100;

export const listClaimsQuerySearchMax = 200;

export const listClaimsQueryCaseMax = 40;

export const listClaimsQueryCaseRegExp = new RegExp('^[a-z0-9-]{1,40}$');
export const listClaimsQueryCaseIdItemMax = 2147483647;

export const listClaimsQueryCaseIdMax = 50;

export const listClaimsQueryClaimTypeMax = 20;

export const listClaimsQueryClaimClassItemMax = 20;

export const listClaimsQueryClaimClassItemRegExp = new RegExp('^[^,]+$');
export const listClaimsQueryClaimClassMax = 20;

export const listClaimsQueryPriorityMax = 20;

export const listClaimsQueryRegisterStatusMax = 20;

export const listClaimsQueryEstateKycStatusMax = 20;

export const listClaimsQueryRecourseMax = 20;

export const listClaimsQueryMinFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');
export const listClaimsQueryMaxFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');
export const listClaimsQueryMinAskPercentRegExp = new RegExp(
  '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
);
export const listClaimsQueryMaxAskPercentRegExp = new RegExp(
  '^(?:500(?:\\.0{1,4})?|[0-4]?\\d{1,2}(?:\\.\\d{1,4})?)$',
);
export const listClaimsQuerySortDirectionDefault = `desc`;

export const ListClaimsQueryParams = /*#__PURE__*/ zod.strictObject({
  page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listClaimsQueryPageMax)),
    listClaimsQueryPageDefault,
  ),
  per_page: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod
      .int()
      .check(/*#__PURE__*/ zod.gte(1))
      .check(/*#__PURE__*/ zod.lte(listClaimsQueryPerPageMax)),
    listClaimsQueryPerPageDefault,
  ),
  search: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQuerySearchMax)),
  ),
  case: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryCaseMax))
      .check(/*#__PURE__*/ zod.regex(listClaimsQueryCaseRegExp)),
  ),
  case_id: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .int()
          .check(/*#__PURE__*/ zod.gte(1))
          .check(/*#__PURE__*/ zod.lte(listClaimsQueryCaseIdItemMax)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryCaseIdMax)),
  ),
  claim_type: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimType)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryClaimTypeMax)),
  ),
  claim_class: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(
        /*#__PURE__*/ zod
          .string()
          .check(/*#__PURE__*/ zod.minLength(1))
          .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryClaimClassItemMax))
          .check(/*#__PURE__*/ zod.regex(listClaimsQueryClaimClassItemRegExp)),
      )
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryClaimClassMax)),
  ),
  priority: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(ClaimPriority)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryPriorityMax)),
  ),
  register_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(RegisterStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryRegisterStatusMax)),
  ),
  estate_kyc_status: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(EstateKycStatus)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryEstateKycStatusMax)),
  ),
  recourse: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .array(Recourse)
      .check(/*#__PURE__*/ zod.minLength(1))
      .check(/*#__PURE__*/ zod.maxLength(listClaimsQueryRecourseMax)),
  ),
  min_face_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listClaimsQueryMinFaceAmountRegExp)),
  ),
  max_face_amount: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listClaimsQueryMaxFaceAmountRegExp)),
  ),
  min_ask_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listClaimsQueryMinAskPercentRegExp)),
  ),
  max_ask_percent: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listClaimsQueryMaxAskPercentRegExp)),
  ),
  sort_by: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.enum({
      /** When it came onto the market. */
      listed_at: 'listed_at',
      /** Face amount, as the caller sees it. */
      face_amount: 'face_amount',
      /** Ask. */
      ask_percent: 'ask_percent',
      /** When the listing ends. */
      expires_at: 'expires_at',
    } as const),
  ),
  sort_direction: /*#__PURE__*/ zod._default(
    /*#__PURE__*/ zod.enum({
      /** Smallest, earliest or first letter first. */
      asc: 'asc',
      /** Largest, latest or last letter first. */
      desc: 'desc',
    } as const),
    listClaimsQuerySortDirectionDefault,
  ),
});

export const ListClaims200Response = ClaimPage;

export const ListClaims422Response = ErrorBody;

export const ListClaims500Response = ErrorBody;

export const ListClaims503Response = ErrorBody;

/**
 * @summary Featured claims
 */
export const GetFeaturedClaims200ResponseItem = ClaimSummary;
export const GetFeaturedClaims200Response = /*#__PURE__*/ zod
  .array(GetFeaturedClaims200ResponseItem)
  .check(/*#__PURE__*/ zod.maxLength(24));

export const GetFeaturedClaims422Response = ErrorBody;

export const GetFeaturedClaims500Response = ErrorBody;

export const GetFeaturedClaims503Response = ErrorBody;

/**
 * @summary One listed claim
 */
export const getClaimPathIdMax = 2147483647;

export const GetClaimParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(getClaimPathIdMax)),
});

export const GetClaim200Response = Claim;

export const GetClaim404Response = ErrorBody;

export const GetClaim422Response = ErrorBody;

export const GetClaim500Response = ErrorBody;

export const GetClaim503Response = ErrorBody;

/**
 * @summary Say that somebody looks at a claim
 */
export const recordClaimViewPathIdMax = 2147483647;

export const RecordClaimViewParams = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1))
    .check(/*#__PURE__*/ zod.lte(recordClaimViewPathIdMax)),
});

export const RecordClaimView204Response = /*#__PURE__*/ zod.void();

export const RecordClaimView404Response = ErrorBody;

export const RecordClaimView422Response = ErrorBody;

export const RecordClaimView500Response = ErrorBody;

export const RecordClaimView503Response = ErrorBody;
