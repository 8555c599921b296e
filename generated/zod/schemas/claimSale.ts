/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Amount } from './amount.ts';
import { Awaiting } from './awaiting.ts';

export const ClaimSale = /*#__PURE__*/ zod.strictObject({
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  face_amount: Amount,
  net_amount: Amount,
  awaiting: Awaiting,
});

export type ClaimSale = zod.input<typeof ClaimSale>;
export type ClaimSaleOutput = zod.output<typeof ClaimSale>;
