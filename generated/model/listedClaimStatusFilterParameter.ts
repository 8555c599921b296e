/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ListedClaimStatus } from './listedClaimStatus.ts';

/**
 * Only claims of these statuses.
 */
export type ListedClaimStatusFilterParameter = ListedClaimStatus[];
