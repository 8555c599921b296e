/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * Whether the claim is featured, and on which version it was decided.
 */
export interface ClaimFeatureInput {
  /** Whether it stands among the featured claims. */
  featured: boolean;
  lock_version: LockVersion;
}
