/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementAcceptance } from './agreementAcceptance.ts';
import type { AgreementKind } from './agreementKind.ts';
import type { AgreementSection } from './agreementSection.ts';
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * The version of an agreement that is in force.
 */
export interface CurrentAgreement {
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
  /**
   * What changed since the version of `last_acceptance`, one sentence each; empty where there is none.
   * @maxItems 50
   */
  changes: string[];
  /** Of this version by the caller; null: outstanding. */
  acceptance: AgreementAcceptance | null;
  /** The last one of any version by the caller; null: there is none. */
  last_acceptance: AgreementAcceptance | null;
}
