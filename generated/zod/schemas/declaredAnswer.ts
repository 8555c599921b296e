/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeclaredAnswer = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean());

export type DeclaredAnswer = zod.input<typeof DeclaredAnswer>;
export type DeclaredAnswerOutput = zod.output<typeof DeclaredAnswer>;
