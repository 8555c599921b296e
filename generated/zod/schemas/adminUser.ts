/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';
import { PhoneNumber } from './phoneNumber.ts';
import { PhoneCountryCode } from './phoneCountryCode.ts';
import { TelegramHandle } from './telegramHandle.ts';
import { ContactMethod } from './contactMethod.ts';
import { UserStatus } from './userStatus.ts';
import { BuyerAccountStatus } from './buyerAccountStatus.ts';
import { IdentityStatus } from './identityStatus.ts';
import { TypeOfUser } from './typeOfUser.ts';
import { CountryCode } from './countryCode.ts';
import { BuyerAccountSummary } from './buyerAccountSummary.ts';
import { Manager } from './manager.ts';
import { IdentityVerification } from './identityVerification.ts';

export const adminUserClaimsCountMin = 0;

export const adminUserSignInCountMin = 0;

export const adminUserLockVersionMin = 0;

export const AdminUser = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  first_name: /*#__PURE__*/ zod.string(),
  last_name: /*#__PURE__*/ zod.string(),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  email_verified_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  phone_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  phone_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  whatsapp_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  whatsapp_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  telegram: /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
  preferred_contact_method: ContactMethod,
  message_with_the_staff: /*#__PURE__*/ zod.boolean(),
  has_set_password: /*#__PURE__*/ zod.boolean(),
  status: UserStatus,
  status_reason: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  buyer_account_status: BuyerAccountStatus,
  identity_status: IdentityStatus,
  type_of_user: TypeOfUser,
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  buyerAccount: /*#__PURE__*/ zod.union([BuyerAccountSummary, /*#__PURE__*/ zod.null()]),
  manager: /*#__PURE__*/ zod.union([Manager, /*#__PURE__*/ zod.null()]),
  claims_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserClaimsCountMin)),
  sign_in_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserSignInCountMin)),
  last_sign_in_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  identity_verification: /*#__PURE__*/ zod.union([IdentityVerification, /*#__PURE__*/ zod.null()]),
  application_submitted_at: /*#__PURE__*/ zod.nullable(
    /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  ),
  lock_version: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserLockVersionMin)),
  token: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type AdminUser = zod.input<typeof AdminUser>;
export type AdminUserOutput = zod.output<typeof AdminUser>;
