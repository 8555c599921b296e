import { confirmationHandlers } from './confirmation';
import { magicLinkHandlers } from './magic-link';
import { passwordResetHandlers } from './password-reset';
import { registrationHandlers } from './registration';
import { sessionHandlers } from './session';

export const authHandlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...confirmationHandlers,
  ...magicLinkHandlers,
  ...passwordResetHandlers,
};
