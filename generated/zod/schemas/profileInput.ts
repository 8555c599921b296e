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
import { Password } from './password.ts';

export const profileInputUserCompanyMax = 200;

export const ProfileInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    first_name: /*#__PURE__*/ zod.optional(PersonName),
    last_name: /*#__PURE__*/ zod.optional(PersonName),
    company: /*#__PURE__*/ zod.nullish(
      /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileInputUserCompanyMax)),
    ),
    email: /*#__PURE__*/ zod.optional(Email),
    new_email: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.null()),
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
    password: /*#__PURE__*/ zod.optional(Password),
    has_set_password: /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(true)),
  }),
});

export type ProfileInput = zod.input<typeof ProfileInput>;
export type ProfileInputOutput = zod.output<typeof ProfileInput>;
