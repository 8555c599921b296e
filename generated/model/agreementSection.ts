/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * A numbered section of an agreement, as plain text.
 */
export interface AgreementSection {
  /** What the section is about. */
  heading: string;
  /**
   * Its paragraphs.
   * @minItems 1
   * @maxItems 20
   */
  paragraphs: string[];
}
