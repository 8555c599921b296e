/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { EndedByProof } from './endedByProof.ts';
import type { LinkStatus } from './linkStatus.ts';

/**
 * What a reset link would do if it were used now. Reading it uses nothing up.
 */
export interface PasswordResetLink {
  state: LinkStatus;
  ends: EndedByProof;
}
