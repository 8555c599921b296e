/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseStage } from './caseStage.ts';

/**
 * Only cases that have come this far.
 */
export type StageFilterParameter = CaseStage[];
