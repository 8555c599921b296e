/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const claimAnswersOneMax = 2000;

export const ClaimAnswers = /*#__PURE__*/ zod.record(
  /*#__PURE__*/ zod.string(),
  /*#__PURE__*/ zod.union([
    /*#__PURE__*/ zod
      .string()
      .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(claimAnswersOneMax)),
    /*#__PURE__*/ zod.boolean(),
  ]),
);

export type ClaimAnswers = zod.input<typeof ClaimAnswers>;
export type ClaimAnswersOutput = zod.output<typeof ClaimAnswers>;
