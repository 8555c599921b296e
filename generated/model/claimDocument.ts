/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { DocumentKind } from './documentKind.ts';

export interface ClaimDocument {
  kind: DocumentKind;
  /** @minimum 1 */
  byte_size: number;
  redacted: boolean;
}
