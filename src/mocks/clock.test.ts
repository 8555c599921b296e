import { beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '@/domain/time';
import {
  ahead,
  exchangeTime,
  goByExchangeClock,
  moveClock,
  setClockRight,
  useClock,
} from './clock';

beforeEach(setClockRight);

const aheadMs = () => Math.round((exchangeTime().getTime() - Date.now()) / HOUR) * HOUR;

test('the exchange’s clock goes on from where a tester has moved it, and back to now', () => {
  moveClock(30 * DAY);
  moveClock(HOUR);
  expect(aheadMs()).toBe(30 * DAY + HOUR);
  expect(ahead(useClock.getState().aheadMs)).toBe('30 days 1 hour');
  setClockRight();
  expect(aheadMs()).toBe(0);
});

test('what another tab has moved counts here, and is told to whoever does what is due', async () => {
  const told: number[] = [];
  const stop = useClock.subscribe((clock) => told.push(clock.aheadMs));
  localStorage.setItem(
    'claims-exchange.clock',
    JSON.stringify({ state: { aheadMs: 3 * DAY, isSkewed: false }, version: 0 }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'claims-exchange.clock' }));
  expect(aheadMs()).toBe(3 * DAY);
  expect(told).toContain(3 * DAY);
  stop();
});

test('a clock that nobody can read goes right', async () => {
  moveClock(DAY);
  localStorage.setItem('claims-exchange.clock', '{"state":{"aheadMs":"soon"},"version":0}');
  await useClock.persist.rehydrate();
  expect(aheadMs()).toBe(0);
});

test('pages go by the exchange’s clock, unless the two are to differ', () => {
  const earlier = new Date();
  const computer = Date;
  vi.stubGlobal('Date', Date);
  goByExchangeClock();
  const days = (moment: number) => Math.round((moment - computer.now()) / DAY);
  moveClock(30 * DAY);
  expect([days(Date.now()), days(new Date().getTime())]).toEqual([30, 30]);
  expect(new Date('2026-11-26').toISOString()).toBe('2026-11-26T00:00:00.000Z');
  expect(earlier instanceof Date && new Date() instanceof Date).toBe(true);
  useClock.setState({ isSkewed: true });
  expect(days(Date.now())).toBe(0);
  expect(days(exchangeTime().getTime())).toBe(30);
});
