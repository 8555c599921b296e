/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { OwedFee } from './owedFee.ts';

/**
 * Fees that the caller has to pay now as buyer or as seller, of the sales agreed on first; the earliest due first.
 * @maxItems 10
 */
export type OwedFees = OwedFee[];
