/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimType } from './claimType.ts';

/**
 * Only claims of these types.
 */
export type ClaimTypeFilterParameter = ClaimType[];
