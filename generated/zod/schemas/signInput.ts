/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentInstructions } from './paymentInstructions.ts';

export const signInputHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signInputTypedNameMin = 2;
export const signInputTypedNameMax = 201;

export const signInputTypedNameRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);

export const SignInput = /*#__PURE__*/ zod.strictObject({
  hash: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(signInputHashRegExp)),
  typed_name: /*#__PURE__*/ zod
    .string()
    .check(
      /*#__PURE__*/ zod.minLength(signInputTypedNameMin),
      /*#__PURE__*/ zod.maxLength(signInputTypedNameMax),
      /*#__PURE__*/ zod.regex(signInputTypedNameRegExp),
    ),
  payment_instructions: /*#__PURE__*/ zod.optional(PaymentInstructions),
  consent: /*#__PURE__*/ zod.literal(true),
});

export type SignInput = zod.input<typeof SignInput>;
export type SignInputOutput = zod.output<typeof SignInput>;
