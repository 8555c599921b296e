import { DAY, HOUR, MINUTE } from '../../time';

/** How long a mailed link works, by its purpose. In milliseconds, like every lifetime here. */
export const LINK_MS = {
  confirmation: DAY,
  magic_link: 15 * MINUTE,
  password_reset: HOUR,
} as const;
/** An invitation is a magic link that its receiver is not expecting. */
export const INVITATION_MS = 3 * DAY;
/** For a session in a user's name, and so for the link that opens it (design, ruling 10). */
export const IMPERSONATION_MS = 15 * MINUTE;
/** How long a login, or entering the password again, counts as proof for an act that needs it (design, ruling 22). */
export const PROOF_MS = 10 * MINUTE;
/** For the signed address of a document's content. */
export const DOCUMENT_ADDRESS_MS = 5 * MINUTE;
