import { CHANNELS, type ChannelName, type ChannelParams } from '@generated/cable';

/** The longest of the contract has less than 100 characters; each is sent back with every message. */
const LONGEST = 200;

/** The channel that an identifier of a client names, and its parameters; null where the contract knows no such. */
export function readIdentifier(
  identifier: string,
): { name: ChannelName; params: ChannelParams<ChannelName> } | null {
  if (identifier.length > LONGEST) return null;
  const { channel, ...given } = readObject(identifier);
  if (typeof channel !== 'string' || !Object.hasOwn(CHANNELS, channel)) return null;
  const name = channel as ChannelName;
  const params = CHANNELS[name].params.safeParse(given);
  return params.success ? { name, params: params.data } : null;
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
