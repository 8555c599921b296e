/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LinkStatus } from './linkStatus.ts';
import { EndedByProof } from './endedByProof.ts';

export const magicLinkEmailMax = 254;

export const MagicLink = /*#__PURE__*/ zod.strictObject({
  state: LinkStatus,
  email: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(magicLinkEmailMax)),
  ),
  ends: EndedByProof,
});

export type MagicLink = zod.input<typeof MagicLink>;
export type MagicLinkOutput = zod.output<typeof MagicLink>;
