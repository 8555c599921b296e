/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentMethod = /*#__PURE__*/ zod.enum({
  /** To a bank account. */
  bank_transfer: 'bank_transfer',
  /** In USD Coin. */
  usdc: 'usdc',
  /** In Tether. */
  usdt: 'usdt',
  /** As `custom_payment_method` says. */
  other: 'other',
} as const);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
