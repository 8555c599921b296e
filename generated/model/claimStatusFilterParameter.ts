/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimStatus } from './claimStatus.ts';

/**
 * Only claims of these statuses.
 */
export type ClaimStatusFilterParameter = ClaimStatus[];
