/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ObjectionDeadline = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date());

export type ObjectionDeadline = zod.input<typeof ObjectionDeadline>;
export type ObjectionDeadlineOutput = zod.output<typeof ObjectionDeadline>;
