/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementKind } from './agreementKind.ts';

export type GetAgreementParams = {
  /**
   * Which agreement.
   */
  kind?: AgreementKind;
};
