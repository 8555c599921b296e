/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where the identity verification stands.
 */
export type IdentityStatus = (typeof IdentityStatus)[keyof typeof IdentityStatus];

export const IdentityStatus = {
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
} as const;
