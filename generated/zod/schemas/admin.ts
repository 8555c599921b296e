/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';

export const Admin = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  email: Email,
  first_name: /*#__PURE__*/ zod.string(),
  last_name: /*#__PURE__*/ zod.string(),
});

export type Admin = zod.input<typeof Admin>;
export type AdminOutput = zod.output<typeof Admin>;
