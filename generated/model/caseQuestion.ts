/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseQuestionType } from './caseQuestionType.ts';

/**
 * A question that a case asks beyond the usual fields.
 */
export interface CaseQuestion {
  /** Name of the answer in `answers`. */
  key: string;
  /** The question as people read it. */
  label: string;
  /** Which kind of answer it takes. */
  type: CaseQuestionType;
  /**
   * What can be chosen; for `select` only.
   * @maxItems 100
   */
  options?: string[];
  /** Whether the answer is a whole number, as a count is; for `number` only. Left out: it may have decimals. */
  is_whole?: boolean;
  /** The least number that is an answer; for `number` only. Left out: there is none. */
  minimum?: number;
  /** Whether a review needs an answer. */
  required: boolean;
}
