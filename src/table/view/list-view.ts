import { keptStore } from '@/session/kept/kept-store';
import type { Column } from '../columns/column';

const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a person wants to see one list: what differs from its declaration. */
interface ListView {
  hidden?: string[];
  order?: string[];
}

interface ListViews {
  /** One for all lists: it is about the eyes and the screen, not about a list. */
  density: Density;
  lists: Record<string, ListView>;
}

/** Kept on the device, beyond a session: it says nothing about anybody. */
const useListViews = keptStore<ListViews>(
  'list-views',
  { density: 'comfortable', lists: {} },
  isListViews,
);

/** Not by a schema: every list would load zod with its first page. */
function isListViews(stored: unknown): stored is ListViews {
  const { density, lists } = (stored ?? {}) as Record<string, unknown>;
  return (
    DENSITIES.some((each) => each === density) &&
    typeof lists === 'object' &&
    lists !== null &&
    Object.values(lists).every(isListView)
  );
}

function isListView(value: unknown): value is ListView {
  const { hidden, order } = (value ?? {}) as Record<string, unknown>;
  return [hidden, order].every(
    (keys) =>
      keys === undefined ||
      (Array.isArray(keys) && keys.every((key: unknown) => typeof key === 'string')),
  );
}

export function useDensity(): [Density, (density: Density) => void] {
  return [useListViews((views) => views.density), (density) => useListViews.setState({ density })];
}

/** The columns of a list as a person has chosen and ordered them, until then as they are declared. */
export function useListView(name: string, columns: readonly Column<never, string>[]) {
  const view = useListViews(({ lists }) => lists[name]) ?? {};
  const keys = columns.map(({ key }) => key);
  const optional = columns.flatMap(({ key, isOptional }) => (isOptional ? [key] : []));

  function change(next: ListView): void {
    useListViews.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...view, ...next } } }));
  }

  return {
    hidden: view.hidden ?? optional,
    order: ordered(keys, view.order ?? []),
    isChanged: view.hidden !== undefined || view.order !== undefined,
    setHidden: (hidden: string[]) => change({ hidden }),
    setOrder: (order: string[]) => change({ order }),
    reset: () => useListViews.setState(({ lists: { [name]: _reset, ...lists } }) => ({ lists })),
  };
}

/** The stored order without what is gone; what is new stands at its declared place. The first column stays the first. */
function ordered(keys: readonly string[], stored: readonly string[]): string[] {
  const [first, ...rest] = keys;
  const known = stored.filter((key) => rest.includes(key));
  for (const [index, key] of rest.entries()) {
    if (!known.includes(key)) known.splice(index, 0, key);
  }
  return first === undefined ? known : [first, ...known];
}
