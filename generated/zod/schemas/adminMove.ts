/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';
import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { Recourse } from './recourse.ts';
import { ExcessClaim } from './excessClaim.ts';
import { SettlementDays } from './settlementDays.ts';
import { SettlementMethod } from './settlementMethod.ts';
import { OfferStatus } from './offerStatus.ts';
import { OfferCloseReason } from './offerCloseReason.ts';
import { AdminMoveText } from './adminMoveText.ts';

export const adminMoveContactDataInMax = 3;

export const AdminMove = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  made_by: OfferSide,
  price_percent: Percent,
  face_amount: Amount,
  amount: Amount,
  recourse: Recourse,
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  payment_method: SettlementMethod,
  conditions: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  message: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  status: OfferStatus,
  rejection_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  close_reason: /*#__PURE__*/ zod.union([OfferCloseReason, /*#__PURE__*/ zod.null()]),
  contact_data_in: /*#__PURE__*/ zod
    .array(AdminMoveText)
    .check(/*#__PURE__*/ zod.maxLength(adminMoveContactDataInMax)),
  expires_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminMove = zod.input<typeof AdminMove>;
export type AdminMoveOutput = zod.output<typeof AdminMove>;
