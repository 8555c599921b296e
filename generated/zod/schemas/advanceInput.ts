/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const advanceInputDocketNumberMax = 50;

export const advanceInputDocketNumberRegExp = new RegExp('\\S');

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
