/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { BuyerAccountStatus } from './buyerAccountStatus.ts';

export const BuyerAccountSummary = /*#__PURE__*/ zod.strictObject({
  agreementAccepted: /*#__PURE__*/ zod.boolean(),
  status: BuyerAccountStatus,
  rejectionReason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type BuyerAccountSummary = zod.input<typeof BuyerAccountSummary>;
export type BuyerAccountSummaryOutput = zod.output<typeof BuyerAccountSummary>;
