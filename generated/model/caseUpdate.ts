/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

export interface CaseUpdate {
  id: number;
  date: string;
  title: string;
  body: string;
  /** @nullable */
  url: string | null;
}
