import { CHANNELS, type ChannelName, type ChannelParams } from '@generated/cable';

/** The contract's longest identifier has less than 100 characters; every message echoes it. */
const LONGEST = 200;

/** The channel that a client's identifier names, and its parameters; null if the contract has no such channel. */
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

/** A JSON text as an object; empty if it is not an object. */
export function readObject(text: unknown): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(String(text));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
