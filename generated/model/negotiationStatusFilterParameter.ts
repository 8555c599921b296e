/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { NegotiationStatus } from './negotiationStatus.ts';

/**
 * Only negotiations in these stages.
 */
export type NegotiationStatusFilterParameter = NegotiationStatus[];
