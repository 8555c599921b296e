/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';

export const StaffContact = /*#__PURE__*/ zod.strictObject({
  email: Email,
});

export type StaffContact = zod.input<typeof StaffContact>;
export type StaffContactOutput = zod.output<typeof StaffContact>;
