import { emailInputAsks, signInInputAsks } from '@generated/asks';
import { EmailInput } from '@generated/zod/schemas/emailInput';
import { SignInInput } from '@generated/zod/schemas/signInInput';
import { fieldErrors, type Asks } from '@/domain/field-errors';

/*
 * The rules of the login's forms. They are loaded when a field is first focused, so that zod does not delay the first
 * paint.
 */

type Schema = typeof SignInInput.shape.user | typeof EmailInput.shape.user;

/** Uses the same sentences as every other form. */
function faults(schema: Schema, asks: Asks, values: object): Record<string, string> {
  const result = schema.safeParse(values, { reportInput: true });
  const found = Object.entries(fieldErrors(result.error?.issues ?? [], asks));
  return Object.fromEntries(found.map(([name, messages]) => [name, messages[0] ?? '']));
}

/** What is wrong with the values of a form, by field. */
export const lightChecks = {
  password: (values: object) => faults(SignInInput.shape.user, signInInputAsks.user, values),
  link: (values: object) => faults(EmailInput.shape.user, emailInputAsks.user, values),
};
