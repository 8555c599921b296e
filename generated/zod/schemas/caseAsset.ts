/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Amount } from './amount.ts';

export const CaseAsset = /*#__PURE__*/ zod.strictObject({
  symbol: /*#__PURE__*/ zod.string(),
  petition_price: Amount,
});

export type CaseAsset = zod.input<typeof CaseAsset>;
export type CaseAssetOutput = zod.output<typeof CaseAsset>;
