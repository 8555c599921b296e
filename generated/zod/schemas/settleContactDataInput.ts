/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SettleContactDataInput = /*#__PURE__*/ zod.strictObject({
  marked_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type SettleContactDataInput = zod.input<typeof SettleContactDataInput>;
export type SettleContactDataInputOutput = zod.output<typeof SettleContactDataInput>;
