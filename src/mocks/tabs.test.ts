import { beforeEach, expect, test, vi } from 'vitest';
import { mockTabChannels } from '@/testing/browser/tab-channel';
import { shareExchange, type Respond } from './tabs';

const closeFirstChannel = mockTabChannels();

/** The tabs that have the lock of the database or wait for it, in their order. */
let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        _name: string,
        { ifAvailable }: { ifAvailable?: true },
        held: (lock: unknown) => Promise<void>,
      ) => {
        if (ifAvailable && waiting.length > 0) return await held(null);
        const turn = () => void held({}).then(passOn);
        if (waiting.push(turn) === 1) turn();
      },
    },
  });
});

function passOn(): void {
  waiting.shift();
  waiting[0]?.();
}

function closeFirst(): void {
  closeFirstChannel();
  passOn();
}

const answer =
  (text: string): Respond =>
  async (request) =>
    new Response(`${text}: ${await request.text()}`);

const open = (respond: Respond) => shareExchange(async () => respond, vi.fn<() => void>());

const ADDRESS = 'https://exchange.test/api/sign-in';
const login = () => new Request(ADDRESS, { method: 'POST', body: 'me' });

test('a tab is answered by the one that has the database, and by itself once that one is closed', async () => {
  await open(answer('first'));
  const second = await open(answer('second'));
  expect(await (await second(login())).text()).toBe('first: me');
  closeFirst();
  expect(await (await second(login())).text()).toBe('second: me');
});

test('what a tab asks is answered where the database opens in it while the body is still read', async () => {
  await open(answer('first'));
  const second = await open(answer('second'));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The types of the browser do not know `duplex`, without which no body is streamed.
  const streamed = { method: 'POST', body: readable, duplex: 'half' };
  const slow = second(new Request(ADDRESS, streamed));
  closeFirst();
  expect(await (await second(login())).text()).toBe('second: me');
  const writer = writable.getWriter();
  await writer.write(new TextEncoder().encode('slowly'));
  await writer.close();
  expect(await (await slow).text()).toBe('second: slowly');
});

test('a tab hears of an exchange that throws in another one', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => Promise.reject(new Error('The storage is full.')));
  const second = await open(answer('second'));
  expect((await second(login())).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
});

test('a file that breaks off in another tab is a failure as well', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('It is gone.')) });
  await open(async () => new Response(broken));
  const second = await open(answer('second'));
  expect((await second(login())).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
});

test('where the database does not open in the next tab, the one after that has its turn', async () => {
  await open(answer('first'));
  const second = await shareExchange(
    () => Promise.reject(new Error('The storage is full.')),
    vi.fn<() => void>(),
  );
  const third = await open(answer('third'));
  closeFirst();
  const asked = third(login());
  expect((await second(login())).type).toBe('error');
  expect(await (await asked).text()).toBe('third: me');
  expect(await (await second(login())).text()).toBe('third: me');
});
