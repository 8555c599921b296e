/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementKind } from './agreementKind.ts';
import { AgreementVersion } from './agreementVersion.ts';

export const agreementAcceptInputTypedNameMin = 2;
export const agreementAcceptInputTypedNameMax = 201;

export const agreementAcceptInputTypedNameRegExp = new RegExp('\\S');

export const AgreementAcceptInput = /*#__PURE__*/ zod.strictObject({
  kind: /*#__PURE__*/ zod.optional(AgreementKind),
  version: AgreementVersion,
  typed_name: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(agreementAcceptInputTypedNameMin),
      /*#__PURE__*/ zod.maxLength(agreementAcceptInputTypedNameMax),
      /*#__PURE__*/ zod.regex(agreementAcceptInputTypedNameRegExp),
    ),
  consent: /*#__PURE__*/ zod.literal(true),
});

export type AgreementAcceptInput = zod.input<typeof AgreementAcceptInput>;
export type AgreementAcceptInputOutput = zod.output<typeof AgreementAcceptInput>;
