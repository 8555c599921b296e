import { LOGIN_STATUSES } from './domain/users/user-status.ts';
import type { QueryParams } from './first-queries.ts';

/* As in first-queries.ts, for pages of the administration. */

/** The conversations that the staff's list begins with: those with users that are not settled. */
const OPEN_CONVERSATIONS = {
  kind: 'staff',
  status: ['open'],
} satisfies QueryParams<'listAdminConversations'>;

/** The conversations that wait for an answer. */
export const TO_ANSWER = {
  unanswered: true,
} satisfies QueryParams<'listAdminConversations'>;

/**
 * The default filters of the staff's list. For a single user, all conversations are listed, settled or not.
 * Conversations assigned to a member of the staff may be of either kind. Those of negotiations are listed even after
 * they have ended with the negotiation, because they are read after that.
 */
export function openConversations(
  asked: Readonly<QueryParams<'listAdminConversations'>>,
): Readonly<QueryParams<'listAdminConversations'>> {
  const { kind, status } = OPEN_CONVERSATIONS;
  if (asked.user_id !== undefined) return { kind };
  if (asked.kind === 'negotiation') return { status: ['open', 'closed'] };
  return asked.assigned === 'me' ? { status } : { kind, status };
}

/**
 * What waits for our staff. The lists show what has waited longest first. Only the count of each answer matters, so one
 * row is requested.
 */
export const QUEUES = {
  identities: {
    status: [...LOGIN_STATUSES],
    identity_status: ['pending'],
    sort_by: 'identity_status',
    sort_direction: 'asc',
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  buyers: {
    status: [...LOGIN_STATUSES],
    user_buyer_status: ['pending'],
    sort_by: 'buyer_account_status',
    sort_direction: 'asc',
    per_page: 1,
  } satisfies QueryParams<'listAdminUsers'>,
  claims: {
    status: ['in_review'],
    seller_status: [...LOGIN_STATUSES],
    per_page: 1,
  } satisfies QueryParams<'listAdminClaims'>,
  conversations: { ...OPEN_CONVERSATIONS, ...TO_ANSWER, per_page: 1 },
  /** Flagged in a negotiation before names were disclosed, and not settled. */
  contactData: {
    kind: 'negotiation',
    has_contact_data: true,
    status: ['open', 'closed'],
    per_page: 1,
  } satisfies QueryParams<'listAdminConversations'>,
  transfers: {
    to_file_or_complete: true,
    per_page: 1,
  } satisfies QueryParams<'listAdminNegotiations'>,
  overdue: { overdue: true, per_page: 1 } satisfies QueryParams<'listAdminNegotiations'>,
  fees: {
    fee_outstanding: ['buyer', 'seller'],
    per_page: 1,
  } satisfies QueryParams<'listAdminNegotiations'>,
};
