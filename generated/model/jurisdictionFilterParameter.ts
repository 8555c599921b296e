/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CountryCode } from './countryCode.ts';

/**
 * Only cases under the law of these countries.
 */
export type JurisdictionFilterParameter = CountryCode[];
