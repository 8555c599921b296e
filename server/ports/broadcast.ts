import type { ChannelMessage, ChannelName } from '@generated/cable';
import type { MessageSender } from '@generated/model';
import type { Hub } from './hub';

/** What a channel is about, as a stream: subscriptions with different parameters may watch the same. */
export function streamOf(channel: ChannelName, of: number | null): string {
  return of === null ? channel : `${channel}:${of}`;
}

/** Tells those who watch a channel, once the change is committed. */
function broadcast<Name extends ChannelName>(
  { publish }: Pick<Hub, 'publish'>,
  channel: Name,
  of: number | null,
  message: ChannelMessage<Name>,
  kind?: 'passing' | 'gathered',
): void {
  publish({ type: 'broadcast', stream: streamOf(channel, of), message, ...(kind && { kind }) });
}

interface ClaimIds {
  id: number;
  case_id: number;
  user_id: number;
}

/** A listed claim has another state or price, or other offers stand. */
export function broadcastClaim(work: Pick<Hub, 'publish'>, claim: ClaimIds) {
  broadcastTerms(work, claim.id);
  broadcast(work, 'CaseChannel', claim.case_id, { type: 'case.updated', id: claim.case_id });
  broadcast(work, 'MarketChannel', null, { type: 'market.updated' }, 'gathered');
  broadcastUnseen(work, claim);
}

/** Terms of a listed claim that only those who may bid see are other ones: no list of the market shows them. */
export function broadcastTerms(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'ClaimChannel', id, { type: 'claim.updated', id });
}

/** Something is different in a claim that its seller and the staff see alone. */
export function broadcastUnseen(work: Pick<Hub, 'publish'>, { id, user_id }: ClaimIds) {
  broadcast(work, 'UserChannel', user_id, { type: 'my_claims.updated', id });
  broadcast(work, 'AdminChannel', null, { type: 'claims.updated', id });
}

interface NegotiationIds {
  id: number;
  buyer_id: number;
  seller_id: number;
}

/** An offer or a stage of a negotiation is another one. */
export function broadcastNegotiation(
  work: Pick<Hub, 'publish'>,
  { id, buyer_id, seller_id }: NegotiationIds,
) {
  for (const side of [buyer_id, seller_id]) {
    broadcast(work, 'UserChannel', side, { type: 'my_negotiations.updated', id });
  }
  broadcast(work, 'AdminChannel', null, { type: 'negotiations.updated', id });
}

/** Profile, identity or buyer account of a user are other ones. */
export function broadcastUser(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'UserChannel', id, { type: 'user.updated' });
  broadcast(work, 'AdminChannel', null, { type: 'users.updated', id });
}

/** A message was written, or a conversation is another one in the lists of those who take part. */
export function broadcastConversation(
  work: Pick<Hub, 'publish'>,
  { id, memberIds, type }: { id: number; memberIds: readonly number[]; type: ConversationHint },
) {
  broadcast(work, 'ConversationChannel', id, { type, id });
  for (const member of memberIds) {
    broadcast(work, 'UserChannel', member, { type: 'conversations.updated', id });
  }
  broadcastMarked(work, id);
}

/** A conversation is another one to the staff alone: who of them answers it, or that it was marked for them. */
export function broadcastMarked(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'AdminChannel', null, { type: 'staff_conversations.updated', id });
}

type ConversationHint = Exclude<ChannelMessage<'ConversationChannel'>['type'], 'typing'>;

/** The user was told of something, or has read it. */
export function broadcastNotifications(work: Pick<Hub, 'publish'>, userId: number) {
  broadcast(work, 'UserChannel', userId, { type: 'notifications.updated' });
}

/** Somebody writes; nothing is committed, and a later subscription does not hear of it. */
export function broadcastTyping(
  work: Pick<Hub, 'publish'>,
  conversationId: number,
  sender: MessageSender,
) {
  broadcast(work, 'ConversationChannel', conversationId, { type: 'typing', sender }, 'passing');
}
