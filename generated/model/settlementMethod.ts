/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How the price is paid.
 */
export type SettlementMethod = (typeof SettlementMethod)[keyof typeof SettlementMethod];

export const SettlementMethod = {
  /** By bank transfer. */
  bank_transfer: 'bank_transfer',
  /** In the stablecoin USDC. */
  usdc: 'usdc',
  /** In the stablecoin USDT. */
  usdt: 'usdt',
} as const;
