/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { LockVersion } from './lockVersion.ts';

export const closingInputLatestBidReadMin = 0;
export const closingInputLatestBidReadMax = 2147483647;

export const ClosingInput = /*#__PURE__*/ zod.strictObject({
  lock_version: LockVersion,
  latest_bid_read: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .int()
      .check(
        /*#__PURE__*/ zod.gte(closingInputLatestBidReadMin),
        /*#__PURE__*/ zod.lte(closingInputLatestBidReadMax),
      ),
  ),
});

export type ClosingInput = zod.input<typeof ClosingInput>;
export type ClosingInputOutput = zod.output<typeof ClosingInput>;
