/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * That the caller has accepted a version.
 */
export interface AgreementAcceptance {
  version: AgreementVersion;
  /** The name that stood in place of a signature. */
  typed_name: string;
  /** When it was accepted. */
  accepted_at: string;
}
