/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferSide } from './offerSide.ts';
import { LockVersion } from './lockVersion.ts';

export const FeeInput = /*#__PURE__*/ zod.strictObject({
  side: OfferSide,
  received_on: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  lock_version: LockVersion,
});

export type FeeInput = zod.input<typeof FeeInput>;
export type FeeInputOutput = zod.output<typeof FeeInput>;
