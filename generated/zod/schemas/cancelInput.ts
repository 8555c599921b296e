/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const cancelInputReasonMax = 1000;

export const cancelInputReasonRegExp = new RegExp('\\S');

export const CancelInput = /*#__PURE__*/ zod.strictObject({
  reason: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(1),
      /*#__PURE__*/ zod.maxLength(cancelInputReasonMax),
      /*#__PURE__*/ zod.regex(cancelInputReasonRegExp),
    ),
  lock_version: LockVersion,
});

export type CancelInput = zod.input<typeof CancelInput>;
export type CancelInputOutput = zod.output<typeof CancelInput>;
