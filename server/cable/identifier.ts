import { CHANNELS, type ChannelName, type ChannelParams } from '@generated/cable';

/** The longest of the contract has less than 100 characters; each is sent back with every message. */
const LONGEST = 200;

/** The channel that an identifier of a client names, and its parameters; null where the contract knows no such. */
export function readIdentifier(
  identifier: string,
): { name: ChannelName; params: ChannelParams<ChannelName> } | null {
  if (identifier.length > LONGEST) return null;
  const { channel, ...given } = readObject(identifier);
  if (!isChannelName(channel)) return null;
  const params = CHANNELS[channel].params.safeParse(given);
  return params.success ? { name: channel, params: params.data } : null;
}

function isChannelName(name: unknown): name is ChannelName {
  return typeof name === 'string' && Object.hasOwn(CHANNELS, name);
}

/** What a text says as JSON; nothing where it is no object. */
export function readObject(text: unknown): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(String(text));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
