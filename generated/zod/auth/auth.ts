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
 * the same (`invalid_credentials`). Limited to 10 tries in 15 minutes per account and 50 per address.
 * @summary Sign in with e-mail and password
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
export const SignOutUser204Response = /*#__PURE__*/ zod.void();

export const SignOutUser401Response = ErrorBody;

export const SignOutUser403Response = ErrorBody;

export const SignOutUser422Response = ErrorBody;

export const SignOutUser500Response = ErrorBody;

export const SignOutUser503Response = ErrorBody;

/**
 * Answers the same whether or not the address already has an account. A new one gets a confirmation mail; a known
 * one gets a mail that says so. Limited to 20 in an hour per address.
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
 * Uses nothing up, so that mail scanners which open links do no harm. An unknown token is 404.
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
    .check(/*#__PURE__*/ zod.describe('A secret of a link, used once.')),
});

export const CheckConfirmation200Response = LinkState;

export const CheckConfirmation404Response = ErrorBody;

export const CheckConfirmation422Response = ErrorBody;

export const CheckConfirmation500Response = ErrorBody;

export const CheckConfirmation503Response = ErrorBody;

/**
 * Uses the link up and makes a `pending` user `active`. Does not sign in. `link_invalid`, `link_used`, `link_expired` (24 hours).
 * @summary Confirm an e-mail address
 */
export const ConfirmEmailBody = ConfirmationInput;

export const ConfirmEmail200Response = Acknowledgement;

export const ConfirmEmail400Response = ErrorBody;

export const ConfirmEmail413Response = ErrorBody;

export const ConfirmEmail415Response = ErrorBody;

export const ConfirmEmail422Response = ErrorBody;

export const ConfirmEmail500Response = ErrorBody;

export const ConfirmEmail503Response = ErrorBody;

/**
 * Answers the same for every address. Earlier links stop working. Limited to 5 in an hour per account.
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
 * 404 `unknown_account` for an unknown address. Limited to 5 in 15 minutes per account and 20 per address. The link works 15 minutes.
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
 * `account_suspended`, `account_deactivated`.
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
 * Answers the same for every address. The link works one hour. Limited to 5 in an hour per account.
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
 * Uses the link up, ends every session of the user, confirms the address. Does not sign in.
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
