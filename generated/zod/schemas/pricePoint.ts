/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';
import { SizeBand } from './sizeBand.ts';

export const PricePoint = /*#__PURE__*/ zod.strictObject({
  date: /*#__PURE__*/ zod.iso.date(),
  low_percent: Percent,
  high_percent: Percent,
  size_band: /*#__PURE__*/ zod.union([SizeBand, /*#__PURE__*/ zod.null()]),
  source: /*#__PURE__*/ zod.enum({
    /** Staff have set it. */
    guide: 'guide',
    /** A sale has made it. */
    trade: 'trade',
  } as const),
});

export type PricePoint = zod.input<typeof PricePoint>;
export type PricePointOutput = zod.output<typeof PricePoint>;
