/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { OfferFields } from './offerFields.ts';

export const OfferInput = /*#__PURE__*/ zod.strictObject({
  offer: OfferFields,
});

export type OfferInput = zod.input<typeof OfferInput>;
export type OfferInputOutput = zod.output<typeof OfferInput>;
