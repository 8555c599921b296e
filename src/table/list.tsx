import { ActQuestion } from '@/acts/act-question';
import { formatCount } from '@/labels/counts';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { LookSwitch } from './board/look';
import { BulkBar } from './bulk/bulk-bar';
import { BulkOutcome } from './bulk/bulk-outcome';
import { ExportButton } from './export/export-button';
import type { ListDeclaration, ListParams } from './list-declaration';
import { ListBody } from './rows/list-body';
import { BEYOND_END_WORDS } from './rows/no-rows';
import { ListToolbar } from './toolbar/list-toolbar';
import { type ListState, useList } from './use-list';
import { ViewButton } from './view/view-button';

/** A list of the contract as it was declared: search, filters, rows, the reasons for "No Data", and its pages. */
export function List<Params extends ListParams, Data, Row extends { id: number }, Failure>(
  declaration: ListDeclaration<Params, Data, Row, Failure>,
) {
  const { noun, columns, search, defaultSort, bulk: acts = [] } = declaration;
  const isWide = useMediaQuery('(min-width: 768px)');
  const list = useList(declaration);
  const { board, bulk, change, page, perPage, totals, total, found, query } = list;
  return (
    <Card>
      {/* Always there: a screen reader speaks of what changes in it, not of what comes with its first words. */}
      <p role="status" className="sr-only">
        {found && statusWords(list, declaration.empty.description)}
      </p>
      <ListToolbar
        isWide={isWide}
        noun={noun}
        total={found}
        search={search}
        searchLength={list.searchLength}
        filters={list.filters}
        params={list.values}
        setParams={change}
        onClear={list.clear}
        // The lanes have an order of their own.
        columns={board ? [] : columns}
        defaultSort={defaultSort}
        {...list.sort}
        looks={declaration.board && <LookSwitch look={list.look} onChange={list.setLook} />}
        selection={
          list.isSelecting && <BulkBar acts={acts} selection={list.selection} bulk={bulk} />
        }
        tool={list.tool}
        outcome={bulk.outcome && <BulkOutcome {...bulk.outcome} onDismiss={bulk.dismiss} />}
      >
        {!board && <ViewButton columns={list.columns} />}
        <ExportButton noun={noun} columns={list.columns.shown} {...list.pages} />
      </ListToolbar>
      <ListBody declaration={declaration} list={list} isWide={isWide} />
      {/* The place of the pages below, so that nothing moves down when they come. */}
      {!totals && !query.error && !board && (
        <div className="border-line border-t p-4">
          <Skeleton className="h-9" />
        </div>
      )}
      <ActQuestion acting={bulk} />
      {totals && total > 0 && !board && (
        <div className="border-line border-t p-4">
          <Pagination
            itemsLabel={noun.many}
            page={page}
            perPage={perPage}
            total={totals}
            onPageChange={(next) => change({ page: next })}
            onPerPageChange={(next) => change({ per_page: next })}
          />
        </div>
      )}
    </Card>
  );
}

/** What came of asking, to who does not see the rows. */
function statusWords<Params extends ListParams, Data, Row extends { id: number }, Failure>(
  list: ListState<Params, Data, Row, Failure>,
  emptyWords: string,
): string {
  const { caption, total, isEstimate, page, perPage } = list;
  if (list.isBeyondEnd) return BEYOND_END_WORDS;
  if (total === 0) return list.isNarrowed ? list.noMatch : emptyWords;
  const pages = formatCount(Math.ceil(total / perPage), isEstimate);
  return `${caption}: ${formatCount(total, isEstimate)}, page ${formatCount(page)} of ${pages}`;
}
