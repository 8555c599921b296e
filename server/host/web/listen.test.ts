import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ServerType } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { selfSigned } from '../../../tests/support/self-signed';
import { readTlsPair, type TlsPair } from '../secrets/tls-pair';
import { drainOf } from '../shut-down';
import { compressAnswer } from './compress-answer';
import { listen } from './listen';

let folder: string;
let files: { certFile: string; keyFile: string };
let pair: TlsPair;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listen-'));
  files = await selfSigned(folder);
  pair = await readTlsPair(files);
});
afterAll(() => rm(folder, { recursive: true }));

const claims = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id })));
const environment = { host: '127.0.0.1', port: 0, trustProxy: false };

let server: ServerType;
let drain: () => Promise<void>;
let origin: string;
let session: ClientHttp2Session;
/** Ends the answer of `/slow`. */
let finish: () => void;
beforeEach(async () => {
  // The server replaces both by faster ones, which the files after this one shall not meet; they come back by themselves.
  vi.stubGlobal('Request', Request);
  vi.stubGlobal('Response', Response);
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server = listen(environment, pair, async (request, address) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/slow') await finished;
    const body = request.method === 'POST' ? await request.text() : claims;
    const headers = { 'Content-Type': 'application/json', 'X-Address': address };
    return await compressAnswer(request, new Response(body, { headers }));
  });
  drain = drainOf(server, 200);
  await once(server, 'listening');
  // It listens on a port of TCP, so that its address is no text.
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  session = connect(origin, { ca: pair.cert });
});
afterEach(async () => {
  finish();
  session.destroy();
  if (server.listening) await drain();
});

async function ask(headers: Record<string, string>, body?: string) {
  const stream = session.request(headers);
  stream.end(body);
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { headers: answer, body: Buffer.concat(chunks) };
}

describe('with a certificate', () => {
  test('several requests of a browser share one connection of HTTP/2', async () => {
    const answers = await Promise.all([
      ask({ ':path': '/claims' }),
      ask({ ':path': '/claims', 'accept-encoding': 'br' }),
      ask({ ':path': '/claims', ':method': 'POST' }, 'sent'),
    ]);
    expect(session.alpnProtocol).toBe('h2');
    expect(answers.map(({ headers }) => headers[':status'])).toEqual([200, 200, 200]);
    expect(answers.map(({ headers }) => headers['x-address'])).toEqual(
      Array.from({ length: 3 }, () => '127.0.0.1'),
    );
    const [whole, compressed, sent] = answers;
    expect(whole?.body.toString()).toBe(claims);
    expect(compressed?.headers['content-encoding']).toBe('br');
    expect(sent?.body.toString()).toBe('sent');
  });

  test('who speaks HTTP/1 only is answered as well', async () => {
    const request = get(`${origin}/claims`, { ca: pair.cert, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.httpVersion).toBe('1.1');
    expect(await text(response)).toBe(claims);
  });
});

describe('a shut-down', () => {
  test('lets an answer under way finish, and then lets go of the connection', async () => {
    const answer = ask({ ':path': '/slow' });
    await ask({ ':path': '/claims' });
    const goneAway = once(session, 'goaway');
    const closed = once(session, 'close');
    const drained = drain();
    await goneAway;
    finish();
    expect((await answer).body.toString()).toBe(claims);
    await Promise.all([drained, closed]);
  });

  test('does not wait longer than it has patience', async () => {
    const unanswered = session.request({ ':path': '/slow' });
    let wasAnswered = false;
    unanswered.on('response', () => {
      wasAnswered = true;
    });
    await ask({ ':path': '/claims' });
    await Promise.all([drain(), once(unanswered, 'close')]);
    expect(wasAnswered).toBe(false);
  });

  test('does not wait for a client that has nothing under way', async () => {
    await ask({ ':path': '/claims' });
    drain = drainOf(server, 3_600_000);
    await Promise.all([drain(), once(session, 'close')]);
    expect(server.listening).toBe(false);
  });
});

describe('a certificate', () => {
  test.each([
    { variable: 'TLS_CERT_FILE', wrong: { certFile: '/nowhere/cert.pem' } },
    { variable: 'TLS_KEY_FILE', wrong: { keyFile: '/nowhere/key.pem' } },
  ])('that cannot be read is named: $variable', async ({ variable, wrong }) => {
    await expect(readTlsPair({ ...files, ...wrong })).rejects.toThrow(
      new RegExp(`^${variable}: /nowhere/\\w+\\.pem cannot be read \\(ENOENT\\)$`),
    );
  });

  test('of another key is refused, as is what is none', async () => {
    const other = await mkdtemp(join(folder, 'other-'));
    const { keyFile } = await selfSigned(other);
    const refusal = /^TLS_CERT_FILE and TLS_KEY_FILE: must be a certificate and its private key/;
    await expect(readTlsPair({ ...files, keyFile })).rejects.toThrow(refusal);
    const none = join(other, 'none.pem');
    await writeFile(none, 'none');
    await expect(readTlsPair({ ...files, certFile: none })).rejects.toThrow(refusal);
  });
});
