/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

export const PaymentMethod = {
  bank_transfer: 'bank_transfer',
  usdc: 'usdc',
  usdt: 'usdt',
  other: 'other',
} as const;
