/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferFields } from './offerFields.ts';
import { LockVersion } from './lockVersion.ts';

export const OfferCounterInput = /*#__PURE__*/ zod.strictObject({
  offer: OfferFields,
  lock_version: LockVersion,
});

export type OfferCounterInput = zod.input<typeof OfferCounterInput>;
export type OfferCounterInputOutput = zod.output<typeof OfferCounterInput>;
