import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGetClaim } from '@generated/api/marketplace/marketplace';
import {
  getGetAdminProfileMockHandler200,
  getGetAdminProfileMockHandler401,
} from '@generated/msw/admin-session/admin-session.msw';
import { getGetClaimMockHandler200 } from '@generated/msw/marketplace/marketplace.msw';
import { queryClient } from '@/api/query-client';
import { INITIAL_SESSION, useSession } from '@/session/session-store';
import { Root } from '@/app/root';
import { mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { holdTime } from '@/testing/pass-time';
import { anAdmin, aUser } from '@/testing/people';
import { renderPage, renderRoutes } from '@/testing/render-page';
import { hangUp } from './consumer';
import { useCable, useLive } from './live';
import { ReconnectingSign } from './reconnecting-sign';

const exchange = mockExchange();

/** A connection that does what the test says, and nothing by itself. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = Line.CONNECTING;
  readonly protocol = 'actioncable-v1-json';

  constructor() {
    super();
    lines.push(this);
  }
  send(): void {}
  hear(message: object): void {
    this.#tell(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.#tell(new Event('open'));
    this.hear({ type: 'welcome' });
  }
  confirm(identifier: string): void {
    this.hear({ identifier, type: 'confirm_subscription' });
  }
  close(): void {
    this.readyState = Line.CLOSED;
    this.#tell(new Event('close'));
  }
  #tell(event: Event): void {
    this.dispatchEvent(event);
    const handler: unknown = Reflect.get(this, `on${event.type}`);
    if (typeof handler === 'function') handler.call(this, event);
  }
}

let lines: Line[] = [];
const line = () => lines.at(-1) ?? expect.fail('Nothing has been connected yet.');

beforeEach(() => {
  hangUp();
  lines = [];
  // Of a WebSocket the library uses no more than this.
  vi.stubGlobal('WebSocket', Line);
  holdTime();
  return () => {
    cleanup();
    hangUp();
  };
});

const CASE = { channel: 'CaseChannel', case: 'ftx' };
const CLAIM = { channel: 'ClaimChannel', claim_id: 77 };

function Watched() {
  useLive('CaseChannel', { case: CASE.case });
  useLive('ClaimChannel', { claim_id: CLAIM.claim_id });
  const { data } = useGetClaim(CLAIM.claim_id);
  return <p>{data ? `Ask ${data.ask_percent}` : 'Loading'}</p>;
}

/** A page that watches a claim and its case, once it tries to connect. @returns what is asked for the claim. */
async function openPage() {
  const ask = vi.fn<() => string>(() => '80');
  exchange.use(getGetClaimMockHandler200(() => aClaim({ id: 77, ask_percent: ask() })));
  renderPage(
    <>
      <Watched />
      <ReconnectingSign />
    </>,
  );
  await waitFor(() => expect(lines).toHaveLength(1));
  return ask;
}

/** The exchange lets the page in and confirms what it watches, one after the other. */
function welcome(): void {
  act(() => {
    line().open();
    for (const channel of [CASE, CLAIM]) line().confirm(JSON.stringify(channel));
  });
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const anotherTry = () =>
  vi.waitFor(
    async () => {
      await pass(1);
      expect(lines.length).toBeGreaterThan(1);
    },
    { timeout: 15_000 },
  );
const sign = () => screen.queryByText(/^Reconnecting/);

test('a connection that never came about is said, until there is one', async () => {
  await openPage();
  line().close();
  await pass(5);
  expect(useCable.getState().isLost).toBe(false);
  await pass(4);
  expect(sign()).toBeTruthy();
  await anotherTry();
  welcome();
  await waitFor(() => expect(sign()).toBeNull());
});

test('one that is there is not lost, though a page was left before its answer', async () => {
  await openPage();
  line().open();
  for (let i = 0; i < 4; i += 1) {
    await pass(3);
    line().hear({ type: 'ping' });
  }
  expect(sign()).toBeNull();
});

test('after a lost connection every channel catches up, also with what was read in between', async () => {
  const ask = await openPage();
  welcome();
  expect(await screen.findByText('Ask 80')).toBeTruthy();
  act(() => line().close());
  await anotherTry();
  await act(() => queryClient.invalidateQueries());
  ask.mockReturnValue('85');
  welcome();
  expect(await screen.findByText('Ask 85')).toBeTruthy();
});

test('what several hints make stale is read once', async () => {
  const ask = await openPage();
  welcome();
  expect(await screen.findByText('Ask 80')).toBeTruthy();
  await pass(1);
  const before = ask.mock.calls.length;
  ask.mockReturnValue('85');
  const hint = { identifier: JSON.stringify(CLAIM), message: { type: 'claim.updated', id: 77 } };
  for (let i = 0; i < 3; i += 1) {
    act(() => line().hear(hint));
    await pass(0.01);
  }
  await pass(1);
  expect(await screen.findByText('Ask 85')).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(before + 1);
});

test('a device that is offline says so before its connection is silent, and comes back at once', async () => {
  const ask = await openPage();
  welcome();
  expect(await screen.findByText('Ask 80')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('offline')));
  await pass(3);
  expect(sign()).toBeTruthy();
  ask.mockReturnValue('85');
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1);
  expect(lines).toHaveLength(2);
  welcome();
  expect(await screen.findByText('Ask 85')).toBeTruthy();
  await waitFor(() => expect(sign()).toBeNull());
});

test('an administrator’s session that is ended elsewhere ends here at once', async () => {
  useSession.setState({ token: 'token', isAdmin: true, adminUser: anAdmin() });
  exchange.use(getGetAdminProfileMockHandler200(anAdmin()));
  renderRoutes([{ element: <Root />, children: [{ path: '*', element: 'A page' }] }], '/');
  await waitFor(() => expect(lines).toHaveLength(1));
  act(() => line().open());
  exchange.use(
    getGetAdminProfileMockHandler401({ message: 'x', code: 'unauthorized', request_id: '1' }),
  );
  act(() => line().hear({ type: 'disconnect', reason: 'unauthorized', reconnect: false }));
  await pass(1);
  await waitFor(() => expect(useSession.getState()).toEqual(INITIAL_SESSION));
});

test('a session that ends between a silent connection and its next leaves none in its name', async () => {
  await openPage();
  welcome();
  const [silent] = lines;
  await vi.waitFor(
    async () => {
      await pass(0.1);
      expect(silent?.readyState).toBe(Line.CLOSED);
    },
    { timeout: 15_000 },
  );
  act(() => useSession.setState({ token: 'another', user: aUser() }));
  await pass(1);
  expect(lines).toHaveLength(2);
});

test('so does one that ends as a lost connection is seen again', async () => {
  await openPage();
  welcome();
  act(() => line().close());
  window.dispatchEvent(new Event('visibilitychange'));
  act(() => useSession.setState({ token: 'another', user: aUser() }));
  await pass(1);
  expect(lines).toHaveLength(2);
});

test('a connection that the exchange lets go of is opened anew where the session lives on', async () => {
  await openPage();
  welcome();
  act(() => line().hear({ type: 'disconnect', reason: 'unauthorized', reconnect: false }));
  await pass(3);
  expect(sign()).toBeTruthy();
  await pass(20);
  expect(lines).toHaveLength(1);
  await pass(8);
  expect(lines).toHaveLength(2);
  welcome();
  await waitFor(() => expect(sign()).toBeNull());
});
