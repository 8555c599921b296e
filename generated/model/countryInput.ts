/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';

/**
 * The country that replaces the present one.
 */
export interface CountryInput {
  /** The country as the documents show it. */
  country: CountryCode;
}
