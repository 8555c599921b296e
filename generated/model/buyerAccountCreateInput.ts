/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountFields } from './buyerAccountFields.ts';

/**
 * An application as it begins.
 */
export interface BuyerAccountCreateInput {
  buyer_account: BuyerAccountFields;
}
