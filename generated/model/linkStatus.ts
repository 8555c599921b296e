/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether a mailed link can still be used.
 */
export type LinkStatus = (typeof LinkStatus)[keyof typeof LinkStatus];

export const LinkStatus = {
  /** Works now. */
  usable: 'usable',
  /** Was used, or ended by a newer act. */
  used: 'used',
  /** Its time has run out. */
  expired: 'expired',
} as const;
