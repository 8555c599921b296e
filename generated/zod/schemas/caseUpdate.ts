/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CaseUpdate = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  date: /*#__PURE__*/ zod.iso.date(),
  title: /*#__PURE__*/ zod.string(),
  body: /*#__PURE__*/ zod.string(),
  url: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
});

export type CaseUpdate = zod.input<typeof CaseUpdate>;
export type CaseUpdateOutput = zod.output<typeof CaseUpdate>;
