/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const BuyerAccountType = /*#__PURE__*/ zod.enum({
  /** A natural person for their own account. */
  individual: 'individual',
  /** A company, fund or trust. */
  entity: 'entity',
} as const);

export type BuyerAccountType = zod.input<typeof BuyerAccountType>;
export type BuyerAccountTypeOutput = zod.output<typeof BuyerAccountType>;
