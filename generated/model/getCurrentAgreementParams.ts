/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import type { AgreementKind } from './agreementKind.ts';

export type GetCurrentAgreementParams = {
  /**
   * Which agreement.
   */
  kind?: AgreementKind;
};
