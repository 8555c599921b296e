/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountStatus } from './buyerAccountStatus.ts';

/**
 * Only users whose buyer account stands so.
 */
export type BuyerAccountStatusFilterParameter = BuyerAccountStatus[];
