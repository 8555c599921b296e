/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Quantity } from './quantity.ts';
import { Amount } from './amount.ts';

export const ClaimAsset = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod.string(),
  quantity: Quantity,
  value: Amount,
});

export type ClaimAsset = zod.input<typeof ClaimAsset>;
export type ClaimAssetOutput = zod.output<typeof ClaimAsset>;
