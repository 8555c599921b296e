/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { CaseUpdateTitle } from './caseUpdateTitle.ts';

/**
 * What happened.
 */
export type CaseUpdateInputCaseUpdate = {
  /** Day it belongs to, from 1900 on and not in the future (at UTC+14, where days begin first). */
  date: string;
  title: CaseUpdateTitle;
  /**
   * What happened, as plain text.
   * @minLength 1
   * @maxLength 5000
   * @pattern \S
   */
  body: string;
  /**
   * Where to read more; null or left out: nowhere.
   * @maxLength 2000
   * @nullable
   * @pattern ^https://[^\s/?#:@.]+(?:\.[^\s/?#:@.]+)+(?::\d{1,5})?(?:[/?#]\S*)?$
   */
  url?: string | null;
};
