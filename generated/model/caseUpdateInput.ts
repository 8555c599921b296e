/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseUpdateInputCaseUpdate } from './caseUpdateInputCaseUpdate.ts';

/**
 * A piece of news to be shown with a case.
 */
export interface CaseUpdateInput {
  /** What happened. */
  case_update: CaseUpdateInputCaseUpdate;
}
