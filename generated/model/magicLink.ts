/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { EndedByProof } from './endedByProof.ts';
import type { LinkStatus } from './linkStatus.ts';

/**
 * What a magic link would do if it were used now. Reading it uses nothing up.
 */
export interface MagicLink {
  state: LinkStatus;
  /**
   * Address of the account that it opens; null unless it is usable.
   * @maxLength 254
   * @nullable
   */
  email: string | null;
  ends: EndedByProof;
}
