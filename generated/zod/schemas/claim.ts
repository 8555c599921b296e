/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimCase } from './claimCase.ts';
import { ListedClaimStatus } from './listedClaimStatus.ts';
import { HolderType } from './holderType.ts';
import { ClaimType } from './claimType.ts';
import { ClaimPriority } from './claimPriority.ts';
import { Currency } from './currency.ts';
import { Percent } from './percent.ts';
import { RegisterStatus } from './registerStatus.ts';
import { EstateKycStatus } from './estateKycStatus.ts';
import { Recourse } from './recourse.ts';
import { ClaimDocument } from './claimDocument.ts';
import { ClaimExactTerms } from './claimExactTerms.ts';
import { ClaimDeal } from './claimDeal.ts';

export const claimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');
export const claimDocumentsMax = 20;

export const claimViewsCountMin = 0;

export const claimOffersCountMin = 0;

export const claimFollowersCountMin = 0;

export const Claim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimReferenceRegExp)),
  case: ClaimCase,
  status: ListedClaimStatus,
  holder_type: HolderType,
  claim_type: ClaimType,
  claim_class_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: ClaimPriority,
  currency: Currency,
  face_amount: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimFaceAmountRegExp)),
  face_amount_rounded: /*#__PURE__*/ zod.boolean(),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
  register_status: RegisterStatus,
  estate_kyc_status: EstateKycStatus,
  contingent: /*#__PURE__*/ zod.boolean(),
  unliquidated: /*#__PURE__*/ zod.boolean(),
  disputed: /*#__PURE__*/ zod.boolean(),
  acquired_from_other: /*#__PURE__*/ zod.boolean(),
  has_loan: /*#__PURE__*/ zod.boolean(),
  is_insider: /*#__PURE__*/ zod.boolean(),
  has_preference_exposure: /*#__PURE__*/ zod.boolean(),
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  is_part: /*#__PURE__*/ zod.boolean(),
  description: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  featured: /*#__PURE__*/ zod.boolean(),
  documents: /*#__PURE__*/ zod
    .array(ClaimDocument)
    .check(/*#__PURE__*/ zod.maxLength(claimDocumentsMax)),
  exact_terms: /*#__PURE__*/ zod.union([ClaimExactTerms, /*#__PURE__*/ zod.null()]),
  is_owner: /*#__PURE__*/ zod.boolean(),
  views_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimViewsCountMin)),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimOffersCountMin)),
  followers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(claimFollowersCountMin)),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
});

export type Claim = zod.input<typeof Claim>;
export type ClaimOutput = zod.output<typeof Claim>;
