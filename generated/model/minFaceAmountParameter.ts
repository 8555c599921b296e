/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount.ts';

/**
 * Only claims with at least this face amount, as the caller sees it; one's own count rounded, as for visitors.
 */
export type MinFaceAmountParameter = Amount;
