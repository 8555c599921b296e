/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const claimAssetInputSymbolMax = 20;

export const claimAssetInputQuantityRegExp = new RegExp('^\\d{1,12}(\\.\\d{1,8})?$');

export const ClaimAssetInput = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(claimAssetInputSymbolMax)),
  quantity: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.regex(claimAssetInputQuantityRegExp)),
});

export type ClaimAssetInput = zod.input<typeof ClaimAssetInput>;
export type ClaimAssetInputOutput = zod.output<typeof ClaimAssetInput>;
