/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { BuyerAccountFields } from './buyerAccountFields.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * What changes, and the version it was decided on.
 */
export interface BuyerAccountUpdateInput {
  buyer_account: BuyerAccountFields;
  lock_version: LockVersion;
}
