/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const agreementSectionParagraphsMax = 20;

export const AgreementSection = /*#__PURE__*/ zod.strictObject({
  heading: /*#__PURE__*/ zod.string(),
  paragraphs: /*#__PURE__*/ zod
    .array(/*#__PURE__*/ zod.string())
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(agreementSectionParagraphsMax),
    ),
});

export type AgreementSection = zod.input<typeof AgreementSection>;
export type AgreementSectionOutput = zod.output<typeof AgreementSection>;
