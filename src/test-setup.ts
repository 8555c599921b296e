import { format } from 'node:util';
import { cleanup, configure, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for comes within milliseconds; the limit is for a machine that does much else.
configure({ asyncUtilTimeout: 15_000 });

// A warning in a test is a defect of the component or of the test. A test that provokes one on
// purpose replaces the method itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
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

// A component that is gone may have left a timer (a toast removes itself a moment after it closed).
// It would run in the next file or, when the last one is over, without a document.
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
  // The host of the toasts serves every file of the worker; a toast goes when its way out has been drawn.
  toast.dismiss();
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
  for (const timer of timers) clearTimeout(timer);
  globalThis.setTimeout = schedule;
});

// jsdom lays nothing out and has none of these; the Radix primitives call them.

/** Tells the size of what is watched once, as browsers do at first; of an entry the app reads no more than this. */
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

/** Whatever is watched is in view; of an entry the app reads no more than this. */
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
    // Named but undefined counts as missing: that is how the jsdom environment hands over matchMedia.
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
