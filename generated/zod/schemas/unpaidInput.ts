/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const unpaidInputReasonMax = 1000;

export const unpaidInputReasonRegExp = new RegExp('\\S');

export const UnpaidInput = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(unpaidInputReasonMax),
      /*#__PURE__*/ zod.regex(unpaidInputReasonRegExp),
    ),
  lock_version: LockVersion,
});

export type UnpaidInput = zod.input<typeof UnpaidInput>;
export type UnpaidInputOutput = zod.output<typeof UnpaidInput>;
