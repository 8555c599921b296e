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
   * Day on which the transfer was filed, not before that on which the price was received (at UTC−12, where days end last) nor in the future (at UTC+14, where days begin first); asked for with `filed`, and taken with nothing else.
   * @nullable
   */
  transfer_filed_on?: string | null;
  /**
   * Last day for objections where the law of the case sets one of its own: on the day of the filing or within a year after it. null: 21 days after the filing (Rule 3001(e)), or the next working day after them; left out: what is recorded for the same day of filing, else as null; with `filed`, and with nothing else.
   * @nullable
   */
  objection_deadline_on?: string | null;
  /**
   * Number of the filing in the docket, on one line; asked for with `filed`, and taken with nothing else.
   * @minLength 1
   * @maxLength 50
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  docket_number?: string | null;
  lock_version: LockVersion;
}
