/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { OfferStatus } from './offerStatus.ts';

/**
 * Only offers in these states.
 */
export type OfferStatusFilterParameter = OfferStatus[];
