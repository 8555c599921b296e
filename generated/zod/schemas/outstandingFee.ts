/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';
import { Amount } from './amount.ts';

export const OutstandingFee = /*#__PURE__*/ zod.strictObject({
  side: OfferSide,
  amount: Amount,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
});

export type OutstandingFee = zod.input<typeof OutstandingFee>;
export type OutstandingFeeOutput = zod.output<typeof OutstandingFee>;
