import { expect, test, vi } from 'vitest';
import type { Exchange } from '../../app';
import { drawnRows, type DrawRows } from './drawn-rows';

const VISIT = {
  address: '/marketplace?page=2',
  session: null,
  kept: {},
  screen: { width: 390, height: 844 },
  timeZone: 'Europe/Berlin',
};

function host(drawRows: DrawRows) {
  const fetch = vi.fn<Exchange['fetch']>(() => Promise.resolve(Response.json({ rows: [] })));
  const error = vi.fn<(event: string, fields?: object) => void>();
  const log = { info: () => undefined, warn: () => undefined, error };
  const { respond, warmUp } = drawnRows({ exchange: { fetch }, apiRoot: '/api', drawRows, log });
  const post = async (body: unknown, from = '192.0.2.7') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': `${text.length}` };
    const init = { method: 'POST', body: text, headers };
    return await respond(new Request('https://claims.example.com/drawn', init), from);
  };
  return { respond, post, warmUp, fetch, error };
}

test('a page is drawn with what the exchange answers to its visitor, and nobody keeps it', async () => {
  const { post, fetch } = host(async ({ address }, ask) => {
    const answer = await ask('/api/cases?page=2', 'a-token');
    return { address, answer: await answer.json() };
  });
  const response = await post(VISIT);
  expect(await response.json()).toEqual({ address: VISIT.address, answer: { rows: [] } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [request, facts] = fetch.mock.calls[0] ?? [];
  expect(request?.url).toBe('http://host.invalid/api/api/cases?page=2');
  expect(request?.headers.get('authorization')).toBe('Bearer a-token');
  expect(facts).toEqual({ address: '192.0.2.7' });
});

test('a time zone has one name, however it is written', async () => {
  const zones: string[] = [];
  const { post } = host(({ timeZone }) => {
    zones.push(timeZone);
    return Promise.resolve(null);
  });
  for (const timeZone of ['America/New_York', 'aMERICA/new_yORK'])
    await post({ ...VISIT, timeZone });
  expect(zones).toEqual(['America/New_York', 'America/New_York']);
});

test('nothing drawn is an answer without a body', async () => {
  const { post, error } = host(() => Promise.resolve(null));
  expect((await post(VISIT)).status).toBe(204);
  expect(error).not.toHaveBeenCalled();
});

test('a page that cannot be drawn is told to the log, and comes a little later', async () => {
  const { post, error } = host(() => Promise.reject(new Error('window is not defined')));
  expect((await post(VISIT)).status).toBe(204);
  expect(error).toHaveBeenCalledWith('page_not_drawn', {
    error: expect.objectContaining({ message: 'window is not defined' }),
  });
});

test.each([
  ['no address', { ...VISIT, address: undefined }],
  ['an address of another host', { ...VISIT, address: 'https://evil.example' }],
  [
    'an address that a parser takes for another host',
    { ...VISIT, address: '//evil.example/claim/1' },
  ],
  ['one with a backslash', { ...VISIT, address: '/\\evil.example/claim/1' }],
  ['one with a tab that a parser leaves out', { ...VISIT, address: '/\t/evil.example/claim/1' }],
  ['one that begins with two slashes once it is parsed', { ...VISIT, address: '/.//claim/1' }],
  ['an unknown time zone', { ...VISIT, timeZone: 'Mars/Olympus' }],
  ['a time zone that is none', { ...VISIT, timeZone: '../../etc' }],
  ['a width in words', { ...VISIT, screen: { width: 'wide', height: 844 } }],
  ['a screen without end', { ...VISIT, screen: { width: 390, height: 1e9 } }],
  ['no object', '"visit"'],
  ['more than a page tells', { ...VISIT, session: 'x'.repeat(65_536) }],
])('%s is refused', async (_, visit) => {
  const draw = vi.fn<DrawRows>();
  const { post } = host(draw);
  expect((await post(visit)).status).toBe(400);
  expect(draw).not.toHaveBeenCalled();
});

test('what is no JSON is refused, and so is another method', async () => {
  const { post, respond } = host(() => Promise.resolve({}));
  expect((await post('{"address":')).status).toBe(400);
  const get = await respond(new Request('https://claims.example.com/drawn'), '192.0.2.7');
  expect(get.status).toBe(405);
  expect(get.headers.get('allow')).toBe('POST');
});

test('slashes in the query are the page’s own', async () => {
  const { post } = host(() => Promise.resolve({}));
  expect((await post({ ...VISIT, address: '/marketplace?q=a//b' })).status).toBe(200);
});

test('of more pages at once than can be drawn in time, the last are left to ask by themselves', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { post } = host(async () => {
    await finished;
    return {};
  });
  const statuses: number[] = [];
  const asked = Array.from({ length: 33 }, async (_, index) =>
    statuses.push((await post(VISIT, `192.0.2.${index}`)).status),
  );
  await vi.waitFor(() => expect(statuses).toEqual([204]));
  finish();
  await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(32);
  expect((await post(VISIT)).status).toBe(200);
});

test('no network takes the places of the others', async () => {
  const finished = Promise.withResolvers<object>();
  const { post } = host(() => finished.promise);
  const statuses: number[] = [];
  const asked = Array.from({ length: 9 }, async () => statuses.push((await post(VISIT)).status));
  await vi.waitFor(() => expect(statuses).toEqual([204]));
  const elsewhere = post(VISIT, '198.51.100.7');
  finished.resolve({});
  expect((await elsewhere).status).toBe(200);
  await Promise.all(asked);
  expect((await post(VISIT)).status).toBe(200);
});

test('others are answered between two drawings', async () => {
  const order: string[] = [];
  const { post } = host(() => {
    order.push('drawing');
    setImmediate(() => order.push('other'));
    return Promise.resolve({});
  });
  await Promise.all([post(VISIT), post(VISIT), post(VISIT)]);
  expect(order.slice(0, 5)).toEqual(['drawing', 'other', 'drawing', 'other', 'drawing']);
});
