/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedClaimStatus } from './listedClaimStatus.ts';

/**
 * Only claims in these states.
 */
export type ListedClaimStatusFilterParameter = ListedClaimStatus[];
