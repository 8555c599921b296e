/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether a document can be used.
 */
export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

export const DocumentStatus = {
  /** Its content is being checked. */
  scanning: 'scanning',
  /** Can be used. */
  ready: 'ready',
  /** Was found harmful; cannot be used. */
  rejected: 'rejected',
} as const;
