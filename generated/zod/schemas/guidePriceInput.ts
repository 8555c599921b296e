/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';
import { SizeBand } from './sizeBand.ts';
import { LockVersion } from './lockVersion.ts';

export const GuidePriceInput = /*#__PURE__*/ zod.strictObject({
  guide_price: /*#__PURE__*/ zod.strictObject({
    low_percent: Percent,
    high_percent: Percent,
    size_band: /*#__PURE__*/ zod.union([SizeBand, /*#__PURE__*/ zod.null()]),
  }),
  lock_version: LockVersion,
});

export type GuidePriceInput = zod.input<typeof GuidePriceInput>;
export type GuidePriceInputOutput = zod.output<typeof GuidePriceInput>;
