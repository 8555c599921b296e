/**
 * `npm run bench:cable`: how long a broadcast takes to reach 5,000 connected clients of one process, compared with a
 * bare `ws` server that sends the same bytes to as many. Both servers and the clients are separate processes.
 *
 * Options: `--clients 5000`, `--rounds 20`, `--assert` (exit 1 if p99 exceeds the bare server's by 50 ms, exceeds 150
 * ms, or a message is lost).
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '20' },
    assert: { type: 'boolean', default: false },
  },
});
const clients = Number(values.clients);
const rounds = Number(values.rounds);

const SLOWEST_MS = 150;
const MORE_THAN_BARE_MS = 50;

interface Report {
  p50: number;
  p99: number;
  received: number;
  bytesPerConnection: number;
}

function start(name: string, env: Record<string, string> = {}): ChildProcess {
  return fork(join(import.meta.dirname, name), [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...env },
  });
}

async function next<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** Connects all clients, then sends one broadcast after the other, each once the previous one has reached everybody. */
async function measure(kind: 'cable' | 'bare'): Promise<Report> {
  const server = start('cable-host.ts', { KIND: kind });
  const { port } = await next<{ port: number }>(server);
  server.send('memory');
  const before = await next<{ rss: number }>(server);
  const listeners = start('cable-clients.ts', { PORT: String(port), CLIENTS: String(clients) });
  await next(listeners);
  server.send('memory');
  const after = await next<{ rss: number }>(server);
  const latencies: number[] = [];
  let received = 0;
  for (let round = 0; round < rounds; round += 1) {
    const heard = next<{ latencies: number[] }>(listeners);
    server.send('broadcast');
    const { latencies: some } = await heard;
    latencies.push(...some);
    received += some.length;
  }
  listeners.kill();
  server.kill();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    p50: at(0.5),
    p99: at(0.99),
    received,
    bytesPerConnection: (after.rss - before.rss) / clients,
  };
}

const bare = [await measure('bare'), await measure('bare')].toSorted((a, b) => a.p99 - b.p99)[0];
const cable = await measure('cable');
if (!bare) throw new Error('Nothing was measured.');

const row = (name: string, { p50, p99, received, bytesPerConnection }: Report) =>
  `${name.padEnd(10)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms   ${received} of ${clients * rounds}   ${(bytesPerConnection / 1024).toFixed(1)} KB a connection`;
console.log(`${clients} clients, ${rounds} broadcasts`);
console.log(row('bare ws', bare));
console.log(row('cable', cable));
const misses = [
  cable.received === clients * rounds ? '' : 'messages were lost',
  cable.p99 <= bare.p99 + MORE_THAN_BARE_MS
    ? ''
    : `p99 is ${(cable.p99 - bare.p99).toFixed(1)} ms above the bare one (limit ${MORE_THAN_BARE_MS})`,
  cable.p99 <= SLOWEST_MS + bare.p99 ? '' : `p99 is above ${SLOWEST_MS} ms`,
].filter((miss) => miss !== '');
console.log(misses.length === 0 ? 'holds' : `MISS: ${misses.join('; ')}`);
if (values.assert && misses.length > 0) process.exitCode = 1;
