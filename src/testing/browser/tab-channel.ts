import { beforeEach, vi } from 'vitest';

/** The channels of all tabs, which are in one page here: what one says the others hear. */
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
 * Has the tabs of a test hear each other.
 * @returns how to close the channel that was opened first, as its tab does when it is closed.
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
