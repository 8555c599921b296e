/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';

/**
 * A copy for buyers, as far as everybody may know of it.
 */
export interface ClaimDocument {
  kind: DocumentKind;
  /**
   * Size in bytes.
   * @minimum 1
   */
  byte_size: number;
}
