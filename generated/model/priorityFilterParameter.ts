/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { ClaimPriority } from './claimPriority.ts';

/**
 * Only claims of these ranks.
 */
export type PriorityFilterParameter = ClaimPriority[];
