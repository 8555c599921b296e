/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementVersion } from './agreementVersion.ts';

export const AgreementAcceptance = /*#__PURE__*/ zod.strictObject({
  version: AgreementVersion,
  typed_name: /*#__PURE__*/ zod.string(),
  accepted_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AgreementAcceptance = zod.input<typeof AgreementAcceptance>;
export type AgreementAcceptanceOutput = zod.output<typeof AgreementAcceptance>;
