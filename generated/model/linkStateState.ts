/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether the link can still be used.
 */
export type LinkStateState = (typeof LinkStateState)[keyof typeof LinkStateState];

export const LinkStateState = {
  /** Works now. */
  usable: 'usable',
  /** Was used, or ended by a newer act. */
  used: 'used',
  /** Its time has run out. */
  expired: 'expired',
} as const;
