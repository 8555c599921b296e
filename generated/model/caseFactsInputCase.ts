/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';
import type { CountryCode } from './countryCode.ts';
import type { Percent } from './percent.ts';
import type { Proceeding } from './proceeding.ts';

/**
 * The facts; each takes the place of what stands.
 */
export type CaseFactsInputCase = {
  /**
   * Name that the case goes by, on one line.
   * @minLength 1
   * @maxLength 200
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  name: string;
  /**
   * Full legal name of the debtor, on one line. Agreements that are drawn up already keep the one they name.
   * @minLength 1
   * @maxLength 200
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  debtor_name: string;
  /**
   * What happened, as plain text; may be empty.
   * @maxLength 5000
   */
  description: string;
  /**
   * Where the case is heard, in the short form of citations.
   * @minLength 1
   * @maxLength 200
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  court: string;
  /**
   * District of the court; null where it has none.
   * @minLength 1
   * @maxLength 200
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  district: string | null;
  /**
   * Docket number that the court gave; null where it is not known.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  case_number: string | null;
  jurisdiction: CountryCode;
  proceeding: Proceeding;
  stage: CaseStage;
  /**
   * Day on which the case was filed, from 1900 on and not in the future (at UTC+14, where days begin first); null where it is not known.
   * @nullable
   */
  petition_date: string | null;
  /**
   * Last day to file a claim, not before the petition date; null: not set.
   * @nullable
   */
  bar_date: string | null;
  /**
   * Day on which the plan took effect, not before the petition date and not in the future; null before.
   * @nullable
   */
  plan_effective_date: string | null;
  /**
   * Who keeps the register of claims; null: the court itself.
   * @minLength 1
   * @maxLength 200
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  claims_agent: string | null;
  /**
   * Where the register can be searched; null: nowhere online.
   * @maxLength 2000
   * @nullable
   * @pattern ^https://[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)+(?::\d{1,5})?(?:[/?#]\S*)?$
   */
  claims_agent_url: string | null;
  /**
   * As the petition puts it, for example `$10B to $50B`; null: not said.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  estimated_assets: string | null;
  /**
   * As the petition puts it; null: not said.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  estimated_liabilities: string | null;
  /**
   * As the petition puts it; null: not said.
   * @minLength 1
   * @maxLength 100
   * @nullable
   * @pattern ^\s*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\uffa0](?:[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\s])?\s*$
   */
  estimated_creditors: string | null;
  /** Lower end of what the estate expects to pay, in percent of face; null with the upper end: no estimate. */
  recovery_low_percent: Percent | null;
  /** Upper end of what the estate expects to pay, in percent of face, not below the lower end. */
  recovery_high_percent: Percent | null;
};
