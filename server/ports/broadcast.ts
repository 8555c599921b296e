import type { ChannelMessage, ChannelName } from '@generated/cable';
import type { MessageSender } from '@generated/model';
import type { Hub } from './hub';

/** The stream of a channel and its subject: subscriptions with different parameters may watch the same stream. */
export function streamOf(channel: ChannelName, of: number | null): string {
  return of === null ? channel : `${channel}:${of}`;
}

/** Tells those who watch a channel once the change is committed. */
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

/** A listed claim's status, price or offers have changed. */
export function broadcastClaim(work: Pick<Hub, 'publish'>, claim: ClaimIds) {
  broadcastTerms(work, claim.id);
  broadcastFigures(work, claim.case_id);
  broadcastUnseen(work, claim);
}

/** What the page of a case alone shows is something else. */
export function broadcastCasePage(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'CaseChannel', id, { type: 'case.updated', id });
}

/** What a case shows of its claims is something else. */
function broadcastFigures(work: Pick<Hub, 'publish'>, id: number) {
  broadcastCasePage(work, id);
  broadcast(work, 'MarketChannel', null, { type: 'market.updated' }, 'gathered');
}

/** Status, facts or guide of a case have changed. All sellers watch one stream for that: a case may have claims of thousands of them. */
export function broadcastCase(work: Pick<Hub, 'publish'>, id: number) {
  broadcastFigures(work, id);
  broadcast(work, 'MarketChannel', null, { type: 'cases.updated' });
}

/** Terms of a listed claim that only those who may bid can see have changed; no list of the market shows them. */
export function broadcastTerms(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'ClaimChannel', id, { type: 'claim.updated', id });
}

/** Something has changed in a claim that only its seller and the staff see. */
export function broadcastUnseen(work: Pick<Hub, 'publish'>, { id, user_id }: ClaimIds) {
  broadcast(work, 'UserChannel', user_id, { type: 'my_claims.updated', id });
  broadcast(work, 'AdminChannel', null, { type: 'claims.updated', id });
}

interface NegotiationIds {
  id: number;
  buyer_id: number;
  seller_id: number;
}

/** An offer or a stage of a negotiation has changed. */
export function broadcastNegotiation(
  work: Pick<Hub, 'publish'>,
  { id, buyer_id, seller_id }: NegotiationIds,
) {
  for (const side of [buyer_id, seller_id]) {
    broadcast(work, 'UserChannel', side, { type: 'my_negotiations.updated', id });
  }
  broadcast(work, 'AdminChannel', null, { type: 'negotiations.updated', id });
}

/** A user's profile, identity or buyer account has changed. */
export function broadcastUser(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'UserChannel', id, { type: 'user.updated' });
  broadcast(work, 'AdminChannel', null, { type: 'users.updated', id });
}

/** A message was written, or a conversation has changed in the participants' lists. */
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

/** A conversation has changed for the staff only: who of them answers it, or that it was marked for them. */
export function broadcastMarked(work: Pick<Hub, 'publish'>, id: number) {
  broadcast(work, 'AdminChannel', null, { type: 'staff_conversations.updated', id });
}

type ConversationHint = Exclude<ChannelMessage<'ConversationChannel'>['type'], 'typing'>;

/** The user was told something, or has read it. */
export function broadcastNotifications(work: Pick<Hub, 'publish'>, userId: number) {
  broadcast(work, 'UserChannel', userId, { type: 'notifications.updated' });
}

/** Somebody is typing. Nothing is committed, and later subscriptions do not hear of it. */
export function broadcastTyping(
  work: Pick<Hub, 'publish'>,
  conversationId: number,
  sender: MessageSender,
) {
  broadcast(work, 'ConversationChannel', conversationId, { type: 'typing', sender }, 'passing');
}
