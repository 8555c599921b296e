/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { ListedClaimStatus } from './listedClaimStatus.ts';
import { Amount } from './amount.ts';
import { Currency } from './currency.ts';
import { ClaimCase } from './claimCase.ts';

export const offerClaimReferenceRegExp = new RegExp('^CLM-[0-9A-Z]{6}$');

export const OfferClaim = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  reference: /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(offerClaimReferenceRegExp)),
  status: ListedClaimStatus,
  face_amount: Amount,
  partial_sale: /*#__PURE__*/ zod.boolean(),
  currency: Currency,
  expires_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  case: ClaimCase,
});

export type OfferClaim = zod.input<typeof OfferClaim>;
export type OfferClaimOutput = zod.output<typeof OfferClaim>;
