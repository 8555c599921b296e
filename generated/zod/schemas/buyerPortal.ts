/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { NegotiationSummary } from './negotiationSummary.ts';
import { OwedFees } from './owedFees.ts';
import { StageCount } from './stageCount.ts';
import { MoneySum } from './moneySum.ts';

export const buyerPortalAwaitingMeMax = 10;

export const buyerPortalStagesMax = 6;

export const buyerPortalCommittedMax = 100;

export const buyerPortalSpentMax = 100;

export const BuyerPortal = /*#__PURE__*/ zod.strictObject({
  awaiting_me: /*#__PURE__*/ zod
    .array(NegotiationSummary)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalAwaitingMeMax)),
  owed_fees: OwedFees,
  stages: /*#__PURE__*/ zod
    .array(StageCount)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalStagesMax)),
  committed: /*#__PURE__*/ zod
    .array(MoneySum)
    .check(/*#__PURE__*/ zod.maxLength(buyerPortalCommittedMax)),
  spent: /*#__PURE__*/ zod.array(MoneySum).check(/*#__PURE__*/ zod.maxLength(buyerPortalSpentMax)),
});

export type BuyerPortal = zod.input<typeof BuyerPortal>;
export type BuyerPortalOutput = zod.output<typeof BuyerPortal>;
