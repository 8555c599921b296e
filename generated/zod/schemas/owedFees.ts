/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OwedFee } from './owedFee.ts';

export const OwedFeesMax = 10;

export const OwedFees = /*#__PURE__*/ zod
  .array(OwedFee)
  .check(/*#__PURE__*/ zod.maxLength(OwedFeesMax));

export type OwedFees = zod.input<typeof OwedFees>;
export type OwedFeesOutput = zod.output<typeof OwedFees>;
