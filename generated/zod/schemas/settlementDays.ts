/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SettlementDaysMax = 60;

export const SettlementDays = /*#__PURE__*/ zod
  .int()
  .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(SettlementDaysMax));

export type SettlementDays = zod.input<typeof SettlementDays>;
export type SettlementDaysOutput = zod.output<typeof SettlementDays>;
