/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Email } from './email.ts';
import { Password } from './password.ts';
import { PersonName } from './personName.ts';

export const RegistrationInput = /*#__PURE__*/ zod.strictObject({
  user: /*#__PURE__*/ zod.strictObject({
    email: Email,
    password: Password,
    first_name: PersonName,
    last_name: PersonName,
    preferred_contact_method: /*#__PURE__*/ zod.literal('email'),
  }),
});

export type RegistrationInput = zod.input<typeof RegistrationInput>;
export type RegistrationInputOutput = zod.output<typeof RegistrationInput>;
