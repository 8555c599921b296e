import type { EndedByProof } from '@generated/model';

/** What a person may have entered in an account before its address was confirmed, and what depends on that. */
export const ENTERED_BEFORE =
  'contact details and payment method, draft claims and documents, the application for a buyer account, messages with our staff, follows and saved searches';

const KEEP = 'use the link in our confirmation mail and your password instead.';

/** What a mail says about its link, and so does the link's page before it is used; null if nothing ends. */
export const ENDED_BY_PROOF: Record<EndedByProof, string | null> = {
  nothing: null,
  access: `The address of your account is not confirmed yet. This link confirms it. Your present password and open sessions then end; everything else stays. To keep them, ${KEEP}`,
  everything: `Somebody signed up with this address and a password, but never confirmed it. This link confirms it, and what was set up before ends: the password and open sessions, ${ENTERED_BEFORE}. To keep them, ${KEEP}`,
};
