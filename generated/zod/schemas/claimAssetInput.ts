/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Quantity } from './quantity.ts';

export const claimAssetInputSymbolMax = 20;

export const ClaimAssetInput = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(claimAssetInputSymbolMax)),
  quantity: Quantity,
});

export type ClaimAssetInput = zod.input<typeof ClaimAssetInput>;
export type ClaimAssetInputOutput = zod.output<typeof ClaimAssetInput>;
