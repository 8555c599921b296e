/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';

export const AssignmentSignature = /*#__PURE__*/ zod.strictObject({
  role: OfferSide,
  name: /*#__PURE__*/ zod.string(),
  signed_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  typed_name: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  signatory_title: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type AssignmentSignature = zod.input<typeof AssignmentSignature>;
export type AssignmentSignatureOutput = zod.output<typeof AssignmentSignature>;
