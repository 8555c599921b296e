/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SettlementMethod = /*#__PURE__*/ zod.enum({
  /** By bank transfer. */
  bank_transfer: 'bank_transfer',
  /** In the stablecoin USDC. */
  usdc: 'usdc',
  /** In the stablecoin USDT. */
  usdt: 'usdt',
} as const);

export type SettlementMethod = zod.input<typeof SettlementMethod>;
export type SettlementMethodOutput = zod.output<typeof SettlementMethod>;
