/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { EstateKycStatus } from './estateKycStatus.ts';

/**
 * Only claims whose holder stands so with the estate.
 */
export type EstateKycStatusFilterParameter = EstateKycStatus[];
