/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';
import { CountryCode } from './countryCode.ts';
import { UserStatus } from './userStatus.ts';
import { IdentityStatus } from './identityStatus.ts';

export const AdminClaimSeller = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  name: /*#__PURE__*/ zod.string(),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  status: UserStatus,
  identity_status: IdentityStatus,
});

export type AdminClaimSeller = zod.input<typeof AdminClaimSeller>;
export type AdminClaimSellerOutput = zod.output<typeof AdminClaimSeller>;
