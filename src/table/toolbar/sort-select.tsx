import { Options, Select } from '@/ui/inputs/select';
import type { Column, SortKind } from '../columns/column';
import type { SortOrder } from '../sort';

const WORDS: Record<SortKind, Record<'ascend' | 'descend', string>> = {
  text: { ascend: 'A to Z', descend: 'Z to A' },
  number: { ascend: 'lowest first', descend: 'highest first' },
  date: { ascend: 'oldest first', descend: 'newest first' },
  state: { ascend: 'in order', descend: 'reversed' },
  deadline: { ascend: 'soonest first', descend: 'latest first' },
};

interface SortSelectProps<Row, SortBy extends string> {
  columns: readonly Column<Row, SortBy>[];
  defaultSort: string;
  orderOf: (column: SortBy) => SortOrder;
  onSort: (column: SortBy, order: SortOrder) => void;
  className?: string;
}

/** The orders of a list that has no column heads to press. */
export function SortSelect<Row, SortBy extends string>({
  columns,
  defaultSort,
  orderOf,
  onSort,
  className,
}: SortSelectProps<Row, SortBy>) {
  const options = columns.flatMap(({ sortBy, sortKind = 'text', header }) =>
    sortBy === undefined
      ? []
      : (['ascend', 'descend'] as const).map((order) => ({
          value: `${sortBy} ${order}`,
          label: `${header}, ${WORDS[sortKind][order]}`,
          sortBy,
          order,
        })),
  );
  const first = options[0];
  if (!first) return null;
  const current = options.find(({ sortBy, order }) => orderOf(sortBy) === order);
  return (
    <Select
      aria-label="Sort by"
      className={className}
      value={current?.value ?? ''}
      onChange={(event) => {
        const chosen = options.find(({ value }) => value === event.target.value);
        if (chosen) onSort(chosen.sortBy, chosen.order);
        else onSort(current?.sortBy ?? first.sortBy, null);
      }}
    >
      <option value="">{defaultSort}</option>
      <Options choices={options} />
    </Select>
  );
}
