import { and, eq } from 'drizzle-orm';
import type { ChannelName, ChannelParams } from '@generated/cable';
import type { Caller } from '../calls/caller';
import { isPublic } from '../claims/listed-claim';
import type { Database } from '../db/database';
import { roleIn } from '../conversations/role-in';
import { claimRows } from '../db/schema';
import { findCaseId } from '../cases/find-case';
import { streamOf } from '../ports/broadcast';
import { readIdentifier } from './identifier';

type Authorize<Name extends ChannelName> = (
  db: Database,
  caller: Caller,
  params: ChannelParams<Name>,
) => Promise<number | null | 'rejected'>;

/**
 * For each channel, what a subscription watches, or that the caller may not watch it. A missing channel does not
 * compile.
 */
const WATCHED: { [Name in ChannelName]: Authorize<Name> } = {
  UserChannel: (_db, caller) =>
    Promise.resolve(caller.kind === 'user' ? caller.user.id : 'rejected'),
  AdminChannel: (_db, caller) => Promise.resolve(caller.kind === 'admin' ? null : 'rejected'),
  MarketChannel: () => Promise.resolve(null),
  CaseChannel: async (db, _caller, params) => (await findCaseId(db, params.case)) ?? 'rejected',
  ClaimChannel: async (db, _caller, { claim_id }) => {
    const listed = and(eq(claimRows.id, claim_id), isPublic);
    return (await db.$count(claimRows, listed)) > 0 ? claim_id : 'rejected';
  },
  ConversationChannel: async (db, caller, { conversation_id }) =>
    (await roleIn(db, caller, conversation_id)) ? conversation_id : 'rejected',
};

/** The stream that a subscription of the caller watches; null if it names none, or none that the caller may watch. */
export async function authorize(
  db: Database,
  caller: Caller,
  identifier: string,
): Promise<string | null> {
  const named = readIdentifier(identifier);
  if (!named) return null;
  // The parameters were parsed by the schema of this channel; TypeScript cannot relate the two.
  const watched = await (WATCHED[named.name] as Authorize<ChannelName>)(db, caller, named.params);
  return watched === 'rejected' ? null : streamOf(named.name, watched);
}
