/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const IdentityStatus = /*#__PURE__*/ zod.enum({
  /** No documents yet. */
  not_submitted: 'not_submitted',
  /** Staff examine the documents. */
  pending: 'pending',
  /** Staff know who the person is. */
  approved: 'approved',
  /** Staff have requested other documents. */
  resubmission_requested: 'resubmission_requested',
  /** Refused; staff can request other documents later. */
  rejected: 'rejected',
} as const);

export type IdentityStatus = zod.input<typeof IdentityStatus>;
export type IdentityStatusOutput = zod.output<typeof IdentityStatus>;
