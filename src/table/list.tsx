import { AskedAct } from '@/acts/asked-act';
import { formatCount } from '@/labels/counts';
import { FailedRead } from '@/page/failed-read';
import { Card } from '@/ui/data/card';
import { Pagination } from '@/ui/data/pagination';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { AfterContent } from '@/ui/layout/after-content';
import type { ListDeclaration, ListParams } from './list-declaration';
import { ListBody } from './rows/list-body';
import { BEYOND_END_WORDS } from './rows/no-rows';
import { ListToolbar } from './toolbar/list-toolbar';
import { type ListState, useList } from './use-list';

/** A list of the contract as declared: search, filters, rows, the reason for "No Data", and its pages. */
export function List<Params extends ListParams, Data, Row extends { id: number }, Failure>(
  declaration: ListDeclaration<Params, Data, Row, Failure>,
) {
  const { noun } = declaration;
  const isWide = useMediaQuery('(min-width: 48rem)');
  const list = useList(declaration);
  const { board, bulk, change, page, perPage, totals, total, found, query } = list;
  return (
    <Card>
      {/* Always present: screen readers announce a change, but not an element that appears with its text. */}
      <p role="status" className="sr-only">
        {list.selecting ?? (found && statusWords(list, declaration.empty.description))}
      </p>
      <ListToolbar declaration={declaration} list={list} isWide={isWide} />
      {query.data && <FailedRead query={query} className="mx-4 mb-4" />}
      <ListBody declaration={declaration} list={list} isWide={isWide} />
      {/* Reserves the place of the pagination, so that nothing moves down when it appears. */}
      {!totals && !query.error && !board && (
        <div className="border-line border-t p-4">
          <Skeleton className="h-9" />
        </div>
      )}
      <AskedAct acting={bulk} />
      {totals && total > 0 && !board && (
        <div className="border-line border-t p-4">
          <AfterContent room={<div className="thumb:h-11 h-9" />}>
            <Pagination
              itemsLabel={noun.many}
              page={page}
              perPage={perPage}
              total={totals}
              onPageChange={(next) => change({ page: next })}
              onPerPageChange={(next) => change({ per_page: next })}
            />
          </AfterContent>
        </div>
      )}
    </Card>
  );
}

/** The outcome of a search or filter, for people who do not see the rows. */
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
