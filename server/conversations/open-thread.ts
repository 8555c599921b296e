import { eq } from 'drizzle-orm';
import { endsWithoutSale } from '@/domain/deals/negotiation-state';
import { conversationMemberRows, conversationRows, type NegotiationRow } from '../db/schema';
import { broadcastConversation } from '../ports/broadcast';
import type { Work } from '../unit-of-work/change';

/** Opens the conversation of a new negotiation, where its two sides write to each other. */
export async function openThread(
  work: Work,
  { id: negotiation_id, reference: subject, claim_id, buyer_id, seller_id }: NegotiationRow,
): Promise<void> {
  const last_message_at = work.now;
  const { id: conversation_id } = await work.insert(conversationRows, {
    kind: 'negotiation',
    subject,
    negotiation_id,
    claim_id,
    last_message_at,
  });
  await work.db.insert(conversationMemberRows).values([
    { conversation_id, user_id: buyer_id, role: 'buyer', last_message_at },
    { conversation_id, user_id: seller_id, role: 'seller', last_message_at },
  ]);
}

/** Closes the conversation of a negotiation that ended without a sale; it takes no more messages. */
export async function closeThread(work: Work, negotiation: NegotiationRow): Promise<void> {
  if (!endsWithoutSale(negotiation.status)) return;
  const [closed] = await work.db
    .update(conversationRows)
    .set({ status: 'closed' })
    .where(eq(conversationRows.negotiation_id, negotiation.id))
    .returning({ id: conversationRows.id });
  if (!closed) return;
  const memberIds = [negotiation.buyer_id, negotiation.seller_id];
  broadcastConversation(work, { id: closed.id, memberIds, type: 'conversation.updated' });
}
