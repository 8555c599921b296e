/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NegotiationReferenceRegExp = new RegExp('^NEG-[0-9A-Z]{6}$');

export const NegotiationReference = /*#__PURE__*/ zod
  .string()
  .check(/*#__PURE__*/ zod.regex(NegotiationReferenceRegExp));

export type NegotiationReference = zod.input<typeof NegotiationReference>;
export type NegotiationReferenceOutput = zod.output<typeof NegotiationReference>;
