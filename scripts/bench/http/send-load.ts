/**
 * Sends requests from a process of its own: a fixed number of connections, each of which sends the next request as soon
 * as it has its answer.
 */
import { Agent, get } from 'node:http';

const CONNECTIONS = 16;

export interface LoadOrder {
  url: string;
  headers: Record<string, string>;
  ms: number;
}

export interface LoadResult {
  answered: number;
  /** Seconds until the last answer. */
  seconds: number;
  /** How many were answered with a status other than 200. */
  failed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

process.on('message', (order: LoadOrder) => {
  send(order).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function send({ url, headers, ms }: LoadOrder): Promise<LoadResult> {
  let answered = 0;
  let failed = 0;
  const start = performance.now();
  const connection = async () => {
    while (performance.now() < start + ms) {
      if ((await statusOf(url, headers)) !== 200) failed += 1;
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return { answered, seconds: (performance.now() - start) / 1000, failed };
}

/** Resolves once the whole answer has arrived. */
async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  return await new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    }).on('error', reject);
  });
}
