import { eq } from 'drizzle-orm';
import { seemsToHoldContactData } from '@/domain/messages/contact-data';
import { broadcastMarked } from '../ports/broadcast';
import { conversationRows } from '../db/schema';
import type { Work } from '../unit-of-work/change';

/**
 * Marks the conversation of a negotiation for the staff where what an offer says seems to hold contact data. Whoever has looked at
 * it before has not seen this: it is assigned to nobody again.
 */
export async function markContactData(
  { db, publish, caller }: Work,
  negotiationId: number,
  texts: readonly (string | null | undefined)[],
): Promise<void> {
  const sender = caller.kind === 'user' ? caller.user : null;
  if (!texts.some((text) => text && seemsToHoldContactData(text, sender))) return;
  const [marked] = await db
    .update(conversationRows)
    .set({ has_contact_data: true, assigned_admin_id: null })
    .where(eq(conversationRows.negotiation_id, negotiationId))
    .returning({ id: conversationRows.id });
  if (!marked) throw new Error(`Negotiation ${negotiationId} has no conversation.`);
  broadcastMarked({ publish }, marked.id);
}
