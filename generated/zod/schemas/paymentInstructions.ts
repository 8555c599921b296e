/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PaymentInstructionsMin = 8;
export const PaymentInstructionsMax = 1000;

export const PaymentInstructionsRegExp = new RegExp(
  '^\\s*[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069\\s][^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]*$',
);

export const PaymentInstructions = /*#__PURE__*/ zod
  .string()
  .check(
    /*#__PURE__*/ zod.minLength(PaymentInstructionsMin),
    /*#__PURE__*/ zod.maxLength(PaymentInstructionsMax),
    /*#__PURE__*/ zod.regex(PaymentInstructionsRegExp),
  );

export type PaymentInstructions = zod.input<typeof PaymentInstructions>;
export type PaymentInstructionsOutput = zod.output<typeof PaymentInstructions>;
