/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { UserStatus } from './userStatus.ts';
import { Email } from './email.ts';
import { Amount } from './amount.ts';

export const AdminParty = /*#__PURE__*/ zod.strictObject({
  user_id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  status: UserStatus,
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  label: /*#__PURE__*/ zod.string(),
  legal_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  has_signed: /*#__PURE__*/ zod.boolean(),
  fee_amount: Amount,
  fee_due_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  fee_received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
});

export type AdminParty = zod.input<typeof AdminParty>;
export type AdminPartyOutput = zod.output<typeof AdminParty>;
