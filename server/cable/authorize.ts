import { and, eq, isNotNull } from 'drizzle-orm';
import { CHANNELS, type ChannelName, type ChannelParams } from '@generated/cable';
import type { Caller } from '../auth/caller';
import type { Database } from '../db/database';
import { claimRows, negotiationRows } from '../db/schema';
import { isPartyOf } from '../deals/lock-deal';
import { findCaseId } from '../operations/find-case';
import { streamOf } from './broadcast';

type Authorize<Name extends ChannelName> = (
  db: Database,
  caller: Caller,
  params: ChannelParams<Name>,
) => Promise<number | null | 'rejected'>;

/** Of each channel what a subscription watches, or that the caller may not: one that is missing does not compile. */
const WATCHED: { [Name in ChannelName]: Authorize<Name> } = {
  UserChannel: (_db, caller) =>
    Promise.resolve(caller.kind === 'user' ? caller.user.id : 'rejected'),
  AdminChannel: (_db, caller) => Promise.resolve(caller.kind === 'admin' ? null : 'rejected'),
  CaseChannel: async (db, _caller, params) => (await findCaseId(db, params.case)) ?? 'rejected',
  ClaimChannel: async (db, _caller, { claim_id }) => {
    const listed = and(eq(claimRows.id, claim_id), isNotNull(claimRows.listed_at));
    return (await db.$count(claimRows, listed)) > 0 ? claim_id : 'rejected';
  },
  NegotiationChannel: async (db, caller, { negotiation_id }) => {
    if (caller.kind === 'visitor') return 'rejected';
    const own = caller.kind === 'user' ? isPartyOf(caller.user.id) : undefined;
    const which = and(eq(negotiationRows.id, negotiation_id), own);
    return (await db.$count(negotiationRows, which)) > 0 ? negotiation_id : 'rejected';
  },
};

/** The stream that a subscription of the caller watches; null where it names none, or none that the caller may watch. */
export async function authorize(
  db: Database,
  caller: Caller,
  identifier: string,
): Promise<string | null> {
  const { channel, ...given } = readIdentifier(identifier);
  if (typeof channel !== 'string' || !Object.hasOwn(CHANNELS, channel)) return null;
  const name = channel as ChannelName;
  const params = CHANNELS[name].params.safeParse(given);
  if (!params.success) return null;
  // The parameters were parsed by the schema of this channel; TypeScript cannot relate the two.
  const watched = await (WATCHED[name] as Authorize<ChannelName>)(db, caller, params.data);
  return watched === 'rejected' ? null : streamOf(name, watched);
}

function readIdentifier(identifier: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(identifier);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
