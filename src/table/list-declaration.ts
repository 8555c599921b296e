import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SortDirection } from '@generated/model';
import type { Query } from '@generated/queries/query';
import type { BoardDeclaration } from './board/board-declaration';
import type { BulkAct } from './bulk/bulk-act';
import type { Column } from './columns/column';
import type { ListFilter } from './filters/list-filter';

/** The parameters that every list of the contract takes. */
export interface ListParams {
  page?: number;
  per_page?: number;
  sort_by?: string;
  sort_direction?: SortDirection;
}

type SortOf<Params> = Params extends { sort_by?: infer SortBy } ? Extract<SortBy, string> : never;

/** A list of the contract: everything that differs between one list and another. */
export interface ListDeclaration<
  Params extends ListParams,
  Data,
  Row extends { id: number },
  Failure,
> {
  /** The name under which a person's choice of columns is kept on the device. */
  name: string;
  /** What to call the rows: `{ one: 'user', many: 'users' }`. */
  noun: { one: string; many: string };
  /** The operation's parameters, used to read the address. */
  query: Query<Params>;
  /** The operation's generated query options. Every list of the contract answers `total_count` along with its rows. */
  read: (params: Params) => UseQueryOptions<Data, Failure>;
  /** Parameters that the page sets and the address does not, such as the case whose claims are listed. */
  fixed?: Partial<Params>;
  /** Parameters of the address that select the list, as tabs do. They narrow nothing, and clearing leaves them. */
  tabs?: readonly (keyof Params & string)[];
  rows: (data: Data) => readonly Row[];
  /** The first one carries the link of the row, if it has one. */
  columns: readonly Column<Row, SortOf<Params>>[];
  /** The exchange's own order, without `sort_by`: "Newest first". */
  defaultSort: string;
  search?: 'search' extends keyof Params ? { label: string; placeholder: string } : never;
  filters?: readonly ListFilter<Params, Row>[];
  /** What can be done with the list as it is narrowed now, next to its filters. */
  tool?: (params: Params) => ReactNode;
  /** The acts on several rows at once. */
  bulk?: readonly BulkAct<Row>[];
  /** Where a row leads. Without it rows have no link, and their cells show all there is. */
  rowPath?: (row: Row) => string;
  /** What would be here, and the one step that puts it there, unless that is a button in the head of the same page. */
  empty: { description: string; next?: { label: string; to: string } };
  /** Its rows in lanes, as an alternative to the table. */
  board?: BoardDeclaration<Params, Row>;
  /** The rows to reserve space for while loading, if their number is known. By default a whole page. */
  expectedRows?: number;
}
