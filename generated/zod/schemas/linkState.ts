/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LinkStatus } from './linkStatus.ts';

export const LinkState = /*#__PURE__*/ zod.strictObject({
  state: LinkStatus,
  asks_for: /*#__PURE__*/ zod.enum({
    /** It works as it is. */
    nothing: 'nothing',
    /** The present password of the account. */
    password: 'password',
    /** The present password or a new one. */
    password_or_new: 'password_or_new',
    /** A session of the account. */
    session: 'session',
  } as const),
});

export type LinkState = zod.input<typeof LinkState>;
export type LinkStateOutput = zod.output<typeof LinkState>;
