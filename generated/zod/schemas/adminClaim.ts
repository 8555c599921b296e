/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MyClaimCase } from './myClaimCase.ts';
import { ClaimStatus } from './claimStatus.ts';
import { Currency } from './currency.ts';
import { HolderType } from './holderType.ts';
import { CountryCode } from './countryCode.ts';
import { DeclaredAnswer } from './declaredAnswer.ts';
import { ClaimType } from './claimType.ts';
import { ClaimPriority } from './claimPriority.ts';
import { Amount } from './amount.ts';
import { ClaimAsset } from './claimAsset.ts';
import { RegisterStatus } from './registerStatus.ts';
import { EstateKycStatus } from './estateKycStatus.ts';
import { ClaimAnswers } from './claimAnswers.ts';
import { Percent } from './percent.ts';
import { Recourse } from './recourse.ts';
import { ClaimTimelineEvent } from './claimTimelineEvent.ts';
import { ClaimDeal } from './claimDeal.ts';
import { ClaimSale } from './claimSale.ts';
import { LockVersion } from './lockVersion.ts';
import { AdminClaimSeller } from './adminClaimSeller.ts';
import { ClaimWithSameNumber } from './claimWithSameNumber.ts';
import { LastReview } from './lastReview.ts';
import { StoredDocument } from './storedDocument.ts';

export const adminClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const adminClaimAssetsMax = 50;

export const adminClaimTimelineMax = 500;

export const adminClaimOffersCountMin = 0;

export const adminClaimViewsCountMin = 0;

export const adminClaimFollowersCountMin = 0;

export const adminClaimWithSameNumberMax = 10;

export const adminClaimDocumentsMax = 20;

export const AdminClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(adminClaimReferenceRegExp)),
  case: MyClaimCase,
  status: ClaimStatus,
  currency: Currency,
  holder_type: /*#__PURE__*/ zod.union([HolderType, /*#__PURE__*/ zod.null()]),
  holder_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  holder_country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  acquired_from_other: DeclaredAnswer,
  debtor_entity: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  claim_type: /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: /*#__PURE__*/ zod.union([ClaimPriority, /*#__PURE__*/ zod.null()]),
  face_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  assets: /*#__PURE__*/ zod
    .array(ClaimAsset)
    .check(/*#__PURE__*/ zod.maxLength(adminClaimAssetsMax)),
  register_status: /*#__PURE__*/ zod.union([RegisterStatus, /*#__PURE__*/ zod.null()]),
  schedule_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  proof_of_claim_number: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  filed_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  scheduled_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  filed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  allowed_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  estate_kyc_status: /*#__PURE__*/ zod.union([EstateKycStatus, /*#__PURE__*/ zod.null()]),
  contingent: DeclaredAnswer,
  unliquidated: DeclaredAnswer,
  disputed: DeclaredAnswer,
  has_loan: DeclaredAnswer,
  is_insider: DeclaredAnswer,
  has_preference_exposure: DeclaredAnswer,
  preference_exposure_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  answers: ClaimAnswers,
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  is_part: /*#__PURE__*/ zod.boolean(),
  description: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  timeline: /*#__PURE__*/ zod
    .array(ClaimTimelineEvent)
    .check(/*#__PURE__*/ zod.maxLength(adminClaimTimelineMax)),
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  featured: /*#__PURE__*/ zod.boolean(),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
  latest_bid_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminClaimOffersCountMin)),
  views_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminClaimViewsCountMin)),
  followers_count: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(adminClaimFollowersCountMin)),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
  sale: /*#__PURE__*/ zod.union([ClaimSale, /*#__PURE__*/ zod.null()]),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  lock_version: LockVersion,
  seller: AdminClaimSeller,
  with_same_number: /*#__PURE__*/ zod
    .array(ClaimWithSameNumber)
    .check(/*#__PURE__*/ zod.maxLength(adminClaimWithSameNumberMax)),
  last_review: /*#__PURE__*/ zod.union([LastReview, /*#__PURE__*/ zod.null()]),
  documents: /*#__PURE__*/ zod
    .array(StoredDocument)
    .check(/*#__PURE__*/ zod.maxLength(adminClaimDocumentsMax)),
});

export type AdminClaim = zod.input<typeof AdminClaim>;
export type AdminClaimOutput = zod.output<typeof AdminClaim>;
