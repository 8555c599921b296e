/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';

/**
 * Only claims in these states.
 */
export type ClaimStatusFilterParameter = ClaimStatus[];
