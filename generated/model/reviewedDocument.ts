/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';

/**
 * A document of a claim as it was reviewed; it may be deleted by now.
 */
export interface ReviewedDocument {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: DocumentKind;
  /** Whether it is a copy for buyers. */
  redacted: boolean;
}
