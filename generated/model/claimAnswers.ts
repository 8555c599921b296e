/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */

/**
 * Answers to the questions of the case by their `key`: a boolean for `boolean`, a decimal string within the bounds of the
 * question for `number`, an ISO date for `date`, one of the options for `select`. A question without an answer is left out.
 */
export interface ClaimAnswers {
  [key: string]: string | boolean;
}
