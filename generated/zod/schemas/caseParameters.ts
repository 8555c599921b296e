/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Currency } from './currency.ts';
import { ClaimType } from './claimType.ts';
import { ClaimClass } from './claimClass.ts';
import { CaseAsset } from './caseAsset.ts';
import { ClaimDocumentKind } from './claimDocumentKind.ts';
import { CaseQuestion } from './caseQuestion.ts';
import { Amount } from './amount.ts';
import { Percent } from './percent.ts';
import { CountryCode } from './countryCode.ts';

export const caseParametersClaimTypesMax = 7;

export const caseParametersClaimClassesMax = 100;

export const caseParametersAssetsMax = 500;

export const caseParametersRequiredDocumentKindsMax = 7;

export const caseParametersQuestionsMax = 50;

export const caseParametersOfferExpiryHoursMax = 720;

export const caseParametersRestrictedCountriesMax = 249;

export const CaseParameters = /*#__PURE__*/ zod.strictObject({
  currency: Currency,
  claim_types: /*#__PURE__*/ zod
    .array(ClaimType)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimTypesMax)),
  claim_classes: /*#__PURE__*/ zod
    .array(ClaimClass)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersClaimClassesMax)),
  assets: /*#__PURE__*/ zod
    .array(CaseAsset)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersAssetsMax)),
  required_document_kinds: /*#__PURE__*/ zod
    .array(ClaimDocumentKind)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersRequiredDocumentKindsMax)),
  questions: /*#__PURE__*/ zod
    .array(CaseQuestion)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersQuestionsMax)),
  minimum_claim_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  offer_expiry_hours: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(caseParametersOfferExpiryHoursMax)),
  seller_fee_percent: Percent,
  buyer_fee_percent: Percent,
  restricted_countries: /*#__PURE__*/ zod
    .array(CountryCode)
    .check(/*#__PURE__*/ zod.maxLength(caseParametersRestrictedCountriesMax)),
});

export type CaseParameters = zod.input<typeof CaseParameters>;
export type CaseParametersOutput = zod.output<typeof CaseParameters>;
