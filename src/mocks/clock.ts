import * as zod from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { countOf, sentences } from '@/domain/sentences';
import { DAY, HOUR } from '@/domain/time';
import { safeStorage } from '@/storage/safe-storage';
import { deviceStorage, OWN_NAMES } from './own-storage';

const Clock = zod.object({
  /** Milliseconds by which the exchange's clock is ahead of this computer's. */
  aheadMs: zod.number(),
  /** Whether pages keep the computer's clock, so that it differs from the exchange's. */
  isSkewed: zod.boolean(),
});
const ON_TIME: zod.infer<typeof Clock> = { aheadMs: 0, isSkewed: false };

/** The computer's clock, even after pages have switched to the exchange's. */
const ComputersDate = Date;

/** One clock for all tabs, because there is only one exchange. */
export const useClock = create<zod.infer<typeof Clock>>()(
  persist(() => ON_TIME, {
    name: OWN_NAMES.clock,
    storage: createJSONStorage(() => safeStorage(deviceStorage)),
    merge: (stored) => Clock.safeParse(stored).data ?? ON_TIME,
  }),
);

window.addEventListener('storage', ({ key }) => {
  if (key === OWN_NAMES.clock) void useClock.persist.rehydrate();
});

/** The present time of the exchange. */
export const exchangeTime = () =>
  new ComputersDate(ComputersDate.now() + useClock.getState().aheadMs);

/** Makes pages follow the exchange's clock, so that what they offer on a day fits the exchange's day. */
export function goByExchangeClock(): void {
  const now = () => (useClock.getState().isSkewed ? ComputersDate.now() : exchangeTime().getTime());
  // Not a class of its own, so that existing dates are still instances of Date.
  globalThis.Date = new Proxy(ComputersDate, {
    construct: (date, args, newTarget) =>
      Reflect.construct(date, args.length > 0 ? args : [now()], newTarget) as object,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  });
}

/** Moves the exchange's clock forward. Whatever falls due is done at once. */
export function moveClock(byMs: number): void {
  useClock.setState(({ aheadMs }) => ({ aheadMs: aheadMs + byMs }));
}

/** Sets the exchange's clock right again. What has happened stays. */
export function setClockRight(): void {
  useClock.setState(ON_TIME);
}

/** `3 days 1 hour`. */
export function ahead(ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  return sentences(days > 0 && countOf(days, 'day'), hours > 0 && countOf(hours, 'hour'));
}
