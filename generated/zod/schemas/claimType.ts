/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ClaimType = /*#__PURE__*/ zod.enum({
  /** Balance of a customer. */
  customer: 'customer',
  /** Goods or services that were delivered. */
  trade: 'trade',
  /** Money that was lent. */
  loan: 'loan',
  /** Wages and benefits. */
  employee: 'employee',
  /** Rent. */
  lease: 'lease',
  /** Damages from a lawsuit. */
  litigation: 'litigation',
  /** Anything else. */
  other: 'other',
} as const);

export type ClaimType = zod.input<typeof ClaimType>;
export type ClaimTypeOutput = zod.output<typeof ClaimType>;
