/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MyClaimCase } from './myClaimCase.ts';
import { ClaimSeller } from './claimSeller.ts';
import { ClaimStatus } from './claimStatus.ts';
import { ClaimType } from './claimType.ts';
import { Currency } from './currency.ts';
import { Amount } from './amount.ts';
import { Percent } from './percent.ts';

export const adminClaimSummaryReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const AdminClaimSummary = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(adminClaimSummaryReferenceRegExp)),
  case: MyClaimCase,
  seller: ClaimSeller,
  status: ClaimStatus,
  taken_off_by_staff: /*#__PURE__*/ zod.boolean(),
  claim_type: /*#__PURE__*/ zod.union([ClaimType, /*#__PURE__*/ zod.null()]),
  claim_class: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  currency: Currency,
  face_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
  ask_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
  submitted_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  listed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminClaimSummary = zod.input<typeof AdminClaimSummary>;
export type AdminClaimSummaryOutput = zod.output<typeof AdminClaimSummary>;
