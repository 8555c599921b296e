/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { OfferSide } from './offerSide.ts';

/**
 * Only where a fee of these sides is owed and was not received yet, from the second signature on. What is owed of a cancelled sale is none of them.
 */
export type FeeOutstandingFilterParameter = OfferSide[];
