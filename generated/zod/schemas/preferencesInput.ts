/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PaymentMethod } from './paymentMethod.ts';

export const preferencesInputUserCustomPaymentMethodMax = 200;

export const PreferencesInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    message_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    claim_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    claim_case_follow_notifications: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    message_with_the_staff: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    payment_method: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PaymentMethod, /*#__PURE__*/ zod.null()]),
    ),
    custom_payment_method: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(preferencesInputUserCustomPaymentMethodMax),
        ),
    ),
  }),
});

export type PreferencesInput = zod.input<typeof PreferencesInput>;
export type PreferencesInputOutput = zod.output<typeof PreferencesInput>;
