/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * How a seller is paid.
 */
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentMethod = {
  /** To a bank account. */
  bank_transfer: 'bank_transfer',
  /** In USD Coin. */
  usdc: 'usdc',
  /** In Tether. */
  usdt: 'usdt',
  /** As `custom_payment_method` says. */
  other: 'other',
} as const;
