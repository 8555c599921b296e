/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * One piece of news of a case.
 */
export interface CaseUpdate {
  /**
   * Number of the update.
   * @minimum 1
   */
  id: number;
  /** Day it belongs to. */
  date: string;
  /** What happened, in one line. */
  title: string;
  /** What happened, as plain text. */
  body: string;
  /**
   * Where to read more; null: nowhere.
   * @nullable
   */
  url: string | null;
}
