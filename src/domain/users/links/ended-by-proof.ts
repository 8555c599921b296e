import type { EndedByProof } from '@generated/model';

/** What somebody may have entered in an account before its address was confirmed, and what goes with them. */
export const ENTERED_BEFORE =
  'contact details and payment method, draft claims and documents, the application for a buyer account, messages with our staff, follows and saved searches';

const KEEP = 'use the link in our confirmation mail and your password instead.';

/** What a mail says of its link, and the page of that link before it is used; null where nothing ends. */
export const ENDED_BY_PROOF: Record<EndedByProof, string | null> = {
  nothing: null,
  access: `The address of your account is not confirmed yet. This link confirms it. Your present password and open sessions then end; everything else stays. To keep them, ${KEEP}`,
  everything: `Somebody signed up with this address and a password, but never confirmed it. This link confirms it, and what was set up before ends: the password and open sessions, ${ENTERED_BEFORE}. To keep them, ${KEEP}`,
};
