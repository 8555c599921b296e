/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EstateKycStatus = /*#__PURE__*/ zod.enum({
  /** The estate has not asked or got nothing yet. */
  not_started: 'not_started',
  /** The estate examines the documents. */
  pending: 'pending',
  /** The estate knows the holder. */
  verified: 'verified',
  /** The estate has refused the documents. */
  rejected: 'rejected',
} as const);

export type EstateKycStatus = zod.input<typeof EstateKycStatus>;
export type EstateKycStatusOutput = zod.output<typeof EstateKycStatus>;
