/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementSection } from './agreementSection.ts';
import type { AgreementVersion } from './agreementVersion.ts';
import type { AssignmentSignature } from './assignmentSignature.ts';
import type { Document } from './document.ts';

/**
 * The assignment agreement of a negotiation, drawn up from the agreed terms.
 */
export interface Assignment {
  version: AgreementVersion;
  /** What it is called. */
  title: string;
  /**
   * SHA-256, hexadecimal, of the UTF-8 bytes of its text as JSON without white space: `[title, version, [[heading, [paragraph, …]], …]]`.
   * @pattern ^[0-9a-f]{64}$
   */
  hash: string;
  /**
   * Its text.
   * @minItems 1
   * @maxItems 50
   */
  sections: AgreementSection[];
  /**
   * Seller and buyer.
   * @minItems 2
   * @maxItems 2
   */
  signatures: AssignmentSignature[];
  /** The agreement as a PDF, signed by both; null before. */
  document: Document | null;
  /** When it was drawn up. */
  drawn_up_at: string;
}
