/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Token } from './token.ts';
import { Password } from './password.ts';

export const confirmationInputPasswordMax = 128;

export const ConfirmationInput = /*#__PURE__*/ zod.strictObject({
  confirmation_token: Token,
  password: /*#__PURE__*/ zod.optional(
    /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(confirmationInputPasswordMax),
      ),
  ),
  new_password: /*#__PURE__*/ zod.optional(Password),
});

export type ConfirmationInput = zod.input<typeof ConfirmationInput>;
export type ConfirmationInputOutput = zod.output<typeof ConfirmationInput>;
