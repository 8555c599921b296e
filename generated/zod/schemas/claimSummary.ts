/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ClaimCase } from './claimCase.ts';
import { ListedClaimStatus } from './listedClaimStatus.ts';
import { ClaimType } from './claimType.ts';
import { ClaimPriority } from './claimPriority.ts';
import { Currency } from './currency.ts';
import { Percent } from './percent.ts';
import { RegisterStatus } from './registerStatus.ts';
import { EstateKycStatus } from './estateKycStatus.ts';
import { Recourse } from './recourse.ts';

export const claimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const claimSummaryFaceAmountRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimSummaryReferenceRegExp)),
  case: ClaimCase,
  status: ListedClaimStatus,
  claim_type: ClaimType,
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  priority: ClaimPriority,
  currency: Currency,
  face_amount: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(claimSummaryFaceAmountRegExp)),
  face_amount_rounded: /*#__PURE__*/ zod.boolean(),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
  register_status: RegisterStatus,
  estate_kyc_status: EstateKycStatus,
  recourse_preference: /*#__PURE__*/ zod.union([Recourse, /*#__PURE__*/ zod.null()]),
  partial_sale: /*#__PURE__*/ zod.boolean(),
  featured: /*#__PURE__*/ zod.boolean(),
  is_owner: /*#__PURE__*/ zod.boolean(),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type ClaimSummary = zod.input<typeof ClaimSummary>;
export type ClaimSummaryOutput = zod.output<typeof ClaimSummary>;
