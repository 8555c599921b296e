import { and, eq, inArray } from 'drizzle-orm';
import type { UserRow } from '../../calls/caller';
import { retireLinks } from '../../auth/one-time-links';
import { revokeUserSessions } from '../../auth/sessions';
import type { Database } from '../../db/database';
import {
  buyerAccountRows,
  claimRows,
  conversationRows,
  dismissedClaimRows,
  documentRows,
  followRows,
  messageRows,
  notificationRows,
  outboxEmailRows,
  savedSearchRows,
  userRows,
} from '../../db/schema';
import { documentStore } from '../../documents/document-store';
import { changesBetween } from '../../unit-of-work/audit';
import type { Work } from '../../unit-of-work/change';
import { NO_CONTACTS } from '../profile-changes';

/**
 * The values of a new account, for everything that leads people or money to the person who filled it in, and for what
 * the account is told.
 */
export const NOTHING_ENTERED = {
  ...NO_CONTACTS,
  message_notifications: true,
  claim_notifications: true,
  claim_case_follow_notifications: true,
  message_with_the_staff: true,
  payment_method: null,
  custom_payment_method: null,
} as const;

const NEVER_SIGNED_IN = { sign_in_count: 0, last_sign_in_at: null } as const;

/** Whether somebody was signed in to an account that nobody has ever confirmed or vouched for. */
export function isStrangers({ status, sign_in_count }: UserRow): boolean {
  return status === 'pending' && sign_in_count > 0;
}

/**
 * Ends password, sessions and links: somebody opened them before the address was proved, and nothing shows that it was
 * its owner. If somebody was signed in to an account that nobody has ever confirmed or vouched for, this also removes
 * what they left in it: they are either a stranger who wants the owner's money, or one who mistyped and must not be
 * read here.
 * @param user locked by the transaction.
 */
export async function endEarlierAccess(work: Work, user: UserRow): Promise<void> {
  await revokeUserSessions(work, user.id);
  await retireLinks(work, user.id, ['magic_link', 'password_reset']);
  const endsAll = isStrangers(user);
  const values = {
    password_hash: null,
    has_set_password: false,
    ...(endsAll && { ...NOTHING_ENTERED, ...NEVER_SIGNED_IN }),
  };
  await work.db.update(userRows).set(values).where(eq(userRows.id, user.id));
  const removed = endsAll ? await removeEntered(work.db, user.id) : {};
  const { password_hash: _, ...visible } = values;
  const changes = { ...changesBetween(user, visible), ...removed };
  await work.audit('user.earlier_access_ended', user.id, changes);
}

/** What a person chose or was told, and nothing else depends on. */
const OWN_ROWS = [followRows, dismissedClaimRows, savedSearchRows, notificationRows] as const;

/**
 * Removes what was entered. In an account that was never confirmed, claims are drafts or were withdrawn as drafts, the
 * application is a draft, no submission contains the documents, and conversations are only with our staff.
 * @returns how much there was, for the audit.
 */
export async function removeEntered(tx: Database, userId: number) {
  const conversations = await removeConversations(tx, userId);
  const claims = await tx
    .select({ id: claimRows.id })
    .from(claimRows)
    .where(and(eq(claimRows.user_id, userId), inArray(claimRows.status, ['draft', 'withdrawn'])))
    .for('update');
  const documents = await tx
    .select({ id: documentRows.id })
    .from(documentRows)
    .where(eq(documentRows.user_id, userId));
  for (const { id } of documents) await documentStore.remove(tx, id);
  await tx.delete(documentRows).where(eq(documentRows.user_id, userId));
  await tx.delete(buyerAccountRows).where(eq(buyerAccountRows.user_id, userId));
  for (const rows of OWN_ROWS) await tx.delete(rows).where(eq(rows.user_id, userId));
  const ids = claims.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(claimRows).where(inArray(claimRows.id, ids));
  return {
    ...(claims.length > 0 && { drafts: [claims.length, 0] as [number, number] }),
    ...(documents.length > 0 && { documents: [documents.length, 0] as [number, number] }),
    ...(conversations > 0 && { conversations: [conversations, 0] as [number, number] }),
  };
}

/** @returns how many there were. */
async function removeConversations(tx: Database, userId: number): Promise<number> {
  const found = await tx
    .select({ id: conversationRows.id })
    .from(conversationRows)
    .where(eq(conversationRows.user_id, userId))
    .for('update');
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // Mails about them, sent or not, have nothing left to refer to.
  await tx.delete(outboxEmailRows).where(inArray(outboxEmailRows.conversation_id, ids));
  await tx.delete(messageRows).where(inArray(messageRows.conversation_id, ids));
  await tx.delete(conversationRows).where(inArray(conversationRows.id, ids));
  return ids.length;
}
