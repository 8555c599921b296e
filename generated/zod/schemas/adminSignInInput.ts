/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';

export const adminSignInInputAdminPasswordMax = 128;

export const AdminSignInInput = /*#__PURE__*/ zod.strictObject({
  admin: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: /*#__PURE__*/ zod
      .string()
      .check(
        /*#__PURE__*/ zod.minLength(1),
        /*#__PURE__*/ zod.maxLength(adminSignInInputAdminPasswordMax),
      ),
  }),
});

export type AdminSignInInput = zod.input<typeof AdminSignInInput>;
export type AdminSignInInputOutput = zod.output<typeof AdminSignInInput>;
