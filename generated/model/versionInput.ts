/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { LockVersion } from './lockVersion.ts';

/**
 * The version that the decision was made on.
 */
export interface VersionInput {
  lock_version: LockVersion;
}
