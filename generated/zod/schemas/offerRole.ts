/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OfferRole = /*#__PURE__*/ zod.enum({
  /** The other side made it. */
  received: 'received',
  /** The caller made it. */
  sent: 'sent',
} as const);

export type OfferRole = zod.input<typeof OfferRole>;
export type OfferRoleOutput = zod.output<typeof OfferRole>;
