/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AdvanceInputTo } from './advanceInputTo.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * Where to, with what is recorded there, and the version it was decided on.
 */
export interface AdvanceInput {
  /** What is done. */
  to: AdvanceInputTo;
  /**
   * Day on which the transfer was filed, not before that on which the price was received (at UTC−12, where days end last) nor in the future (at UTC+14, where days begin first); with `filed`, and with nothing else.
   * @nullable
   */
  transfer_filed_on?: string | null;
  /**
   * Number of the filing in the docket; with `filed`, and with nothing else.
   * @minLength 1
   * @maxLength 50
   * @nullable
   * @pattern \S
   */
  docket_number?: string | null;
  lock_version: LockVersion;
}
