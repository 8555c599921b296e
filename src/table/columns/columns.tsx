import { clsx } from 'clsx';
import { formatPrice } from '@/domain/money';
import { AboutAmount } from '@/labels/about-amount';
import { DateText } from '@/ui/data/date-text';
import { Breakable } from '@/ui/data/breakable';
import { Badge, type Tone } from '@/ui/feedback/badge';
import type { Column } from './column';

/*
 * The kinds of columns that lists share: what a value looks like in a table, how it is sorted and how it is exported.
 * The columns that belong to claims, cases or users are kept with those.
 */

const nothing = <span className="text-muted">–</span>;

type Overrides<Row, SortBy extends string> = Partial<
  Pick<
    Column<Row, SortBy>,
    | 'sortBy'
    | 'sortKind'
    | 'sub'
    | 'width'
    | 'grownWidth'
    | 'onPhone'
    | 'isOptional'
    | 'isSpare'
    | 'align'
  >
>;

interface Base<Row, SortBy extends string> extends Overrides<Row, SortBy> {
  key: string;
  header: string;
}

type Of<Row, SortBy extends string, Value> = Base<Row, SortBy> & { value: (row: Row) => Value };

/** The title of a row, which carries its link. First in every list. */
export function titleColumn<Row, SortBy extends string = never>({
  value,
  about,
  aboutHeader,
  ...rest
}: Of<Row, SortBy, string> & {
  /** What else tells the row apart, in the second line. */
  about?: (row: Row) => string | null;
  aboutHeader?: string;
}): Column<Row, SortBy> {
  return {
    width: 48,
    name: value,
    cell: (row) => <span className="wrap-anywhere">{value(row)}</span>,
    ...(about && { sub: (row: Row) => <Breakable text={about(row)} /> }),
    values: { [rest.header]: value, ...(about && aboutHeader && { [aboutHeader]: about }) },
    ...rest,
  };
}

export function textColumn<Row, SortBy extends string = never>({
  value,
  ...rest
}: Of<Row, SortBy, string | null>): Column<Row, SortBy> {
  return {
    width: 32,
    cell: (row) => value(row) ?? nothing,
    values: { [rest.header]: value },
    ...rest,
  };
}

/** The number of a record, as it is quoted: "CLM-7K3F9Q". */
export function referenceColumn<Row, SortBy extends string = never>({
  value,
  ...rest
}: Of<Row, SortBy, string>): Column<Row, SortBy> {
  return {
    width: 35,
    name: value,
    cell: (row) => <span className="tabular whitespace-nowrap">{value(row)}</span>,
    values: { [rest.header]: value },
    ...rest,
  };
}

export function countColumn<Row, SortBy extends string = never>({
  value,
  ...rest
}: Of<Row, SortBy, number | null>): Column<Row, SortBy> {
  return {
    width: 20,
    align: 'right',
    sortKind: 'number',
    cell: (row) => value(row) ?? nothing,
    values: { [rest.header]: value },
    ...rest,
  };
}

export interface Money {
  amount: string;
  currency: string;
  /** Rounded by the exchange for a person who may not see the exact amount. */
  isRounded?: boolean;
}

/** Exported as a bare number with its currency in a separate column, so that a spreadsheet can add it up. */
export function moneyColumn<Row, SortBy extends string = never>({
  value,
  isCompact = false,
  ...rest
}: Of<Row, SortBy, Money | null> & { isCompact?: boolean }): Column<Row, SortBy> {
  return {
    width: isCompact ? 28 : 40,
    align: 'right',
    sortKind: 'number',
    cell: (row) => {
      const money = value(row);
      if (!money) return nothing;
      return (
        // Amounts from ten billion are in smaller type: in one line they would otherwise overlap the next column.
        <span className={clsx('whitespace-nowrap', Number(money.amount) >= 1e10 && 'text-xs')}>
          <AboutAmount {...money} isCompact={isCompact} />
        </span>
      );
    },
    values: {
      [rest.header]: (row) => value(row)?.amount ?? null,
      [`${rest.header}, currency`]: (row) => value(row)?.currency ?? null,
    },
    ...rest,
  };
}

/**
 * A price in percent of face.
 * @param text a text that begins with the price, exported next to the number. Without it the cell shows the price
 * alone.
 */
export function percentColumn<Row, SortBy extends string = never>({
  value,
  text,
  ifNone = nothing,
  ...rest
}: Of<Row, SortBy, string | null> & {
  text?: (row: Row) => string | null;
  ifNone?: React.ReactNode;
}): Column<Row, SortBy> {
  return {
    width: 24,
    align: 'right',
    sortKind: 'number',
    cell: (row) => {
      const percent = value(row);
      return percent ? <Price percent={percent} text={text?.(row)} /> : ifNone;
    },
    values: { [`${rest.header}, % of face`]: value, ...(text && { [rest.header]: text }) },
    ...rest,
  };
}

/** Keeps the price in one line, however narrow its column. The text about it may wrap. */
function Price({ percent, text }: { percent: string; text?: string | null | undefined }) {
  const price = formatPrice(percent);
  return (
    <>
      <span className="whitespace-nowrap">{price}</span>
      {text?.slice(price.length)}
    </>
  );
}

/** A day or a moment of the contract. */
export function dateColumn<Row, SortBy extends string = never>({
  value,
  ...rest
}: Of<Row, SortBy, string | null>): Column<Row, SortBy> {
  return {
    width: 28,
    sortKind: 'date',
    cell: (row) => {
      const iso = value(row);
      return iso ? (
        <span className="tabular text-xs whitespace-nowrap">
          <DateText iso={iso} />
        </span>
      ) : (
        nothing
      );
    },
    values: { [rest.header]: value },
    ...rest,
  };
}

/** A state as a word, with a tone to match. */
export function statusColumn<Row, SortBy extends string = never>({
  value,
  ...rest
}: Of<Row, SortBy, { label: string; tone?: Tone } | null>): Column<Row, SortBy> {
  return {
    width: 36,
    sortKind: 'state',
    cell: (row) => {
      const state = value(row);
      return state ? <Badge tone={state.tone ?? 'neutral'}>{state.label}</Badge> : nothing;
    },
    values: { [rest.header]: (row) => value(row)?.label ?? null },
    ...rest,
  };
}

/** The buttons of a row, at its right end. Cannot be sorted, chosen or exported. */
export function actionsColumn<Row>(cell: Column<Row>['cell']): Column<Row> {
  return {
    key: 'actions',
    header: 'Actions',
    align: 'right',
    width: 49,
    onPhone: 'action',
    isPinned: true,
    cell,
    values: {},
  };
}
