/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementKind } from './agreementKind.ts';
import type { AgreementVersion } from './agreementVersion.ts';

/**
 * The version that was read, the name in place of a signature, and the consent.
 */
export interface AgreementAcceptInput {
  kind?: AgreementKind;
  version: AgreementVersion;
  /**
   * First and last name of the account, in place of a signature; another name is refused at this field (422). Case, accents and punctuation do not count. It is not looked at where the version was accepted before.
   * @minLength 2
   * @maxLength 201
   * @pattern \S
   */
  typed_name: string;
  /** That the text was read and is accepted. */
  consent: true;
}
