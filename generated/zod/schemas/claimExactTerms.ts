/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { CountryCode } from './countryCode.ts';
import { Amount } from './amount.ts';
import { SettlementMethod } from './settlementMethod.ts';
import { ClaimAsset } from './claimAsset.ts';
import { Document } from './document.ts';

export const claimExactTermsAssetsMax = 50;

export const claimExactTermsDocumentsMax = 20;

export const ClaimExactTerms = /*#__PURE__*/ zod.strictObject({
  holder_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  debtor_entity: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  scheduled_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  filed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  allowed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  schedule_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  proof_of_claim_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  bar_date: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  preference_exposure_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  payment_preference: /*#__PURE__*/ zod.union([SettlementMethod, /*#__PURE__*/ zod.null()]),
  assets: /*#__PURE__*/ zod
    .array(ClaimAsset)
    .check(/*#__PURE__*/ zod.maxLength(claimExactTermsAssetsMax)),
  documents: /*#__PURE__*/ zod
    .array(Document)
    .check(/*#__PURE__*/ zod.maxLength(claimExactTermsDocumentsMax)),
});

export type ClaimExactTerms = zod.input<typeof ClaimExactTerms>;
export type ClaimExactTermsOutput = zod.output<typeof ClaimExactTerms>;
