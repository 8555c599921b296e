/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const advanceInputDocketNumberMax = 50;

export const advanceInputDocketNumberRegExp = new RegExp(
  '^\\s*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0](?:[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069]*[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\s])?\\s*$',
);

export const AdvanceInput = /*#__PURE__*/ zod.strictObject({
  to: /*#__PURE__*/ zod.enum({
    /** Ends the examination in place of the buyer. */
    signing: 'signing',
    /** Confirms the payment in place of the seller. */
    transfer: 'transfer',
    /** Records the filing of the transfer with the court, or corrects what was recorded. */
    filed: 'filed',
    /** Completes the sale. */
    completed: 'completed',
  } as const),
  transfer_filed_on: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  objection_deadline_on: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  docket_number: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(advanceInputDocketNumberMax),
        /*#__PURE__*/ zod.regex(advanceInputDocketNumberRegExp),
      ),
  ),
  lock_version: LockVersion,
});

export type AdvanceInput = zod.input<typeof AdvanceInput>;
export type AdvanceInputOutput = zod.output<typeof AdvanceInput>;
