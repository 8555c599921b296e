/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountFields } from './buyerAccountFields.ts';
import { LockVersion } from './lockVersion.ts';

export const BuyerAccountUpdateInput = /*#__PURE__*/ zod.strictObject({
  buyer_account: BuyerAccountFields,
  lock_version: LockVersion,
});

export type BuyerAccountUpdateInput = zod.input<typeof BuyerAccountUpdateInput>;
export type BuyerAccountUpdateInputOutput = zod.output<typeof BuyerAccountUpdateInput>;
