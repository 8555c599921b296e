/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LinkStatus = /*#__PURE__*/ zod.enum({
  /** Works now. */
  usable: 'usable',
  /** Was used. */
  used: 'used',
  /** Its time has run out, or a newer act has ended it: the address was confirmed by another link, another password or address. */
  expired: 'expired',
} as const);

export type LinkStatus = zod.input<typeof LinkStatus>;
export type LinkStatusOutput = zod.output<typeof LinkStatus>;
