/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { IdentityStatus } from './identityStatus.ts';

/**
 * Only users whose identity verification stands so.
 */
export type IdentityStatusFilterParameter = IdentityStatus[];
