import { useMemo } from 'react';
import { keptStore } from '@/session/kept/kept-store';
import { fieldsOf } from '@/storage/storage';
import type { Column } from '../columns/column';

const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a person wants to see one list: the differences from its declaration. */
interface ListView {
  hidden?: string[];
  order?: string[];
}

interface ListViews {
  /** One for all lists: it depends on the eyes and the screen, not on a list. */
  density: Density;
  lists: Record<string, ListView>;
}

/** Kept on the device beyond a session: it reveals nothing about anybody. */
export const useListViews = keptStore<ListViews>(
  'list-views',
  { density: 'comfortable', lists: {} },
  isListViews,
);

/** Does not use a schema: every list would load zod with its first page. */
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

/** The columns of a list as a person has chosen and ordered them, and the functions that change that. */
export interface ListColumns<Shown extends Column<never, string>> {
  /** All columns, in their order. */
  all: readonly Shown[];
  shown: readonly Shown[];
  setShown: (key: string, isShown: boolean) => void;
  move: (key: string, by: 1 | -1) => void;
  /** Undefined if nothing was chosen. */
  reset: (() => void) | undefined;
}

/** Until a person makes a choice, the columns are as declared. */
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

/** The stored order without removed columns. New ones go to their declared place, and the first column stays first. */
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
