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
import { PaymentMethod } from './paymentMethod.ts';
import { Impersonator } from './impersonator.ts';

export const userSignInCountMin = 0;

export const User = /*#__PURE__*/ zod.strictObject({
  id: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  first_name: /*#__PURE__*/ zod.string(),
  last_name: /*#__PURE__*/ zod.string(),
  company: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  email: Email,
  email_verified_at: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({ offset: false })),
  new_email: /*#__PURE__*/ zod.union([Email, /*#__PURE__*/ zod.null()]),
  phone_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  phone_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  whatsapp_number: /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
  whatsapp_country_code: /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
  telegram: /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
  preferred_contact_method: ContactMethod,
  has_set_password: /*#__PURE__*/ zod.boolean(),
  status: UserStatus,
  buyer_account_status: BuyerAccountStatus,
  identity_status: IdentityStatus,
  type_of_user: TypeOfUser,
  country: /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
  buyerAccount: /*#__PURE__*/ zod.union([BuyerAccountSummary, /*#__PURE__*/ zod.null()]),
  message_notifications: /*#__PURE__*/ zod.boolean(),
  claim_notifications: /*#__PURE__*/ zod.boolean(),
  claim_case_follow_notifications: /*#__PURE__*/ zod.boolean(),
  message_with_the_staff: /*#__PURE__*/ zod.boolean(),
  payment_method: /*#__PURE__*/ zod.union([PaymentMethod, /*#__PURE__*/ zod.null()]),
  custom_payment_method: /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  sign_in_count: /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userSignInCountMin)),
  impersonator: /*#__PURE__*/ zod.union([Impersonator, /*#__PURE__*/ zod.null()]),
  created_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
  updated_at: /*#__PURE__*/ zod.iso.datetime({ offset: false }),
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
