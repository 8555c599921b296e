/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ErrorCode } from './errorCode.ts';

export const errorBodyErrorsMaxOne = 20;

export const errorBodyRequestIdRegExp = new RegExp('^[0-9A-Za-z-]{8,64}$');

export const ErrorBody = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod.string(),
  code: ErrorCode,
  errors: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.record(
      /*#__PURE__*/ zod.string(),
      /*#__PURE__*/ zod
        .array(/*#__PURE__*/ zod.string())
        .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(errorBodyErrorsMaxOne)),
    ),
  ),
  request_id: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(errorBodyRequestIdRegExp)),
});

export type ErrorBody = zod.input<typeof ErrorBody>;
export type ErrorBodyOutput = zod.output<typeof ErrorBody>;
