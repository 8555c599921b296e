/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';
import type { DocumentStatus } from './documentStatus.ts';

/**
 * A stored file with a signed address to read it.
 */
export interface Document {
  /**
   * Number of the record; never given twice.
   * @minimum 1
   */
  id: number;
  kind: DocumentKind;
  /**
   * The claim that it belongs to.
   * @nullable
   */
  claim_id: number | null;
  /** A copy for buyers, in which names, addresses and account numbers are blacked out. */
  redacted: boolean;
  /** Name that the file had where it came from, without folders and control characters and with the ending of its content; of a copy for buyers its kind, as `proof-of-claim-redacted.pdf`, since the name of a file often holds that of a person. */
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
  /** Signed address of the content; works for five minutes without a session. */
  url: string;
  /** When it was uploaded. */
  created_at: string;
}
