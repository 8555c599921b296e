import { Link } from 'react-router-dom';
import { formatCount } from '@/labels/counts';
import { QueryError } from '@/page/query-error';
import { Button } from '@/ui/button';
import type { ListDeclaration, ListParams } from '../list-declaration';
import type { ListState } from '../use-list';
import { DataGrid } from './data-grid';
import { NoRows } from './no-rows';
import { RowList } from './row-list';

interface ListBodyProps<Params extends ListParams, Data, Row extends { id: number }, Failure> {
  declaration: ListDeclaration<Params, Data, Row, Failure>;
  list: ListState<Params, Data, Row, Failure>;
  isWide: boolean;
}

/** The rows of a list, as a table or in lanes; if there are none, the reason. */
export function ListBody<Params extends ListParams, Data, Row extends { id: number }, Failure>({
  declaration: { empty, expectedRows, rowPath, bulk: acts = [] },
  list,
  isWide,
}: ListBodyProps<Params, Data, Row, Failure>) {
  const { query, rows, board, total, caption, perPage } = list;
  const { data, error, isPlaceholderData } = query;
  if (error && !data) return <QueryError query={query} />;
  if (data && rows.length === 0) {
    return (
      <NoRows
        isNarrowed={list.isNarrowed}
        isBeyondEnd={list.isBeyondEnd}
        onClear={list.clear}
        onFirstPage={() => list.change({ page: 1 })}
        noMatch={list.noMatch}
        description={board?.empty ?? empty.description}
        emptyAction={
          empty.next && (
            <Button variant="secondary" asChild>
              <Link to={empty.next.to}>{empty.next.label}</Link>
            </Button>
          )
        }
      />
    );
  }
  if (board) {
    return (
      <board.Board
        caption={caption}
        board={board}
        rows={rows}
        isLoading={!data}
        isFetching={isPlaceholderData}
        note={
          total > rows.length &&
          data &&
          `The first ${formatCount(rows.length)} of ${formatCount(total, list.isEstimate)} are on the board; the table has all of them.`
        }
      />
    );
  }
  const Rows = isWide ? DataGrid : RowList;
  return (
    <Rows
      caption={caption}
      columns={list.columns.shown}
      rows={rows}
      selection={acts.length > 0 ? list.selection : null}
      isLoading={!data}
      expectedRows={Math.min(expectedRows ?? perPage, perPage)}
      isFetching={isPlaceholderData}
      rowPath={rowPath}
      rowName={list.rowName}
      {...list.sort}
    />
  );
}
