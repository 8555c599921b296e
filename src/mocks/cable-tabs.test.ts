import { expect, onTestFinished, test, vi } from 'vitest';
import { type Cable, createCable, PING_EVERY_MS } from '../../server/cable/cable';
import type { ExchangePorts } from '../../server/ports/exchange-ports';
import { createHub } from '../../server/ports/hub';
import { mockTabChannels } from '@/testing/browser/tab-channel';
import { shareCable } from './cable-tabs';

mockTabChannels();

/** Two tabs: the first has the exchange and is hidden, so that its own clock stands still; a page of the second connects. */
async function openTabs() {
  const quiet = () => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const ports: Partial<ExchangePorts> = { hub: createHub(log), log };
  // For a visitor who watches nothing the cable needs nothing else.
  const cable = createCable(ports as ExchangePorts);
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    cable.close();
  });
  shareCable().serve(cable);
  const heard: string[] = [];
  const page = {
    send: (text: string) => void heard.push((JSON.parse(text) as { type: string }).type),
    close: vi.fn<() => void>(),
  };
  shareCable().connect(page, null);
  await vi.advanceTimersByTimeAsync(0);
  return { cable, page, heard };
}

test('a page hears that it is connected from its own tab, however slow the tab with the exchange is', async () => {
  const { heard } = await openTabs();
  expect(heard).toEqual(['welcome']);
  await vi.advanceTimersByTimeAsync(2 * PING_EVERY_MS);
  expect(heard).toEqual(['welcome', 'ping', 'ping']);
});

test('a page that no exchange has answered hears nothing, and so gives up and comes again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn<(text: string) => void>();
  shareCable().connect({ send, close: () => undefined }, null);
  await vi.advanceTimersByTimeAsync(2 * PING_EVERY_MS);
  expect(send).not.toHaveBeenCalled();
});

test('a page whose connection fails hears that it is closed, and so comes again', async () => {
  const connect = vi.fn<Cable['connect']>().mockRejectedValue(new Error('The database is away.'));
  shareCable().serve({ connect, size: 0, close: () => undefined });
  const close = vi.fn<() => void>();
  const { say, leave } = shareCable().connect({ send: () => undefined, close }, null);
  say('It subscribes meanwhile.');
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  leave();
});

test('the exchange drops the connection of a page that is left, and the page itself, should it be shown again', async () => {
  const { cable, page, heard } = await openTabs();
  expect(cable.size).toBe(1);
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(PING_EVERY_MS);
  expect(cable.size).toBe(0);
  expect(page.close).toHaveBeenCalledOnce();
  expect(heard).toEqual(['welcome']);
});
