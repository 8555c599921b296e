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
import { CountryCode } from './countryCode.ts';

export const adminUserCreateInputUserCompanyMax = 200;

export const AdminUserCreateInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: PersonName,
    last_name: PersonName,
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.maxLength(adminUserCreateInputUserCompanyMax)),
    ),
    email: Email,
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
    country: /*#__PURE__*/ zod.optional(
      /*#__PURE__*/ zod.union([CountryCode, /*#__PURE__*/ zod.null()]),
    ),
  }),
});

export type AdminUserCreateInput = zod.input<typeof AdminUserCreateInput>;
export type AdminUserCreateInputOutput = zod.output<typeof AdminUserCreateInput>;
