/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LinkStatus } from './linkStatus.ts';
import { EndedByProof } from './endedByProof.ts';

export const PasswordResetLink = /*#__PURE__*/ zod.strictObject({
  state: LinkStatus,
  ends: EndedByProof,
});

export type PasswordResetLink = zod.input<typeof PasswordResetLink>;
export type PasswordResetLinkOutput = zod.output<typeof PasswordResetLink>;
