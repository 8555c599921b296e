import { eq } from 'drizzle-orm';
import { seemsToHoldContactData, type Sender } from '@/domain/messages/contact-data';
import type { UserRow } from '../calls/caller';
import { markedNow } from '../conversations/contact-data-mark';
import type { Database } from '../db/database';
import { conversationRows, type NegotiationRow } from '../db/schema';
import { broadcastMarked } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';
import { legalNameOf } from './assignment/assignments';
import { sideOf } from './lock-deal';

/** Marks the conversation of a negotiation for the staff if the texts of an offer seem to hold contact data. */
export async function markContactData(
  { db, now, publish, caller }: Work,
  negotiation: NegotiationRow,
  texts: readonly (string | null | undefined)[],
): Promise<void> {
  const said = texts.filter((text) => typeof text === 'string');
  if (said.length === 0) return;
  const sender = caller.kind === 'user' ? await senderIn(db, negotiation, caller.user) : null;
  if (!said.some((text) => seemsToHoldContactData(text, sender))) return;
  const [marked] = await db
    .update(conversationRows)
    .set({ contact_data_marked_at: markedNow({ now }) })
    .where(eq(conversationRows.negotiation_id, negotiation.id))
    .returning({ id: conversationRows.id });
  if (!marked) throw new Error(`Negotiation ${negotiation.id} has no conversation.`);
  broadcastMarked({ publish }, marked.id);
}

/** The sender in a negotiation, with all names that the agreement between the sides would reveal. */
export async function senderIn(
  db: Database,
  negotiation: NegotiationRow,
  user: UserRow,
): Promise<Sender> {
  const side = sideOf(negotiation, user.id);
  const legal_name = await legalNameOf(db, { negotiation, assignment: undefined }, side);
  return { ...user, legal_name };
}
