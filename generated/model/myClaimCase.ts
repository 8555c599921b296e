/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedCaseStatus } from './listedCaseStatus.ts';
import type { Percent } from './percent.ts';

/**
 * The case of a claim and where it stands, as far as a row shows it.
 */
export interface MyClaimCase {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  /**
   * Short name in addresses, unique and for good, for example `ftx`.
   * @pattern ^[a-z0-9-]{1,40}$
   */
  case_code: string;
  /** Name that the case goes by. */
  name: string;
  /**
   * Address of the logo; null: show the name.
   * @nullable
   */
  logo_url: string | null;
  /** Lower end of the guide price, in percent of face; null: there is no guide. */
  guide_low_percent: Percent | null;
  /** Upper end of the guide price, in percent of face; null: there is no guide. */
  guide_high_percent: Percent | null;
  status: ListedCaseStatus;
}
