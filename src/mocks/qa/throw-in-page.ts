/** What React keeps about a part of the page, as far as it is needed here. */
interface Fiber {
  return: Fiber | null;
  /** For a function component, its first hook. */
  memoizedState: unknown;
}

/** A hook as made by `useState`. Its reducer calls a change that is a function. */
interface State {
  memoizedState: unknown;
  queue: {
    dispatch: (change: () => never) => void;
    lastRenderedReducer: (state: unknown, change: () => unknown) => unknown;
  };
}

/**
 * Makes a component of the page throw while rendering, by setting its state with a function that throws. The product's
 * code needs to know nothing of it. React does not document how it stores components: the panel's journey test shows
 * whether this still finds them with another version.
 * @returns false if nothing on the page has a state.
 */
export function throwInPage(): boolean {
  const main = document.querySelector('#root main');
  for (const element of main?.querySelectorAll('*') ?? []) {
    const state = stateAround(element, fiberOf(main));
    if (!state) continue;
    state.queue.dispatch(() => {
      throw new Error('Thrown by the QA panel while the page was drawn.');
    });
    return true;
  }
  return false;
}

/** The state of the component that drew an element, or of one around it. @param end the frame, where this ends. */
function stateAround(element: Element, end: Fiber | null): State | null {
  for (let fiber = fiberOf(element); fiber && fiber !== end; fiber = fiber.return) {
    for (let hook = fiber.memoizedState; isHook(hook); hook = hook.next) {
      if (isState(hook)) return hook;
    }
  }
  return null;
}

/** React gives the property a different name in each document. */
function fiberOf(element: Element | null): Fiber | null {
  if (!element) return null;
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'));
  return name ? (Reflect.get(element, name) as Fiber) : null;
}

function isHook(value: unknown): value is { next: unknown; queue: unknown } {
  return typeof value === 'object' && value !== null && 'next' in value && 'queue' in value;
}

function isState(hook: object): hook is State {
  const { queue, memoizedState } = hook as Partial<State>;
  if (typeof queue?.dispatch !== 'function') return false;
  if (typeof queue.lastRenderedReducer !== 'function') return false;
  const mark = {};
  return queue.lastRenderedReducer(memoizedState, () => mark) === mark;
}
