/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentInstructions } from './paymentInstructions.ts';

export const signInputHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const signInputTypedNameMin = 2;
export const signInputTypedNameMax = 201;

export const signInputTypedNameRegExp = new RegExp('\\S');

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
