/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Amount } from './amount.ts';
import { Currency } from './currency.ts';

export const OwedFee = /*#__PURE__*/ zod.strictObject({
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  claim_reference: /*#__PURE__*/ zod.string(),
  case_name: /*#__PURE__*/ zod.string(),
  amount: Amount,
  currency: Currency,
  due_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type OwedFee = zod.input<typeof OwedFee>;
export type OwedFeeOutput = zod.output<typeof OwedFee>;
