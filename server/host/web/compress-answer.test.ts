import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressAnswer } from './compress-answer';

const claims = JSON.stringify(Array.from({ length: 50 }, (_, id) => ({ id, status: 'open' })));

interface Sent {
  accepts?: string;
  method?: string;
  body?: string | null;
  status?: number;
  headers?: Record<string, string>;
}

async function send({ accepts, method = 'GET', body = claims, status = 200, headers }: Sent = {}) {
  const request = new Request('https://claims.example.com/api/api/claims', {
    method,
    headers: accepts === undefined ? {} : { 'Accept-Encoding': accepts },
  });
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const own = headers ?? (body === null ? {} : type);
  const answer = await compressAnswer(request, new Response(body, { status, headers: own }));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe('an answer of some length', () => {
  test.each([
    { accepts: 'gzip, deflate, br, zstd', encoding: 'br', decode: brotliDecompressSync },
    { accepts: 'gzip', encoding: 'gzip', decode: gunzipSync },
    { accepts: 'br;q=0, *', encoding: 'gzip', decode: gunzipSync },
  ])('goes to "$accepts" as $encoding', async ({ accepts, encoding, decode }) => {
    const { answer, bytes } = await send({ accepts, status: 422 });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(bytes.length).toBeLessThan(claims.length / 4);
    expect(new TextDecoder().decode(decode(bytes))).toBe(claims);
  });

  test.each([undefined, 'identity', 'deflate', 'br;q=0, gzip;q=0'])(
    'goes as it is to who accepts %s',
    async (accepts) => {
      const { answer, bytes } = await send(accepts === undefined ? {} : { accepts });
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(new TextDecoder().decode(bytes)).toBe(claims);
    },
  );
});

test('a short answer goes as it is', async () => {
  const body = JSON.stringify({ email: 'staff@example.com' });
  const { answer, bytes } = await send({ accepts: 'br', body });
  expect(answer.headers.has('content-encoding')).toBe(false);
  expect(new TextDecoder().decode(bytes)).toBe(body);
});

test.each(['application/octet-stream', 'application/pdf', 'image/png'])(
  'a file of %s goes as it is',
  async (type) => {
    const { answer } = await send({ accepts: 'br', headers: { 'Content-Type': type } });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.headers.has('vary')).toBe(false);
  },
);

test('a list for a spreadsheet is compressed as well', async () => {
  const { answer } = await send({ accepts: 'br', headers: { 'Content-Type': 'text/csv' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('caches learn that it depends on what the client accepts, beside what they know already', async () => {
  const headers = { 'Content-Type': 'application/json', Vary: 'Origin' };
  for (const accepts of ['br', 'identity']) {
    const { answer } = await send({ accepts, headers });
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
  }
  const { answer } = await send({ accepts: 'br', status: 304, body: null });
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test('an answer without a body has none', async () => {
  const { answer, bytes } = await send({ accepts: 'br', status: 204, body: null });
  expect(answer.status).toBe(204);
  expect(bytes.length).toBe(0);
  const head = await send({ accepts: 'br', method: 'HEAD', body: '' });
  expect(head.answer.headers.has('content-encoding')).toBe(false);
});
