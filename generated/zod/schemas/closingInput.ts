/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const closingInputOffersReadMin = 0;
export const closingInputOffersReadMax = 1000000;

export const ClosingInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
  offers_read: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(
        /*#__PURE__*/ zod.gte(closingInputOffersReadMin),
        /*#__PURE__*/ zod.lte(closingInputOffersReadMax),
      ),
  ),
});

export type ClosingInput = zod.input<typeof ClosingInput>;
export type ClosingInputOutput = zod.output<typeof ClosingInput>;
