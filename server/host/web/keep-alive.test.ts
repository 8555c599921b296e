import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { DAY } from '@/domain/time';
import { drainOf } from '../shut-down';
import { listen } from './listen';

test('a connection outlives those of proxies, and ends at once with the process', async () => {
  // The server replaces both by faster ones, which the files after this one shall not meet; they come back by themselves.
  vi.stubGlobal('Request', Request);
  vi.stubGlobal('Response', Response);
  const environment = { host: '127.0.0.1', port: 0, trustProxy: false };
  const server = listen(environment, null, async () => new Response('[]'));
  // Nothing is cut off: it has ended by itself.
  const drain = drainOf(server, DAY);
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const seconds = /timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
  await drain();
  agent.destroy();
});
