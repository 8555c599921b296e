/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementKind } from './agreementKind.ts';
import type { AgreementSection } from './agreementSection.ts';
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * A version of an agreement.
 */
export interface Agreement {
  kind: AgreementKind;
  version: AgreementVersion;
  /** What it is called. */
  title: string;
  /** Day on which it came into force. */
  effective_on: string;
  /**
   * SHA-256, hexadecimal, of the UTF-8 bytes of its lines, joined by a line feed: title, version, `effective_on`, then each heading and its paragraphs.
   * @pattern ^[0-9a-f]{64}$
   */
  hash: string;
  /**
   * Its text.
   * @minItems 1
   * @maxItems 50
   */
  sections: AgreementSection[];
}
