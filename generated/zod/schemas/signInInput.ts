/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';

export const signInInputUserPasswordMax = 128;

export const SignInInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(signInInputUserPasswordMax),
      ),
  }),
});

export type SignInInput = zod.input<typeof SignInInput>;
export type SignInInputOutput = zod.output<typeof SignInInput>;
