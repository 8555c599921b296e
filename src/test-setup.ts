import { format } from 'node:util';
import { cleanup, configure, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// Whatever a test waits for usually comes within milliseconds. The limit is for a machine that is busy with other work.
configure({ asyncUtilTimeout: 15_000 });

// A warning in a test is a defect of the component or of the test. A test that provokes one on purpose replaces the
// method itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (complaints.length > 0) {
    throw new Error(`The console must stay silent in a test.\n${complaints.join('\n')}`);
  }
});

// An unmounted component may have left a timer (a toast removes itself a moment after it closes). The timer would run
// in the next file or, after the last one, without a document.
const timers = new Set<ReturnType<typeof setTimeout>>();
const schedule = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
    const timer = schedule(() => {
      timers.delete(timer);
      run(...args);
    }, delay);
    timers.add(timer);
    return timer;
  },
  schedule,
);

afterAll(async () => {
  // The host of the toasts serves every file of the worker. A toast is gone only when its exit has been animated.
  toast.dismiss();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = schedule;
});

// jsdom does no layout and has none of these, but the Radix primitives call them.

/** Reports the size of an observed element once, as browsers do at first. The app reads nothing else from an entry. */
class FirstSize implements ResizeObserver {
  readonly #notify: ResizeObserverCallback;
  constructor(notify: ResizeObserverCallback) {
    this.#notify = notify;
  }
  observe(target: Element): void {
    this.#notify([{ contentRect: target.getBoundingClientRect() } as ResizeObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Reports every observed element as visible. The app reads nothing else from an entry. */
class AlwaysInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #notify: IntersectionObserverCallback;
  constructor(notify: IntersectionObserverCallback) {
    this.#notify = notify;
  }
  observe(): void {
    this.#notify([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

function provide(target: object, missing: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(missing)) {
    // A name with the value undefined counts as missing: that is how the jsdom environment provides matchMedia.
    if (typeof Reflect.get(target, name) === 'function') continue;
    Object.defineProperty(target, name, { value, writable: true });
  }
}

provide(globalThis, {
  ResizeObserver: FirstSize,
  IntersectionObserver: AlwaysInView,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
provide(Element.prototype, {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
});
provide(HTMLDialogElement.prototype, { showModal: () => {} });
