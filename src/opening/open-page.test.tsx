import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getMarketplaceMock } from '@generated/msw/marketplace/marketplace.msw';
import { queryClient } from '@/api/query-client';
import { keyOfRead } from '@/api/query-key';
import { presentTime, setClockBy } from '@/domain/present-time';
import { HOUR, MINUTE } from '@/domain/time';
import { routes } from '@/routes';
import { useSession } from '@/session/session-store';
import { mockExchange } from '@/testing/exchange';
import { aClaim } from '@/testing/marketplace';
import { renderRoutes } from '@/testing/render-page';
import { pause } from './before-the-app';
import { openPage } from './open-page';
import { fetchPage } from './page-modules';

const exchange = mockExchange();
const SLOW = { timeout: 40_000 };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  useSession.setState({ welcomeModal: false });
});
afterEach(() => void vi.useRealTimers());

/** Milliseconds pass by the clock of the page alone, and what can be done by then is done: sent, answered, drawn. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => setImmediate(resolve));
  });
}

/** Goes from the marketplace to the featured claims, whose answer takes a while, and tells what was seen on the way. */
async function seenOnTheWay(answerMs: number): Promise<string[]> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  exchange.use(
    http.get('/api/api/claims/featured', async () => {
      await answered;
      return HttpResponse.json([aClaim()]);
    }),
    ...getMarketplaceMock(),
  );
  await fetchPage('featuredClaims');
  renderRoutes(routes, '/marketplace');
  await screen.findByRole('heading', { level: 1, name: 'Marketplace' }, SLOW);
  const [link] = screen.getAllByRole('link', { name: 'Featured claims' });
  if (!link) throw new Error('There is no way to the featured claims.');
  const seen: string[] = [];
  const look = () => {
    const state = document.querySelector('[role=status] svg')
      ? 'spinner'
      : document.querySelector('main [aria-busy=true]')
        ? 'skeleton'
        : document.querySelector('h1')?.textContent;
    if (state && state !== seen.at(-1)) seen.push(state);
  };
  const observer = new MutationObserver(look);
  look();
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  fireEvent.click(link);
  for (let passed = 0; passed < answerMs; passed += 10) await pass(10);
  answer();
  await expect
    .poll(async () => {
      await pass(0);
      return document.querySelector('main a[href="/claim/7"]');
    })
    .not.toBeNull();
  observer.disconnect();
  return seen;
}

test('a page whose answers come soon follows the page before without anything between', async () => {
  expect(await seenOnTheWay(50)).toEqual(['Marketplace', 'Featured claims']);
});

test.each([190, 500])(
  'a page whose answers take %s ms shows its skeleton, and nothing else',
  async (answerMs) => {
    expect(await seenOnTheWay(answerMs)).toEqual(['Marketplace', 'skeleton', 'Featured claims']);
  },
);

describe('what the host has drawn the first page with', () => {
  const asked = vi.fn<() => void>();

  beforeEach(() => {
    asked.mockClear();
    exchange.use(
      http.get('/api/api/claims/featured', () => {
        asked();
        return HttpResponse.json([aClaim({ id: 7 })]);
      }),
      ...getMarketplaceMock(),
    );
  });

  type Drawing = NonNullable<Window['drawnRows']>;

  function openFeatured(drawing: Partial<Drawing> & Pick<Drawing, 'rows'>): void {
    window.drawnRows = { token: null, askedAt: Date.now(), ...drawing };
    renderRoutes(routes, '/marketplace/featured-claims');
  }

  const claimOf = async (id: number) =>
    await waitFor(
      () => expect(document.querySelector(`main a[href="/claim/${id}"]`)).not.toBeNull(),
      SLOW,
    );

  const read = { url: '/api/claims/featured', params: undefined };
  const drawn = { html: '', answers: [{ read, body: [aClaim({ id: 8 })] }] };

  test('is not asked for again', async () => {
    openFeatured({ rows: Promise.resolve(drawn) });
    await claimOf(8);
    expect(asked).not.toHaveBeenCalled();
    expect(window.drawnRows).toBeUndefined();
  });

  test('tells by its date what time it is, whatever the clock of the browser says', async () => {
    const hourAgo = Date.now() - HOUR;
    const date = new Date(hourAgo).toUTCString();
    openFeatured({ rows: Promise.resolve({ ...drawn, date }) });
    await claimOf(8);
    expect(Math.abs(presentTime() - hourAgo)).toBeLessThan(MINUTE);
    setClockBy(new Date().toUTCString());
  });

  test('is as old as it was when it was asked for', async () => {
    openFeatured({ askedAt: Date.now() - 60_000, rows: Promise.resolve(drawn) });
    await claimOf(7);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('does not replace what is known by the time it comes, when nobody waits any more', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof drawn>();
    openFeatured({ rows: promise });
    await claimOf(7);
    expect(window.drawnRows).toBeUndefined();
    resolve(drawn);
    await pause();
    expect(queryClient.getQueryData(keyOfRead(read.url, read.params))).toMatchObject([{ id: 7 }]);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is not for a page that is opened meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof drawn>();
    window.drawnRows = { token: null, askedAt: Date.now(), rows: promise };
    const first = openPage('featuredClaims', {
      pathname: '/marketplace/featured-claims',
      search: '',
    });
    const second = openPage('marketplace', { pathname: '/marketplace', search: '' });
    await pause();
    resolve(drawn);
    await Promise.all([first, second]);
    expect(queryClient.getQueryData(keyOfRead(read.url, read.params))).toBeUndefined();
  });

  test('is not shown to somebody else', async () => {
    openFeatured({ token: 'of-somebody-else', rows: Promise.resolve(drawn) });
    await claimOf(7);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('is asked for where it has drawn nothing', async () => {
    openFeatured({ rows: Promise.resolve(null) });
    await claimOf(7);
    expect(asked).toHaveBeenCalledOnce();
  });
});
