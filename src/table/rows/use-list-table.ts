import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowSelectionState,
  type Row as TableRow,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column } from '../columns/column';
import { useListView } from '../view/list-view';

/** Sorting, filters and pages are the exchange's; the browser selects rows and chooses columns. */
const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

export type ListTable<Row extends { id: number }> = ReactTable<typeof features, Row>;
export type ListRow<Row extends { id: number }> = TableRow<typeof features, Row>;

const NONE: { view: string; rows: RowSelectionState } = { view: '', rows: {} };

/** With Shift all rows between the last selected one and this are meant. */
function isWithShift(event: unknown): boolean {
  const { nativeEvent } = event as { nativeEvent?: Event };
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}

interface ListTableOptions<Row> {
  name: string;
  columns: readonly Column<Row, string>[];
  rows: readonly Row[];
  isSelectable: boolean;
  /** The view as its address has it; a selection does not outlast it. */
  view: string;
}

/** The columns and rows of a list as they are shown, and which rows are selected. */
export function useListTable<Row extends { id: number }>({
  name,
  columns,
  rows,
  isSelectable,
  view,
}: ListTableOptions<Row>) {
  const { hidden, order, isChanged, setHidden, setOrder, reset } = useListView(name, columns);
  const definitions = useMemo(
    () =>
      columns.map(({ key, header }, index): ColumnDef<typeof features, Row> => ({
        id: key,
        header,
        enableHiding: index > 0,
      })),
    [columns],
  );
  const [selected, setSelected] = useState<{ view: string; rows: RowSelectionState }>(NONE);
  const rowSelection = selected.view === view ? selected.rows : NONE.rows;
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => String(id),
    enableRowSelection: isSelectable,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      columnOrder: order,
      rowSelection,
    },
    onRowSelectionChange: (change) =>
      setSelected({ view, rows: functionalUpdate(change, rowSelection) }),
    isRowRangeSelectionEvent: isWithShift,
    onColumnVisibilityChange: (change) => {
      const visibility = functionalUpdate(
        change,
        Object.fromEntries(hidden.map((key) => [key, false])),
      );
      setHidden(columns.map(({ key }) => key).filter((key) => visibility[key] === false));
    },
    onColumnOrderChange: (change) => setOrder(functionalUpdate(change, order)),
  });
  return { table, onReset: isChanged ? reset : undefined };
}
