/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';

export const ClaimDeal = /*#__PURE__*/ zod.strictObject({
  percent: Percent,
  agreed_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type ClaimDeal = zod.input<typeof ClaimDeal>;
export type ClaimDealOutput = zod.output<typeof ClaimDeal>;
