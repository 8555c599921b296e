import { useCallback, useMemo, useState } from 'react';

/** Which rows of a page are selected, and what selects others. */
export interface Selection<Row> {
  /** In the order of the page. */
  rows: readonly Row[];
  has: (id: number) => boolean;
  select: (id: number, isSelected: boolean, isRange: boolean) => void;
  selectAll: (areSelected: boolean) => void;
  /** These are no longer selected. */
  drop: (ids: readonly number[]) => void;
}

interface Selected {
  /** The view in which they were selected. */
  view: string;
  ids: ReadonlySet<number>;
  /** From which a range is selected. */
  last: number | null;
}

/**
 * The selected rows of a list.
 * @param rows those of the page.
 * @param view as its address has it; a selection does not outlast it.
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

/** All from one row to another, whichever comes first; the second alone where the first is not on the page. */
function idsBetween(rows: readonly { id: number }[], from: number | null, to: number): number[] {
  const ids = rows.map(({ id }) => id);
  const end = ids.indexOf(to);
  const start = from === null || !ids.includes(from) ? end : ids.indexOf(from);
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
