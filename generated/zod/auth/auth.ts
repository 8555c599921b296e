/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Acknowledgement,
  ConfirmationInput,
  EmailInput,
  ErrorBody,
  LinkState,
  PasswordResetInput,
  RegistrationInput,
  SignInInput,
  TokenInput,
  User,
} from '../claimsExchange.schemas.ts';

/**
 * Counts the sign-in (`sign_in_count` is 1 in the answer of the first). A wrong address and a wrong password answer
 * the same (`invalid_credentials`). In 15 minutes a network address gets 10 tries at an account and 50 in all, and 30 at
 * an account are shared by all addresses that it was never signed in from: strangers lock nobody out.
 * @summary Sign in with email and password
 */
export const SignInUserBody = SignInInput;

export const SignInUser200Response = User;

export const SignInUser400Response = ErrorBody;

export const SignInUser413Response = ErrorBody;

export const SignInUser415Response = ErrorBody;

export const SignInUser422Response = ErrorBody;

export const SignInUser429Response = ErrorBody;

export const SignInUser500Response = ErrorBody;

export const SignInUser503Response = ErrorBody;

/**
 * Revokes the token of this session only.
 * @summary End this session
 */
export const signOutUserHeaderIdempotencyKeyMax = 200;

export const signOutUserHeaderIdempotencyKeyRegExp = new RegExp('^[!-~]+$');

export const SignOutUserHeader = /*#__PURE__*/ zod.object({
  'Idempotency-Key': /*#__PURE__*/ zod
    .optional(
      /*#__PURE__*/ zod
        .string()
        .check(/*#__PURE__*/ zod.minLength(1))
        .check(/*#__PURE__*/ zod.maxLength(signOutUserHeaderIdempotencyKeyMax))
        .check(/*#__PURE__*/ zod.regex(signOutUserHeaderIdempotencyKeyRegExp)),
    )
    .check(
      /*#__PURE__*/ zod.describe(
        'Names this one act, so that it is done once however often it is sent; best a random UUID.',
      ),
    ),
});

export const SignOutUser204Response = /*#__PURE__*/ zod.void();

export const SignOutUser401Response = ErrorBody;

export const SignOutUser403Response = ErrorBody;

export const SignOutUser422Response = ErrorBody;

export const SignOutUser500Response = ErrorBody;

export const SignOutUser503Response = ErrorBody;

/**
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so, 8 in an hour at most. Limited to 20 in an hour per network address.
 * @summary Register
 */
export const RegisterUserBody = RegistrationInput;

export const RegisterUser202Response = Acknowledgement;

export const RegisterUser400Response = ErrorBody;

export const RegisterUser413Response = ErrorBody;

export const RegisterUser415Response = ErrorBody;

export const RegisterUser422Response = ErrorBody;

export const RegisterUser429Response = ErrorBody;

export const RegisterUser500Response = ErrorBody;

export const RegisterUser503Response = ErrorBody;

/**
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404. What the link asks for
 * depends on whose session asks.
 * @summary Look at a confirmation link
 */
export const checkConfirmationQueryConfirmationTokenMin = 20;
export const checkConfirmationQueryConfirmationTokenMax = 200;

export const checkConfirmationQueryConfirmationTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CheckConfirmationQueryParams = /*#__PURE__*/ zod.strictObject({
  confirmation_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(checkConfirmationQueryConfirmationTokenMin))
    .check(/*#__PURE__*/ zod.maxLength(checkConfirmationQueryConfirmationTokenMax))
    .check(/*#__PURE__*/ zod.regex(checkConfirmationQueryConfirmationTokenRegExp))
    .check(/*#__PURE__*/ zod.describe('Secret of the link in the mail.')),
});

export const CheckConfirmation200Response = LinkState;

export const CheckConfirmation404Response = ErrorBody;

export const CheckConfirmation422Response = ErrorBody;

export const CheckConfirmation500Response = ErrorBody;

export const CheckConfirmation503Response = ErrorBody;

/**
 * Uses the link up, makes a `pending` user `active` and signs in. `link_invalid`, `link_used`, `link_expired` (24
 * hours), `account_suspended`, `account_deactivated`, `session_required`.
 *
 * Anybody can register anybody's address, so the first proof of an address ends what was opened with it before, unless
 * the same person opened it. `password` shows that, the present one (`invalid_credentials` with `errors`; limited as
 * the sign-in), and so does a session of the account. `new_password` is for everybody else: the password, every session
 * and link of before end; contact details, payment method, drafts and documents entered before the account was ever
 * confirmed are deleted. `checkConfirmation` says what is asked for.
 *
 * A new address of a confirmed account takes the place of the old one; only the account's own person can confirm it
 * (`email_taken` when another account has it by now).
 * @summary Confirm an email address and sign in
 */
export const ConfirmEmailBody = ConfirmationInput;

export const ConfirmEmail200Response = User;

export const ConfirmEmail400Response = ErrorBody;

export const ConfirmEmail413Response = ErrorBody;

export const ConfirmEmail415Response = ErrorBody;

export const ConfirmEmail422Response = ErrorBody;

export const ConfirmEmail429Response = ErrorBody;

export const ConfirmEmail500Response = ErrorBody;

export const ConfirmEmail503Response = ErrorBody;

/**
 * Answers the same for every address. Earlier links go on working. Limited to 5 in an hour per account and network
 * address, 20 per network address; an inbox takes 8 in an hour. For the new address of a confirmed account it needs a
 * session of that account.
 * @summary Send the confirmation mail again
 */
export const ResendConfirmationBody = EmailInput;

export const ResendConfirmation202Response = Acknowledgement;

export const ResendConfirmation400Response = ErrorBody;

export const ResendConfirmation413Response = ErrorBody;

export const ResendConfirmation415Response = ErrorBody;

export const ResendConfirmation422Response = ErrorBody;

export const ResendConfirmation429Response = ErrorBody;

export const ResendConfirmation500Response = ErrorBody;

export const ResendConfirmation503Response = ErrorBody;

/**
 * 404 `unknown_account` for an unknown address. The link works 15 minutes. In that time a network address may ask for 5
 * to an account and for 20 in all; an inbox takes 8, and one that takes no more holds a link that works.
 * @summary Send a magic link
 */
export const SendMagicLinkBody = EmailInput;

export const SendMagicLink202Response = Acknowledgement;

export const SendMagicLink400Response = ErrorBody;

export const SendMagicLink404Response = ErrorBody;

export const SendMagicLink413Response = ErrorBody;

export const SendMagicLink415Response = ErrorBody;

export const SendMagicLink422Response = ErrorBody;

export const SendMagicLink429Response = ErrorBody;

export const SendMagicLink500Response = ErrorBody;

export const SendMagicLink503Response = ErrorBody;

/**
 * Uses the link up, confirms the address, signs in. `link_invalid`, `link_used`, `link_expired`,
 * `account_suspended`, `account_deactivated`. Where it is the first proof of the address, whatever was opened with it
 * before ends, as with `new_password` of `confirmEmail`, unless a session of the account asks.
 * @summary Sign in with a magic link
 */
export const VerifyMagicLinkBody = TokenInput;

export const VerifyMagicLink200Response = User;

export const VerifyMagicLink400Response = ErrorBody;

export const VerifyMagicLink413Response = ErrorBody;

export const VerifyMagicLink415Response = ErrorBody;

export const VerifyMagicLink422Response = ErrorBody;

export const VerifyMagicLink429Response = ErrorBody;

export const VerifyMagicLink500Response = ErrorBody;

export const VerifyMagicLink503Response = ErrorBody;

/**
 * Answers the same for every address. The link works one hour. In that time a network address may ask for 5 to an
 * account and for 20 in all; an inbox takes 8.
 * @summary Ask for a password reset
 */
export const RequestPasswordResetBody = EmailInput;

export const RequestPasswordReset202Response = Acknowledgement;

export const RequestPasswordReset400Response = ErrorBody;

export const RequestPasswordReset413Response = ErrorBody;

export const RequestPasswordReset415Response = ErrorBody;

export const RequestPasswordReset422Response = ErrorBody;

export const RequestPasswordReset429Response = ErrorBody;

export const RequestPasswordReset500Response = ErrorBody;

export const RequestPasswordReset503Response = ErrorBody;

/**
 * Uses the link up, ends every session of the user, confirms the address. Does not sign in. As the first proof of the
 * address it ends what was opened with it before, as `new_password` of `confirmEmail` does.
 * @summary Set a new password by a reset link
 */
export const ResetPasswordBody = PasswordResetInput;

export const ResetPassword200Response = Acknowledgement;

export const ResetPassword400Response = ErrorBody;

export const ResetPassword413Response = ErrorBody;

export const ResetPassword415Response = ErrorBody;

export const ResetPassword422Response = ErrorBody;

export const ResetPassword429Response = ErrorBody;

export const ResetPassword500Response = ErrorBody;

export const ResetPassword503Response = ErrorBody;
