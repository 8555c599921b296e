import { useCallback, useMemo, useState } from 'react';

/** The rows of a page that are selected, and the functions that change the selection. */
export interface Selection<Row> {
  /** In the order of the page. */
  rows: readonly Row[];
  has: (id: number) => boolean;
  select: (id: number, isSelected: boolean, isRange: boolean) => void;
  selectAll: (areSelected: boolean) => void;
  /** Deselects these rows. */
  drop: (ids: readonly number[]) => void;
}

interface Selected {
  /** The view in which they were selected. */
  view: string;
  ids: ReadonlySet<number>;
  /** The start of the next range. */
  last: number | null;
}

/**
 * The selected rows of a list.
 * @param rows the rows of the page.
 * @param view the view as its address has it. The selection ends with it.
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  view: string,
): Selection<Row> {
  const [state, setState] = useState<Selected>(() => nothingIn(view));
  const { ids } = inView(state, view);

  const change = useCallback(
    (changed: (selected: Selected) => Partial<Selected>) => {
      setState((before) => {
        const selected = inView(before, view);
        return { ...selected, ...changed(selected) };
      });
    },
    [view],
  );
  const select = useCallback(
    (id: number, isSelected: boolean, isRange: boolean) => {
      change(({ ids: before, last }) => {
        const meant = isRange ? idsBetween(rows, last, id) : [id];
        return {
          ids: isSelected ? new Set([...before, ...meant]) : without(before, meant),
          last: id,
        };
      });
    },
    [rows, change],
  );

  return {
    rows: useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]),
    has: (id) => ids.has(id),
    select,
    selectAll: (areSelected) =>
      change(() => ({ ids: new Set(areSelected ? rows.map(({ id }) => id) : []), last: null })),
    drop: (dropped) => change(({ ids: before }) => ({ ids: without(before, dropped) })),
  };
}

const NONE: ReadonlySet<number> = new Set();
const nothingIn = (view: string): Selected => ({ view, ids: NONE, last: null });
const inView = (selected: Selected, view: string): Selected =>
  selected.view === view ? selected : nothingIn(view);

function without(ids: ReadonlySet<number>, dropped: readonly number[]): ReadonlySet<number> {
  return new Set([...ids].filter((id) => !dropped.includes(id)));
}

/** All rows between two rows, in either order; only the second if the first is not on the page. */
function idsBetween(rows: readonly { id: number }[], from: number | null, to: number): number[] {
  const ids = rows.map(({ id }) => id);
  const end = ids.indexOf(to);
  const start = from === null || !ids.includes(from) ? end : ids.indexOf(from);
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
