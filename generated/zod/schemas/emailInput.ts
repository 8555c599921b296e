/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';

export const EmailInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
  }),
});

export type EmailInput = zod.input<typeof EmailInput>;
export type EmailInputOutput = zod.output<typeof EmailInput>;
