/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MyClaimCase } from './myClaimCase.ts';
import { ClaimStatus } from './claimStatus.ts';
import { ClaimType } from './claimType.ts';
import { Currency } from './currency.ts';
import { Amount } from './amount.ts';
import { Percent } from './percent.ts';
import { ClaimDeal } from './claimDeal.ts';
import { ClaimSale } from './claimSale.ts';
import { LockVersion } from './lockVersion.ts';

export const myClaimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');
export const myClaimSummaryOffersCountMin = 0;

export const MyClaimSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(myClaimSummaryReferenceRegExp)),
  case: MyClaimCase,
  status: ClaimStatus,
  claim_type: /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  currency: Currency,
  face_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
  latest_bid_id: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()),
  offers_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(myClaimSummaryOffersCountMin)),
  sold_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  deal: /*#__PURE__*/ zod.union([ClaimDeal, /*#__PURE__*/ zod.null()]),
  sale: /*#__PURE__*/ zod.union([ClaimSale, /*#__PURE__*/ zod.null()]),
  review_note: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  lock_version: LockVersion,
});

export type MyClaimSummary = zod.input<typeof MyClaimSummary>;
export type MyClaimSummaryOutput = zod.output<typeof MyClaimSummary>;
