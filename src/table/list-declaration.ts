import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SortDirection } from '@generated/model';
import type { Query } from '@generated/queries';
import type { BoardDeclaration } from './board/board-declaration';
import type { BulkAct } from './bulk/bulk-act';
import type { Column } from './columns/column';
import type { ListFilter } from './filters/list-filter';

/** What every list of the contract takes. */
export interface ListParams {
  page?: number;
  per_page?: number;
  sort_by?: string;
  sort_direction?: SortDirection;
}

type SortOf<Params> = Params extends { sort_by?: infer SortBy } ? Extract<SortBy, string> : never;

/** A list of the contract: all that differs between one list and another. */
export interface ListDeclaration<
  Params extends ListParams,
  Data,
  Row extends { id: number },
  Failure,
> {
  /** Under which a person's choice of columns is kept on the device. */
  name: string;
  /** What the rows are called: `{ one: 'user', many: 'users' }`. */
  noun: { one: string; many: string };
  /** The operation's parameters, by which the address is read. */
  query: Query<Params>;
  /** The operation's generated query options. Every list of the contract answers `total_count` beside its rows. */
  read: (params: Params) => UseQueryOptions<Data, Failure>;
  /** Parameters that the page sets and the address does not: the case whose claims are listed. */
  fixed?: Partial<Params>;
  /** Parameters of the address that say which list it is, as tabs do: they narrow nothing, and clearing leaves them. */
  tabs?: readonly (keyof Params & string)[];
  rows: (data: Data) => readonly Row[];
  /** The first one carries the link of the row, where it has one. */
  columns: readonly Column<Row, SortOf<Params>>[];
  /** The order without `sort_by`, which is the exchange's own: "Newest first". */
  defaultSort: string;
  search?: 'search' extends keyof Params ? { label: string; placeholder: string } : never;
  filters?: readonly ListFilter<Params, Row>[];
  /** What is done with the list as it is narrowed now, beside its filters. */
  tool?: (params: Params) => ReactNode;
  /** What may be done with several rows at once. */
  bulk?: readonly BulkAct<Row>[];
  /** Where a row leads; without it a row leads nowhere, and all there is to it stands in its cells. */
  rowPath?: (row: Row) => string;
  /** What would be here, and the one step that puts it there, unless that is a button in the head of the same page. */
  empty: { description: string; next?: { label: string; to: string } };
  /** Its rows in lanes, as a second look beside the table. */
  board?: BoardDeclaration<Params, Row>;
  /** Rows to keep room for while loading, where it is known; else a whole page. */
  expectedRows?: number;
}
