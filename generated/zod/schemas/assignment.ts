/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { AgreementVersion } from './agreementVersion.ts';
import { AgreementSection } from './agreementSection.ts';
import { AssignmentSignature } from './assignmentSignature.ts';
import { Document } from './document.ts';

export const assignmentHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const assignmentSectionsMax = 50;

export const assignmentSignaturesMin = 2;
export const assignmentSignaturesMax = 2;

export const Assignment = /*#__PURE__*/ zod.strictObject({
  version: AgreementVersion,
  title: /*#__PURE__*/ zod.string(),
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(assignmentHashRegExp)),
  sections: /*#__PURE__*/ zod
    .array(AgreementSection)
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(assignmentSectionsMax)),
  signatures: /*#__PURE__*/ zod
    .array(AssignmentSignature)
    .check(
      /*#__PURE__*/ zod.minLength(assignmentSignaturesMin),
      /*#__PURE__*/ zod.maxLength(assignmentSignaturesMax),
    ),
  document: /*#__PURE__*/ zod.union([Document, /*#__PURE__*/ zod.null()]),
  drawn_up_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type Assignment = zod.input<typeof Assignment>;
export type AssignmentOutput = zod.output<typeof Assignment>;
