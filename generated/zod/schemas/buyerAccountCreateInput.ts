/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountFields } from './buyerAccountFields.ts';

export const BuyerAccountCreateInput = /*#__PURE__*/ zod.strictObject({
  buyer_account: BuyerAccountFields,
});

export type BuyerAccountCreateInput = zod.input<typeof BuyerAccountCreateInput>;
export type BuyerAccountCreateInputOutput = zod.output<typeof BuyerAccountCreateInput>;
