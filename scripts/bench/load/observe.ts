import type { Content } from './pages.ts';

/**
 * What one page has recorded about itself, in milliseconds since its navigation began, or since the click on the link
 * to it.
 */
export interface Observed {
  /** When the content that a person came for was there; null until it is. */
  content: number | null;
  /** When the app had taken the place of what the HTML shows; null until then. */
  usable: number | null;
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  /** The time from each key or press to the next frame. */
  interactions: number[];
}

export interface Watched extends Content {
  /** `load`: from the start of the navigation; `click`: from the next click on, once `awaitsClick` is set. */
  since: 'load' | 'click';
  /** Typed into the field as soon as it is there, and again whenever it is lost. */
  typed: string;
}

declare global {
  interface Window {
    benchLoad: Observed & {
      awaitsClick: boolean;
      /** Content that is there before the click on the link to it says nothing about the navigation. */
      wasThere: boolean;
      stop: () => void;
    };
  }
}

/** Runs in the page before the page's own scripts, and therefore refers to nothing outside itself. */
export function observe({ selector, isField, since, typed }: Watched): void {
  let isOver = false;
  const noted: Window['benchLoad'] = {
    content: null,
    usable: null,
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [],
    interactions: [],
    awaitsClick: false,
    wasThere: false,
    stop: () => {
      isOver = true;
    },
  };
  window.benchLoad = noted;

  const canBeSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const find = () => [...document.querySelectorAll(selector)].find(canBeSeen);
  const fill = (field: HTMLInputElement) => {
    // Bypasses React's setter, which would otherwise take the text for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: typed }));
  };
  /** The HTML notes that it stands for the app. A page without such a note is the app itself. */
  const awaitApp = (start: number) => {
    if (window.pageShown === undefined) noted.usable = performance.now() - start;
    else requestAnimationFrame(() => awaitApp(start));
  };
  /** Looks at every frame, as a person does; at a field until the end, because typed text may be lost later. */
  const look = (start: number) => {
    if (isOver) return;
    const found = find();
    if (found && !isField) {
      noted.content = performance.now() - start;
      awaitApp(start);
      return;
    }
    if (
      found instanceof HTMLInputElement &&
      found.matches(':read-write') &&
      found.value !== typed
    ) {
      if (noted.content === null) awaitApp(start);
      noted.content = performance.now() - start;
      fill(found);
    }
    requestAnimationFrame(() => look(start));
  };

  if (since === 'load') requestAnimationFrame(() => look(0));
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (!noted.awaitsClick) return;
      noted.awaitsClick = false;
      noted.wasThere = find() !== undefined;
      requestAnimationFrame(() => look(timeStamp));
    },
    { capture: true },
  );

  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true, ...more });
  };
  const noteInteraction = (entry: PerformanceEntry) => {
    if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
      noted.interactions.push(entry.duration);
  };
  watch('event', noteInteraction, { durationThreshold: 16 });
  // The first one is reported even if it took less.
  watch('first-input', noteInteraction);
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    // TypeScript's DOM types do not have this entry type yet.
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) noted.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => {
    noted.longTasks.push({ start: startTime, duration });
  });
}
