/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MyClaimCase } from './myClaimCase.ts';
import { Currency } from './currency.ts';
import { AmountSum } from './amountSum.ts';
import { Percent } from './percent.ts';

export const HeldCase = /*#__PURE__*/ zod.strictObject({
  case: MyClaimCase,
  currency: Currency,
  claims_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  face_amount: AmountSum,
  best_bid_percent: /*#__PURE__*/ zod.union([Percent, /*#__PURE__*/ zod.null()]),
  best_bid_is_partial: /*#__PURE__*/ zod.boolean(),
});

export type HeldCase = zod.input<typeof HeldCase>;
export type HeldCaseOutput = zod.output<typeof HeldCase>;
