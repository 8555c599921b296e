import type { ChangeEvent } from 'react';
import { Checkbox } from '@/ui/inputs/checkbox';
import type { Selection } from './use-selection';

interface RowCheckboxProps extends Pick<Selection<never>, 'select'> {
  id: number;
  isSelected: boolean;
  label: string;
}

/** Selects one row; with Shift, all rows between it and the last one. Lies above the row's link. */
export function RowCheckbox({ id, isSelected, select, label }: RowCheckboxProps) {
  return (
    <Checkbox
      data-select
      aria-label={label}
      className="z-1"
      checked={isSelected}
      onChange={(event) => select(id, event.target.checked, isWithShift(event))}
    />
  );
}

/** A checkbox is changed by a click, even with the keyboard. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}

interface PageCheckboxProps {
  selection: Selection<unknown>;
  /** The number of rows on the page. */
  count: number;
  label: string;
}

/** Selects all rows of the page, or none. */
export function PageCheckbox({ selection, count, label }: PageCheckboxProps) {
  const selected = selection.rows.length;
  const areAll = count > 0 && selected === count;
  return (
    <Checkbox
      aria-label={label}
      checked={areAll}
      isIndeterminate={selected > 0 && !areAll}
      onChange={({ target }) => selection.selectAll(target.checked)}
    />
  );
}
