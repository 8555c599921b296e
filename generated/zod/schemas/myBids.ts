/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { MyBid } from './myBid.ts';

export const myBidsMyBidsMax = 1000;

export const MyBids = /*#__PURE__*/ zod.strictObject({
  my_bids: /*#__PURE__*/ zod.array(MyBid).check(/*#__PURE__*/ zod.maxLength(myBidsMyBidsMax)),
});

export type MyBids = zod.input<typeof MyBids>;
export type MyBidsOutput = zod.output<typeof MyBids>;
