/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { PersonName } from './personName.ts';
import { Email } from './email.ts';
import { PhoneNumber } from './phoneNumber.ts';
import { PhoneCountryCode } from './phoneCountryCode.ts';
import { TelegramHandle } from './telegramHandle.ts';
import { ContactMethod } from './contactMethod.ts';
import { UserStatus } from './userStatus.ts';
import { BuyerAccountStatus } from './buyerAccountStatus.ts';

export const adminUserChangeInputUserCompanyMax = 200;

export const adminUserChangeInputUserReasonMax = 1000;

export const adminUserChangeInputUserLockVersionMin = 0;

export const AdminUserChangeInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: /*#__PURE__*/ zod.optional(PersonName),
    last_name: /*#__PURE__*/ zod.optional(PersonName),
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.maxLength(adminUserChangeInputUserCompanyMax)),
    ),
    email: /*#__PURE__*/ zod.optional(Email),
    phone_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    phone_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_number: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneNumber, /*#__PURE__*/ zod.null()]),
    ),
    whatsapp_country_code: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([PhoneCountryCode, /*#__PURE__*/ zod.null()]),
    ),
    telegram: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([TelegramHandle, /*#__PURE__*/ zod.null()]),
    ),
    preferred_contact_method: /*#__PURE__*/ zod.optional(ContactMethod),
    status: /*#__PURE__*/ zod.optional(UserStatus),
    buyer_account_status: /*#__PURE__*/ zod.optional(BuyerAccountStatus),
    reason: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(
          /*#__PURE__*/ zod.minLength(1),
          /*#__PURE__*/ zod.maxLength(adminUserChangeInputUserReasonMax),
        ),
    ),
    managed_by_me: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
    lock_version: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminUserChangeInputUserLockVersionMin)),
    ),
  }),
});

export type AdminUserChangeInput = zod.input<typeof AdminUserChangeInput>;
export type AdminUserChangeInputOutput = zod.output<typeof AdminUserChangeInput>;
