/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationSummary } from './negotiationSummary.ts';
import { OwedFees } from './owedFees.ts';
import { ClaimStatusCount } from './claimStatusCount.ts';
import { MyClaimSummary } from './myClaimSummary.ts';
import { HeldCase } from './heldCase.ts';

export const sellerPortalNegotiationsMax = 10;

export const sellerPortalClaimsByStatusMax = 10;

export const sellerPortalAttentionMax = 10;

export const sellerPortalHeldCasesMax = 1000;

export const SellerPortal = /*#__PURE__*/ zod.strictObject({
  negotiations: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalNegotiationsMax)),
  owed_fees: OwedFees,
  claims_by_status: /*#__PURE__*/ zod
    .array(ClaimStatusCount)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalClaimsByStatusMax)),
  attention: /*#__PURE__*/ zod
    .array(MyClaimSummary)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalAttentionMax)),
  held_cases: /*#__PURE__*/ zod
    .array(HeldCase)
    .check(/*#__PURE__*/ zod.maxLength(sellerPortalHeldCasesMax)),
});

export type SellerPortal = zod.input<typeof SellerPortal>;
export type SellerPortalOutput = zod.output<typeof SellerPortal>;
