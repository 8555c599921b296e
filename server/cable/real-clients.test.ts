import { createCable as createAnyCable } from '@anycable/core';
import { adapters, createConsumer } from '@rails/actioncable';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { testCable } from '../testing/cable-client';
import { dealSteps } from '../testing/deal-steps';
import { testExchange } from '../testing/exchange-client';

const exchange = testExchange();
const steps = dealSteps(exchange);
const live = testCable(exchange);

describe('real clients', () => {
  test('of Rails subscribe and hear', async () => {
    const { seller, buyer, claim } = await steps.parties();
    adapters.WebSocket = WebSocket as unknown as typeof globalThis.WebSocket;
    const events: string[] = [];
    // The library looks at the page it runs in.
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    const consumer = createConsumer(live.url);
    consumer.addSubProtocol(`bearer.${seller.token}`);
    try {
      const said = new Promise<object>((resolve) => {
        consumer.subscriptions.create('UserChannel', {
          connected: () => {
            events.push('connected');
            void steps.offer(buyer.token, claim.id);
          },
          received: (message: object) => resolve(message),
        });
      });
      expect(await said).toMatchObject({ type: 'my_negotiations.updated' });
      expect(events).toEqual(['connected']);
    } finally {
      consumer.disconnect();
      vi.unstubAllGlobals();
    }
  });

  test('of AnyCable subscribe and hear', async () => {
    const { seller, buyer, claim } = await steps.parties();
    const cable = createAnyCable(live.url, {
      websocketImplementation: class extends WebSocket {
        constructor(url: string, protocols: string | string[]) {
          super(url, [protocols, `bearer.${seller.token}`].flat());
        }
      },
      logLevel: 'error',
    });
    const channel = cable.subscribeTo('UserChannel');
    const said = new Promise((resolve) => channel.on('message', resolve));
    await channel.ensureSubscribed();
    await steps.offer(buyer.token, claim.id);
    expect(await said).toMatchObject({ type: 'my_negotiations.updated' });
    cable.disconnect();
  });
});
