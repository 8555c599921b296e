import { useMemo } from 'react';
import { keptStore } from '@/session/kept/kept-store';
import { fieldsOf } from '@/storage/storage';
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
export const useListViews = keptStore<ListViews>(
  'list-views',
  { density: 'comfortable', lists: {} },
  isListViews,
);

/** Not by a schema: every list would load zod with its first page. */
function isListViews(stored: unknown): stored is ListViews {
  const { density, lists } = fieldsOf(stored);
  return (
    DENSITIES.some((each) => each === density) &&
    typeof lists === 'object' &&
    lists !== null &&
    Object.values(lists).every(isListView)
  );
}

function isListView(value: unknown): value is ListView {
  const { hidden, order } = fieldsOf(value);
  return [hidden, order].every(
    (keys) =>
      keys === undefined ||
      (Array.isArray(keys) && keys.every((key: unknown) => typeof key === 'string')),
  );
}

export function useDensity(): [Density, (density: Density) => void] {
  return [useListViews((views) => views.density), (density) => useListViews.setState({ density })];
}

const AS_DECLARED: ListView = {};

/** The columns of a list as a person has chosen and ordered them, and what changes that. */
export interface ListColumns<Shown extends Column<never, string>> {
  /** All, in their order. */
  all: readonly Shown[];
  shown: readonly Shown[];
  setShown: (key: string, isShown: boolean) => void;
  move: (key: string, by: 1 | -1) => void;
  /** Undefined where nothing was chosen. */
  reset: (() => void) | undefined;
}

/** Until a person has chosen, the columns are as they are declared. */
export function useListColumns<Declared extends Column<never, string>>(
  name: string,
  columns: readonly Declared[],
): ListColumns<Declared> {
  const view = useListViews(({ lists }) => lists[name]) ?? AS_DECLARED;
  const { all, hidden, shown } = useMemo(() => {
    const inOrder = ordered(columns, view.order ?? []);
    const not = view.hidden ?? columns.filter(({ isOptional }) => isOptional).map(({ key }) => key);
    return { all: inOrder, hidden: not, shown: inOrder.filter(({ key }) => !not.includes(key)) };
  }, [columns, view]);

  function change(next: ListView): void {
    useListViews.setState(({ lists }) => ({ lists: { ...lists, [name]: { ...view, ...next } } }));
  }

  return {
    all,
    shown,
    setShown: (key, isShown) =>
      change({ hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key] }),
    move: (key, by) => {
      const keys = all.map((column) => column.key);
      const from = keys.indexOf(key);
      change({ order: keys.with(from, keys[from + by] ?? key).with(from + by, key) });
    },
    reset:
      view === AS_DECLARED
        ? undefined
        : () => useListViews.setState(({ lists: { [name]: _reset, ...lists } }) => ({ lists })),
  };
}

/** The stored order without what is gone; what is new stands at its declared place. The first column stays the first. */
function ordered<Declared extends Column<never, string>>(
  columns: readonly Declared[],
  stored: readonly string[],
): Declared[] {
  const rest = columns.slice(1);
  const known = stored.flatMap((key) => rest.find((column) => column.key === key) ?? []);
  for (const [index, column] of rest.entries()) {
    if (!known.includes(column)) known.splice(index, 0, column);
  }
  return [...columns.slice(0, 1), ...known];
}
