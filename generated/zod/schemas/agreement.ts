/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementKind } from './agreementKind.ts';
import { AgreementVersion } from './agreementVersion.ts';
import { AgreementSection } from './agreementSection.ts';

export const agreementHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const agreementSectionsMax = 50;

export const Agreement = /*#__PURE__*/ zod.strictObject({
  kind: AgreementKind,
  version: AgreementVersion,
  title: /*#__PURE__*/ zod.string(),
  effective_on: /*#__PURE__*/ zod.iso.date(),
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(agreementHashRegExp)),
  sections: /*#__PURE__*/ zod
    .array(AgreementSection)
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(agreementSectionsMax)),
});

export type Agreement = zod.input<typeof Agreement>;
export type AgreementOutput = zod.output<typeof Agreement>;
