/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Token } from './token.ts';
import { Password } from './password.ts';

export const PasswordResetInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    reset_password_token: Token,
    password: Password,
  }),
});

export type PasswordResetInput = zod.input<typeof PasswordResetInput>;
export type PasswordResetInputOutput = zod.output<typeof PasswordResetInput>;
