import {
  CHANNELS,
  type ChannelAction,
  type ChannelName,
  type ChannelParams,
} from '@generated/cable';
import type { Caller } from '../calls/caller';
import { roleIn } from '../conversations/role-in';
import type { ExchangePorts } from '../ports/exchange-ports';
import { broadcastTyping } from '../ports/broadcast';
import { readIdentifier, readObject } from './identifier';

type Act<Name extends ChannelName> = (
  ports: Pick<ExchangePorts, 'db' | 'hub'>,
  caller: Caller,
  params: ChannelParams<Name>,
) => Promise<void>;

/** What happens when a client performs an action in a channel that it watches. A missing action does not compile. */
const ACTS: { [Name in ChannelName]: Record<ChannelAction<Name>, Act<Name>> } = {
  UserChannel: {},
  AdminChannel: {},
  MarketChannel: {},
  CaseChannel: {},
  ClaimChannel: {},
  ConversationChannel: {
    announce_typing: async ({ db, hub }, caller, { conversation_id }) => {
      // A message would be refused too.
      if (caller.kind === 'user' && caller.impersonator) return;
      const sender = await roleIn(db, caller, conversation_id);
      if (sender) broadcastTyping(hub, conversation_id, sender);
    },
  },
};

/** Performs a client's action; one that the contract does not know is ignored. */
export async function act(
  ports: Pick<ExchangePorts, 'db' | 'hub'>,
  caller: Caller,
  { identifier, data }: { identifier: string; data: unknown },
): Promise<void> {
  const named = readIdentifier(identifier);
  if (!named) return;
  const said = readObject(data);
  const actions: Record<string, { safeParse(data: unknown): { success: boolean } }> =
    CHANNELS[named.name].actions;
  const name = String(said['action']);
  if (!Object.hasOwn(actions, name) || !actions[name]?.safeParse(said).success) return;
  // The parameters and the action are of this channel; TypeScript cannot relate the three.
  const acts = ACTS[named.name] as Record<string, Act<ChannelName>>;
  await acts[name]?.(ports, caller, named.params);
}
