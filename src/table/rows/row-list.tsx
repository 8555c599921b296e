import { clsx } from 'clsx';
import { Fragment, memo, useState, type ReactNode } from 'react';
import { Skeleton, Skeletons } from '@/ui/feedback/skeleton';
import { useDrawn } from '@/ui/hooks/use-drawn';
import { isBlank, secondLine, type Column } from '../columns/column';
import { RowCheckbox } from './row-checkbox';
import { RowRoom } from '@/ui/feedback/row-room';
import { handleRowKeys } from './row-keys';
import { RowLink } from './row-link';
import type { RowProps, RowsProps } from './rows-props';

/** The rows of a list on a phone, each in two lines: what it is and how it stands, then its numbers. */
export function RowList<Row extends { id: number }, SortBy extends string>({
  isLoading,
  expectedRows,
  ...rows
}: RowsProps<Row, SortBy>) {
  const [hadSkeletons] = useState(isLoading);
  if (isLoading) {
    return (
      <div aria-busy aria-label={rows.caption} role="region" className="grid">
        <Skeletons
          count={expectedRows}
          height="h-17"
          className="border-line grid content-center gap-2 border-b px-4"
        >
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-3/4" />
        </Skeletons>
      </div>
    );
  }
  return <DataRows {...rows} hadSkeletons={hadSkeletons} />;
}

/** The height of a row at least, in quarters of a rem. */
const ROW_HEIGHT = 17;

function DataRows<Row extends { id: number }, SortBy extends string>({
  caption,
  columns,
  rows,
  selection,
  isFetching,
  rowPath,
  rowName,
  hadSkeletons,
}: Omit<RowsProps<Row, SortBy>, 'isLoading' | 'expectedRows'> & { hadSkeletons: boolean }) {
  const drawn = useDrawn(rows.length, ROW_HEIGHT, hadSkeletons);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links and buttons in the rows
    <ul
      aria-label={caption}
      aria-busy={isFetching}
      className={clsx('fade grid', isFetching && 'opacity-60')}
      onKeyDown={handleRowKeys}
    >
      {rows.slice(0, drawn).map((row) => (
        <PhoneRow
          key={row.id}
          row={row}
          columns={columns}
          isSelected={selection?.has(row.id) ?? false}
          select={selection?.select}
          path={rowPath?.(row)}
          name={rowName(row)}
        />
      ))}
      {drawn < rows.length && (
        <li aria-hidden>
          <RowRoom rows={rows.length - drawn} height={ROW_HEIGHT} />
        </li>
      )}
    </ul>
  );
}

/** Not drawn again when others come, or are selected. */
const PhoneRow = memo(function PhoneRow<Row extends { id: number }, SortBy extends string>({
  row,
  columns,
  isSelected,
  select,
  path,
  name,
}: RowProps<Row, SortBy>) {
  const [title, ...others] = columns;
  const at = (place: Column<Row>['onPhone']) =>
    others.filter((column) => column.onPhone === place && !isBlank(column, row));
  const about = title && secondLine(title, row);
  return (
    <li
      data-row
      className={clsx(
        'border-line relative flex min-h-17 items-center gap-3 border-b px-4 py-3 last:border-0',
        isSelected && 'bg-selected',
      )}
    >
      {select && (
        <RowCheckbox id={row.id} isSelected={isSelected} select={select} label={`Select ${name}`} />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex items-start justify-between gap-3">
          <span className="min-w-0 pt-0.5 text-sm wrap-anywhere">
            <RowLink to={path}>{title?.cell(row)}</RowLink>
          </span>
          {at('state').map((column) => (
            <span key={column.key} className="text-muted shrink-0 text-xs">
              {column.cell(row)}
            </span>
          ))}
        </div>
        {at('state')
          .map((column) => ({ ...column, note: secondLine(column, row) }))
          .filter(({ note }) => note !== null)
          .map(({ key, note }) => (
            <p key={key} className="text-muted text-xs wrap-anywhere">
              {note}
            </p>
          ))}
        {/* What cannot stand beside the facts without squeezing them comes below. */}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <dl className="text-muted flex min-w-32 flex-1 flex-wrap gap-x-3 gap-y-0.5 text-xs">
            {about != null && (
              <div className="min-w-0 wrap-anywhere">
                <dt className="sr-only">About</dt>
                <dd>{about}</dd>
              </div>
            )}
            {at('fact').map((column) => (
              <div key={column.key} className="flex gap-1">
                <dt className={column.isPlain ? 'sr-only' : 'shrink-0'}>{column.header}</dt>
                <dd className="text-ink tabular text-balance">{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
          {at('action').length > 0 && (
            <div className="flex flex-wrap items-end gap-3">
              {at('action').map((column) => (
                // Without an element around it: one that is hidden here leaves no gap.
                <Fragment key={column.key}>{column.cell(row)}</Fragment>
              ))}
            </div>
          )}
        </div>
      </div>
    </li>
  );
}) as <Row extends { id: number }, SortBy extends string>(
  props: RowProps<Row, SortBy>,
) => ReactNode;
