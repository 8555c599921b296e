/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementKind } from './agreementKind.ts';
import { AgreementVersion } from './agreementVersion.ts';
import { AgreementSection } from './agreementSection.ts';
import { AgreementAcceptance } from './agreementAcceptance.ts';

export const currentAgreementHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const currentAgreementSectionsMax = 50;

export const currentAgreementChangesMax = 50;

export const CurrentAgreement = /*#__PURE__*/ zod.strictObject({
  kind: AgreementKind,
  version: AgreementVersion,
  title: /*#__PURE__*/ zod.string(),
  effective_on: /*#__PURE__*/ zod.iso.date(),
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(currentAgreementHashRegExp)),
  sections: /*#__PURE__*/ zod
    .array(AgreementSection)
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(currentAgreementSectionsMax),
    ),
  changes: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(/*#__PURE__*/ zod.maxLength(currentAgreementChangesMax)),
  acceptance: /*#__PURE__*/ zod.union([AgreementAcceptance, /*#__PURE__*/ zod.null()]),
  last_acceptance: /*#__PURE__*/ zod.union([AgreementAcceptance, /*#__PURE__*/ zod.null()]),
});

export type CurrentAgreement = zod.input<typeof CurrentAgreement>;
export type CurrentAgreementOutput = zod.output<typeof CurrentAgreement>;
