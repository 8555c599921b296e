/** What React keeps of a part of the page, as far as it is needed here. */
interface Fiber {
  return: Fiber | null;
  /** Of a function component its first hook. */
  memoizedState: unknown;
}

/** A hook as `useState` makes it; its reducer calls a change that is a function. */
interface State {
  memoizedState: unknown;
  queue: {
    dispatch: (change: () => never) => void;
    lastRenderedReducer: (state: unknown, change: () => unknown) => unknown;
  };
}

/**
 * Has a component of the page throw while it is drawn, which is at once: its state is set by a function that throws. So no
 * code of the product has to know of it. React writes down nowhere how it keeps components: with another version of it the
 * journey of the panel tells whether this still finds them.
 * @returns false where nothing on the page has a state.
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

/** The state of the component that has drawn an element, or of one around it. @param end beyond it the frame begins. */
function stateAround(element: Element, end: Fiber | null): State | null {
  for (let fiber = fiberOf(element); fiber && fiber !== end; fiber = fiber.return) {
    for (let hook = fiber.memoizedState; isHook(hook); hook = hook.next) {
      if (isState(hook)) return hook;
    }
  }
  return null;
}

/** React names it differently in each document. */
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
