/**
 * Generated from openapi/claims.yaml by `npm run generate`. Do not edit.
 */
import { Acknowledgement } from '../schemas/acknowledgement.ts';
import { EmailInput } from '../schemas/emailInput.ts';
import { ErrorBody } from '../schemas/errorBody.ts';
import { RegistrationInput } from '../schemas/registrationInput.ts';
import { SignInInput } from '../schemas/signInInput.ts';
import { User } from '../schemas/user.ts';

/**
 * @summary Log in with email and password
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
 * @summary Sign up
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
