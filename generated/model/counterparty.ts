/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';

/**
 * A side of a negotiation as the other one sees it.
 */
export interface Counterparty {
  /** What it is called before names are disclosed, for example `Buyer 4821`. */
  label: string;
  /**
   * First and last name; null before names are disclosed.
   * @nullable
   */
  name: string | null;
  /**
   * For whom it acts, as the assignment agreement names it: the holder of the claim, or the buyer of the application. Null where it acts for itself, before names are disclosed, and after a sale was cancelled. An agreement that was drawn up before stays readable, with the names in it.
   * @nullable
   */
  company: string | null;
  /**
   * Its email address; null before names are disclosed, after a sale was cancelled, or where the account has none any more.
   * @nullable
   */
  email: string | null;
  /** Its country; null before names are disclosed, after a sale was cancelled, or where it is not known. */
  country: CountryCode | null;
  /** False where it may not log in while the sale is under way: only our staff act for it. Why, the other side is not told. */
  may_act: boolean;
}
