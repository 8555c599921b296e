/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseQuestionType } from './caseQuestionType.ts';

export interface CaseQuestion {
  key: string;
  label: string;
  type: CaseQuestionType;
  options?: string[];
  required: boolean;
}
