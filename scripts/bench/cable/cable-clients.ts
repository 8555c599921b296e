/** The clients of `bench-cable.ts`: they subscribe, and report how long each broadcast took to reach each of them. */
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';

const port = Number(process.env['PORT']);
const count = Number(process.env['CLIENTS']);
const identifier = JSON.stringify({ channel: 'ClaimChannel', claim_id: 1 });
const AT_ONCE = 100;

/** The clock that both processes share. */
const now = () => performance.timeOrigin + performance.now();

let latencies: number[] = [];

function heard(at: number): void {
  latencies.push(now() - at);
  if (latencies.length < count) return;
  process.send?.({ latencies });
  latencies = [];
}

async function connect(): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/cable`, ['actioncable-v1-json'], {
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const said = JSON.parse(data.toString()) as {
        type?: string;
        message?: { at: number };
      };
      if (said.type === 'welcome')
        socket.send(JSON.stringify({ command: 'subscribe', identifier }));
      else if (said.type === 'confirm_subscription') resolve();
      else if (said.type === 'reject_subscription') reject(new Error('The claim is not there.'));
      else if (typeof said.message === 'object') heard(said.message.at);
    });
  });
}

for (let opened = 0; opened < count; opened += AT_ONCE) {
  const some = Math.min(AT_ONCE, count - opened);
  await Promise.all(Array.from({ length: some }, connect));
}
process.send?.({ connected: count });
