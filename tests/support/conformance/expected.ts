import type { Report } from '../../../scripts/conformance/report/report.ts';

/** What nobody can provoke from outside, whatever host the exchange runs in. */
const NEVER_PROVOKED = [
  // An answer shows administrators the name of a conversation's assignee, not the filter value that finds it.
  'lists: filter assigned',
  // An event names the one row that it is about, which may be a part of the record that finds it.
  'lists: filter case_id',
  'lists: filter claim_id',
  'lists: filter conversation_id',
  // A row of negotiations has the outstanding fees of both sides.
  'lists: filter fee_outstanding',
  // As for claims and conversations.
  'lists: filter negotiation_id',
  // The rows of offers say who made them, not with which role they were requested.
  'lists: filter role',
  // The same; also, a row of negotiations has a user as its buyer or as its seller.
  'lists: filter user_id',
  'lists: filter user_id',
  // Nobody has saved enough searches to fill several pages.
  'lists: pages neither overlap nor leave a gap',
  // The rows of negotiations show the amount of the latest offer, agreed on or not.
  'lists: sorted by agreed_amount, asc',
  'lists: sorted by agreed_amount, asc',
  'lists: sorted by agreed_amount, desc',
  'lists: sorted by agreed_amount, desc',
  // The guest has applied before the first step of the staff.
  // What is closed could not be opened again.
  'success: can be prepared',
  'transitions: BuyerAccountStatus: from none',
  // The guest submits before each step of the staff, and has proved the address from the start.
  'transitions: IdentityStatus: from not_submitted',
  'transitions: IdentityStatus: from resubmission_requested',
  'transitions: UserStatus: from pending',
  'transitions: from expired',
  'transitions: from sold',
  'transitions: from under_offer',
];

/** Statuses that no answer of a run has, besides those that only come from inside. */
const NEVER_SEEN = [
  'closeCase 200',
  'closeCase 409',
  'confirmEmail 429',
  'copyDocumentToMyClaim 429',
  'createConversation 429',
  'createFreshProof 429',
  'createMessage 429',
  'createMyClaim 429',
  // An exchange with a mail server has no mailbox.
  'listMailboxMessages 404',
  // A run uses one of the exchange's own names.
  'listMailboxMessages 421',
  'makeOffer 429',
  'registerUser 429',
  'requestPasswordReset 429',
  'resendConfirmation 429',
  'sendMagicLink 429',
  'signInAdmin 429',
  'signInUser 429',
  'updateCurrentUser 429',
  'uploadAdminDocument 429',
  'uploadClaimDocument 429',
  'uploadDocument 429',
  'uploadRedactedDocument 429',
];

export const EXPECTED = { failed: [], notProvoked: NEVER_PROVOKED, missing: NEVER_SEEN };

/**
 * The part of a report that is the same in every host.
 * @param without groups that the host cannot show.
 */
export function outcomeOf(report: Report, without: readonly string[] = []) {
  return {
    failed: report.failed.map(({ operation, group, name, messages, repeat }) => ({
      case: `${operation} ${group}: ${name}`,
      messages,
      repeat,
    })),
    notProvoked: report.notProvoked
      .filter(({ group }) => !without.includes(group))
      .map(({ group, name }) => `${group}: ${name}`)
      .toSorted(),
    missing: report.missing
      .filter(({ status }) => status < 500)
      .map(({ operation, status }) => `${operation} ${status}`)
      .toSorted(),
  };
}
