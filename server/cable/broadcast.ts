import type { ChannelMessage, ChannelName } from '@generated/cable';
import type { Work } from '../unit-of-work/change';

/** What a channel is about, as a stream: subscriptions with different parameters may watch the same. */
export function streamOf(channel: ChannelName, of: number | null): string {
  return of === null ? channel : `${channel}:${of}`;
}

/** Tells those who watch a channel, once the change is committed. */
function broadcast<Name extends ChannelName>(
  { publish }: Pick<Work, 'publish'>,
  channel: Name,
  of: number | null,
  message: ChannelMessage<Name>,
): void {
  publish({ type: 'broadcast', stream: streamOf(channel, of), message });
}

interface ClaimIds {
  id: number;
  case_id: number;
  user_id: number;
}

/** A listed claim has another state or price, or other offers stand. */
export function broadcastClaim(work: Pick<Work, 'publish'>, { id, case_id, user_id }: ClaimIds) {
  broadcast(work, 'ClaimChannel', id, { type: 'claim.updated', id });
  broadcast(work, 'CaseChannel', case_id, { type: 'case.updated', id: case_id });
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
  work: Pick<Work, 'publish'>,
  { id, buyer_id, seller_id }: NegotiationIds,
) {
  broadcast(work, 'NegotiationChannel', id, { type: 'negotiation.updated', id });
  for (const side of [buyer_id, seller_id]) {
    broadcast(work, 'UserChannel', side, { type: 'deals.updated', id });
  }
  broadcast(work, 'AdminChannel', null, { type: 'negotiations.updated', id });
}

/** Profile, identity or buyer account of a user are other ones. */
export function broadcastUser(work: Pick<Work, 'publish'>, id: number) {
  broadcast(work, 'UserChannel', id, { type: 'user.updated' });
  broadcast(work, 'AdminChannel', null, { type: 'users.updated', id });
}
