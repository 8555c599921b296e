/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Percent } from './percent.ts';
import { Amount } from './amount.ts';
import { ExcessClaim } from './excessClaim.ts';
import { SettlementDays } from './settlementDays.ts';
import { SettlementMethod } from './settlementMethod.ts';

export const offerFieldsConditionsMax = 2000;

export const offerFieldsConditionsRegExp = new RegExp(
  '^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]*$',
);
export const offerFieldsMessageMax = 2000;

export const offerFieldsExpiresInHoursMax = 720;

export const OfferFields = /*#__PURE__*/ zod.strictObject({
  price_percent: Percent,
  face_amount: /*#__PURE__*/ zod.optional(Amount),
  recourse: /*#__PURE__*/ zod.enum({
    /** The seller pays back in proportion if the claim is disallowed, reduced or paid less than others of its class. */
    full: 'full',
    /** The seller pays back in proportion if the court disallows or reduces the claim. */
    disallowance_only: 'disallowance_only',
    /** The buyer bears every risk, unless a statement of the seller is untrue. */
    none: 'none',
  } as const),
  excess_claim: ExcessClaim,
  settlement_days: SettlementDays,
  payment_method: SettlementMethod,
  conditions: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.maxLength(offerFieldsConditionsMax),
        /*#__PURE__*/ zod.regex(offerFieldsConditionsRegExp),
      ),
  ),
  message: /*#__PURE__*/ zod.nullish(
    /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(offerFieldsMessageMax)),
  ),
  expires_in_hours: /*#__PURE__*/ zod
    .int()
    .check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(offerFieldsExpiresInHoursMax)),
});

export type OfferFields = zod.input<typeof OfferFields>;
export type OfferFieldsOutput = zod.output<typeof OfferFields>;
