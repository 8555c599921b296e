import { DAY, HOUR, MINUTE } from '../../time';

/** How long a mailed link works, by what it is for; milliseconds, as every lifetime here. */
export const LINK_MS = {
  confirmation: DAY,
  magic_link: 15 * MINUTE,
  password_reset: HOUR,
} as const;
/** An invitation is a magic link that its receiver does not wait for. */
export const INVITATION_MS = 3 * DAY;
/** A session in a user's name, and so the link that opens it (design, ruling 10). */
export const IMPERSONATION_MS = 15 * MINUTE;
/** What a login, or the password once more, proves for an act that asks for it (design, ruling 22). */
export const PROOF_MS = 10 * MINUTE;
/** The signed address of a document's content. */
export const DOCUMENT_ADDRESS_MS = 5 * MINUTE;
