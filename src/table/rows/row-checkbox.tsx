import { Checkbox } from '@/ui/inputs/checkbox';
import type { ListRow, ListTable } from './use-list-table';

/** Selects one row; with Shift all between it and the last one. Stands above the row's link. */
export function RowCheckbox<Row extends { id: number }>({
  row,
  label,
}: {
  row: ListRow<Row>;
  label: string;
}) {
  return (
    <Checkbox
      data-select
      aria-label={label}
      className="z-1"
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
    />
  );
}

/** Selects all rows of the page, or none. */
export function PageCheckbox<Row extends { id: number }>({
  table,
  label,
}: {
  table: ListTable<Row>;
  label: string;
}) {
  const areAll = table.getIsAllRowsSelected();
  return (
    <Checkbox
      aria-label={label}
      checked={areAll}
      // All rows are some rows, too, to the table.
      isIndeterminate={!areAll && table.getIsSomeRowsSelected()}
      onChange={table.getToggleAllRowsSelectedHandler()}
    />
  );
}
