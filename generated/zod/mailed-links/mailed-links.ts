/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import { Acknowledgement } from '../schemas/acknowledgement.ts';
import { ConfirmationInput } from '../schemas/confirmationInput.ts';
import { EmailInput } from '../schemas/emailInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { LinkState } from '../schemas/linkState.ts';
import { MagicLink } from '../schemas/magicLink.ts';
import { PasswordResetInput } from '../schemas/passwordResetInput.ts';
import { PasswordResetLink } from '../schemas/passwordResetLink.ts';
import { TokenInput } from '../schemas/tokenInput.ts';
import { User } from '../schemas/user.ts';

/**
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
    .check(/*#__PURE__*/ zod.regex(checkConfirmationQueryConfirmationTokenRegExp)),
});

export const CheckConfirmation200Response = LinkState;

export const CheckConfirmation404Response = ErrorBody;

export const CheckConfirmation422Response = ErrorBody;

export const CheckConfirmation500Response = ErrorBody;

export const CheckConfirmation503Response = ErrorBody;

/**
 * @summary Confirm an email address and log in
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
 * @summary Look at a magic link
 */
export const checkMagicLinkQueryTokenMin = 20;
export const checkMagicLinkQueryTokenMax = 200;

export const checkMagicLinkQueryTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CheckMagicLinkQueryParams = /*#__PURE__*/ zod.strictObject({
  token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(checkMagicLinkQueryTokenMin))
    .check(/*#__PURE__*/ zod.maxLength(checkMagicLinkQueryTokenMax))
    .check(/*#__PURE__*/ zod.regex(checkMagicLinkQueryTokenRegExp)),
});

export const CheckMagicLink200Response = MagicLink;

export const CheckMagicLink404Response = ErrorBody;

export const CheckMagicLink422Response = ErrorBody;

export const CheckMagicLink500Response = ErrorBody;

export const CheckMagicLink503Response = ErrorBody;

/**
 * @summary Log in with a magic link
 */
export const VerifyMagicLinkBody = TokenInput;

export const VerifyMagicLink200Response = User;

export const VerifyMagicLink400Response = ErrorBody;

export const VerifyMagicLink413Response = ErrorBody;

export const VerifyMagicLink415Response = ErrorBody;

export const VerifyMagicLink422Response = ErrorBody;

export const VerifyMagicLink500Response = ErrorBody;

export const VerifyMagicLink503Response = ErrorBody;

/**
 * @summary Look at a reset link
 */
export const checkPasswordResetQueryResetPasswordTokenMin = 20;
export const checkPasswordResetQueryResetPasswordTokenMax = 200;

export const checkPasswordResetQueryResetPasswordTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CheckPasswordResetQueryParams = /*#__PURE__*/ zod.strictObject({
  reset_password_token: /*#__PURE__*/ zod
    .string()
    .check(/*#__PURE__*/ zod.minLength(checkPasswordResetQueryResetPasswordTokenMin))
    .check(/*#__PURE__*/ zod.maxLength(checkPasswordResetQueryResetPasswordTokenMax))
    .check(/*#__PURE__*/ zod.regex(checkPasswordResetQueryResetPasswordTokenRegExp)),
});

export const CheckPasswordReset200Response = PasswordResetLink;

export const CheckPasswordReset404Response = ErrorBody;

export const CheckPasswordReset422Response = ErrorBody;

export const CheckPasswordReset500Response = ErrorBody;

export const CheckPasswordReset503Response = ErrorBody;

/**
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
 * @summary Set a new password by a reset link
 */
export const ResetPasswordBody = PasswordResetInput;

export const ResetPassword200Response = Acknowledgement;

export const ResetPassword400Response = ErrorBody;

export const ResetPassword413Response = ErrorBody;

export const ResetPassword415Response = ErrorBody;

export const ResetPassword422Response = ErrorBody;

export const ResetPassword500Response = ErrorBody;

export const ResetPassword503Response = ErrorBody;
