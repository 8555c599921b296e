/**
 * `npm run bench:costly`: how long each costly request keeps the event loop of the built exchange busy, from reading to
 * refusing or answering it, and how long the search for contact data in such a message takes. Prints the results; `--
 * --runs 9` sets how often each is sent (9).
 */
import { parseArgs } from 'node:util';
import { seemsToHoldContactData } from '../../src/domain/messages/contact-data.ts';
import {
  costlyMessages,
  type CostlyRequest,
  costlyRequests,
} from '../../tests/support/contract/costly-requests.ts';
import { startExchange } from '../../tests/support/start-exchange.ts';

const MOST_MS = 20;
const WARM_UP = 3;

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const SENDER = { first_name: 'Sofia', last_name: 'Marchetti', company: 'Marchetti Holdings' };
const runs = Number(options.runs);

const exchange = await startExchange();
try {
  const authorization = await signIn();
  console.log(`${'median of busy ms'.padStart(58)}   worst  status   answer`);
  for (const request of costlyRequests) print(request, await measure(request, authorization));
  for (const [name, text] of Object.entries(costlyMessages)) printMessage(name, text);
} finally {
  await exchange.stop();
}

interface Figures {
  median: number;
  worst: number;
  status: number;
  bytes: number;
}

async function measure(request: CostlyRequest, authorization: string): Promise<Figures> {
  const { method, path, caller, contentType, body } = request;
  const headers = {
    ...(contentType && { 'Content-Type': contentType }),
    ...(caller === 'user' && { Authorization: authorization }),
  };
  const busy: number[] = [];
  let last = { status: 0, bytes: 0 };
  // The first runs warm up.
  for (let run = -WARM_UP; run < runs; run += 1) {
    const before = await exchange.busyMs();
    const response = await fetch(`${exchange.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    last = { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    if (run >= 0) busy.push((await exchange.busyMs()) - before);
  }
  busy.sort((a, b) => a - b);
  return { median: busy[Math.floor(runs / 2)] ?? 0, worst: busy.at(-1) ?? 0, ...last };
}

function print({ name }: CostlyRequest, { median, worst, status, bytes }: Figures): void {
  const figures = [median.toFixed(1), worst.toFixed(1), `${status}`, `${bytes} B`];
  const verdict = median < MOST_MS ? 'PASS' : 'MISS';
  console.log(`${name.padEnd(50)}${figures.map((text) => text.padStart(8)).join('')}  ${verdict}`);
}

/** Every message of a negotiation is searched before it is written. */
function printMessage(name: string, text: string): void {
  const started = performance.now();
  for (let run = 0; run < runs; run += 1) seemsToHoldContactData(text, SENDER);
  const mean = (performance.now() - started) / runs;
  const verdict = mean < MOST_MS ? 'PASS' : 'MISS';
  console.log(`${`a message of ${name}`.padEnd(50)}${mean.toFixed(1).padStart(8)}  ${verdict}`);
}

async function signIn(): Promise<string> {
  const response = await fetch(`${exchange.url}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user: { email: 'seller@example.com', password: 'claims-exchange-demo' },
    }),
  });
  return response.headers.get('authorization') ?? '';
}
