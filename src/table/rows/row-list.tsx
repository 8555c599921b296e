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

/** The rows of a list on a phone, each in two lines: what it is and its state, then its numbers. */
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

/** The minimum height of a row, in quarters of a rem. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links and buttons in the rows
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

const LINE = 'flex min-h-6 flex-wrap items-center justify-end gap-x-2';

/** Not redrawn when other rows arrive or are selected. */
const PhoneRow = memo(function PhoneRow<Row extends { id: number }, SortBy extends string>({
  row,
  columns,
  isSelected,
  select,
  path,
  name,
}: RowProps<Row, SortBy>) {
  const [title, ...others] = columns;
  const at = (place: Column<Row>['onPhone'], className?: string) =>
    others.map(
      (column) =>
        column.onPhone === place &&
        // The place of a price is kept in rows that have none.
        (place === 'price' || !isBlank(column, row)) && (
          <span key={column.key} className={className}>
            <span className="sr-only left-0">{column.header} </span>
            {column.cell(row)}
          </span>
        ),
    );
  const second = title && secondLine(title, row);
  const isAbout = title?.onPhone === 'about';
  return (
    <li
      data-row
      className={clsx(
        'border-line enlarged:flex-wrap relative flex min-h-17 items-center gap-3 border-b px-4 py-2 last:border-0',
        isSelected && 'bg-selected',
      )}
    >
      {select && (
        <RowCheckbox id={row.id} isSelected={isSelected} select={select} label={`Select ${name}`} />
      )}
      {/* Cut if there is no room: the row's page has it all. Enlarged text wraps, and so do spaced-out lines. */}
      <div
        className={clsx('grid min-w-0 flex-1 gap-0.5 text-xs', !select && 'enlarged:basis-full')}
      >
        <div className={LINE}>
          <span className="text-muted enlarged:flex-wrap flex min-w-0 flex-1 basis-28 items-center gap-2">
            <span className={clsx('cut -m-1 p-1 text-sm', isAbout && 'shrink-0')}>
              <RowLink to={path}>{title?.cell(row)}</RowLink>
            </span>
            {isAbout && <span className="cut">{second}</span>}
            {at('about', 'cut enlarged:basis-full flex-1 basis-0')}
          </span>
          {at('state')}
        </div>
        <div className={LINE}>
          <span className="text-muted cut enlarged:basis-full flex-1 basis-10 [&_wbr]:hidden">
            {at('fact', 'mr-2')}
            {!isAbout && second}
          </span>
          <span className="tabular enlarged:flex-wrap flex justify-end gap-2 text-right text-sm whitespace-nowrap">
            {at('number')}
            {at('price', 'min-w-16')}
          </span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 empty:hidden">
          {columns.map(({ key, phoneNote }) => (
            <Fragment key={key}>{phoneNote?.(row)}</Fragment>
          ))}
        </div>
      </div>
      {at('action')}
    </li>
  );
}) as <Row extends { id: number }, SortBy extends string>(
  props: RowProps<Row, SortBy>,
) => ReactNode;
