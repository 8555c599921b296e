/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseFactsInputCase } from './caseFactsInputCase.ts';
import type { LockVersion } from './lockVersion.ts';

/**
 * What is published about a case, whole, and the version it was read in.
 */
export interface CaseFactsInput {
  /** The facts; each takes the place of what stands. */
  case: CaseFactsInputCase;
  lock_version: LockVersion;
}
