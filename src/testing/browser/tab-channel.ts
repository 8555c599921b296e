import { beforeEach, vi } from 'vitest';

/** The channels of all tabs, which share one page here. Each hears what the others post. */
const channels = new Set<EventTarget>();

class TabChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const each of channels) {
      if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/**
 * Lets the tabs of a test hear each other.
 * @returns a function that closes the channel opened first, as if its tab were closed.
 */
export function mockTabChannels(): () => void {
  beforeEach(() => {
    channels.clear();
    vi.stubGlobal('BroadcastChannel', TabChannel);
  });
  return () => {
    const [first] = channels;
    if (first) channels.delete(first);
  };
}
