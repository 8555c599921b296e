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
  /** Was used. */
  used: 'used',
  /** Its time has run out, or a newer act has ended it: the address was confirmed by another link, another password or address. */
  expired: 'expired',
} as const;
