/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const clientErrorInputMessageMax = 2000;

export const clientErrorInputStackMax = 10000;

export const clientErrorInputPathMax = 500;

export const ClientErrorInput = /*#__PURE__*/ zod.strictObject({
  message: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(clientErrorInputMessageMax)),
  stack: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(clientErrorInputStackMax)),
  ),
  path: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(clientErrorInputPathMax)),
});

export type ClientErrorInput = zod.input<typeof ClientErrorInput>;
export type ClientErrorInputOutput = zod.output<typeof ClientErrorInput>;
