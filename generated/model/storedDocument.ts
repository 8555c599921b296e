/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';
import type { DocumentStatus } from './documentStatus.ts';

/**
 * A stored file without an address, for those whose every reading is recorded.
 */
export interface StoredDocument {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: DocumentKind;
  /** A copy for buyers, in which names, addresses and account numbers are blacked out. */
  redacted: boolean;
  /** Name that the file had where it came from. */
  filename: string;
  /**
   * By the content of the file, not by its name.
   * @pattern ^(application/pdf|image/(jpeg|png|webp))$
   */
  content_type: string;
  /**
   * Bytes.
   * @minimum 1
   */
  byte_size: number;
  status: DocumentStatus;
  /** When it was uploaded. */
  created_at: string;
}
