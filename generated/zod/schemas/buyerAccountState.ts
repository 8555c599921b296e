/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountStatus } from './buyerAccountStatus.ts';
import { BuyerAccount } from './buyerAccount.ts';

export const BuyerAccountState = /*#__PURE__*/ zod.strictObject({
  status: BuyerAccountStatus,
  account: /*#__PURE__*/ zod.union([BuyerAccount, /*#__PURE__*/ zod.null()]),
});

export type BuyerAccountState = zod.input<typeof BuyerAccountState>;
export type BuyerAccountStateOutput = zod.output<typeof BuyerAccountState>;
