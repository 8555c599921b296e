/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { DealStage } from './dealStage.ts';
import { Amount } from './amount.ts';
import { Awaiting } from './awaiting.ts';

export const ClaimSale = /*#__PURE__*/ zod.strictObject({
  negotiation_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  stage: DealStage,
  face_amount: Amount,
  amount: Amount,
  net_amount: Amount,
  awaiting: Awaiting,
  due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  owed_fee_amount: /*#__PURE__*/ zod.union([Amount, /*#__PURE__*/ zod.null()]),
});

export type ClaimSale = zod.input<typeof ClaimSale>;
export type ClaimSaleOutput = zod.output<typeof ClaimSale>;
