import { clsx } from 'clsx';
import { totalWords } from '@/labels/counts';
import { FilterChips } from '@/ui/filters/filter-chips';
import { AfterContent } from '@/ui/layout/after-content';
import { LookSwitch } from '../board/look';
import { BulkBar } from '../bulk/bulk-bar';
import { BulkOutcome } from '../bulk/bulk-outcome';
import { ExportButton } from '../export/export-button';
import { chipsOf } from '../filters/chips';
import { FilterControl } from '../filters/filter-control';
import { type AnyFilter, textIn } from '../filters/list-filter';
import type { ListDeclaration, ListParams } from '../list-declaration';
import type { ListState } from '../use-list';
import { ViewButton } from '../view/view-button';
import { ListSearch } from './list-search';
import { PhoneFilters } from './phone-filters';
import { SortSelect } from './sort-select';

interface ListToolbarProps<Params extends ListParams, Data, Row extends { id: number }, Failure> {
  declaration: ListDeclaration<Params, Data, Row, Failure>;
  list: ListState<Params, Data, Row, Failure>;
  isWide: boolean;
}

/** Search and filters of a list, with chips below for what narrows it. On a phone the filters open in a sheet. */
export function ListToolbar<Params extends ListParams, Data, Row extends { id: number }, Failure>({
  declaration,
  list,
  isWide,
}: ListToolbarProps<Params, Data, Row, Failure>) {
  const { noun, search, defaultSort, bulk: acts = [] } = declaration;
  const { board, bulk, filters, found, selecting, tool, values: params, change: setParams } = list;
  const controls = filters.filter(hasControl);
  const shared = { params, setParams };
  // The lanes have an order of their own.
  const columns = board ? [] : declaration.columns;
  const isSortable = columns.some(({ sortBy }) => sortBy !== undefined);
  const { outcome } = bulk;
  const hasTools = search || controls.length > 0 || isSortable || tool || selecting || outcome;
  // On a phone it would be empty.
  if (!isWide && !hasTools) return null;
  const looks = declaration.board && <LookSwitch look={list.look} onChange={list.setLook} />;
  return (
    <div
      className={clsx(
        'border-line bg-surface grid gap-3 rounded-t-lg border-b p-4',
        selecting && 'sticky top-16 z-10',
      )}
    >
      {selecting && (
        <BulkBar acts={acts} selection={list.selection} bulk={bulk} words={selecting} />
      )}
      <div className={clsx('flex-wrap items-center gap-2', selecting ? 'hidden' : 'flex')}>
        {search && (
          <ListSearch
            {...search}
            // Shrinks before the buttons at the right end wrap into a row of their own.
            className={isWide ? 'max-w-64 min-w-48 flex-1' : 'w-full'}
            maxLength={list.searchLength}
            searched={textIn(params, 'search') ?? ''}
            onSearch={(text) => setParams({ search: text })}
          />
        )}
        {isWide ? (
          <>
            {controls.map((filter) => (
              <FilterControl key={filter.label} filter={filter} {...shared} />
            ))}
            <div className="ml-auto flex items-center gap-2">
              {tool}
              <div className="flex items-center gap-1">
                {looks}
                <AfterContent
                  room={
                    <div
                      className={clsx(
                        'thumb:h-11 h-9',
                        board ? 'thumb:w-11 w-9' : 'thumb:w-23 w-19',
                      )}
                    />
                  }
                >
                  {!board && <ViewButton columns={list.columns} />}
                  <ExportButton noun={noun} columns={list.columns.shown} {...list.pages} />
                </AfterContent>
              </div>
            </div>
          </>
        ) : (
          <>
            {controls.length > 0 && (
              <PhoneFilters
                {...shared}
                filters={controls}
                onClear={list.clear}
                doneLabel={
                  found === undefined ? `Show ${noun.many}` : `Show ${totalWords(found, noun)}`
                }
              />
            )}
            {looks}
            <SortSelect
              {...list.sort}
              columns={columns}
              defaultSort={defaultSort}
              className={looks ? 'w-full' : 'enlarged:min-w-full min-w-0 flex-1'}
            />
            {tool}
          </>
        )}
      </div>
      {outcome && <BulkOutcome {...outcome} onDismiss={bulk.dismiss} />}
      <FilterChips chips={chipsOf(filters, params, setParams)} onClearAll={list.clear} />
    </div>
  );
}

function hasControl(filter: AnyFilter): boolean {
  switch (filter.kind) {
    case 'choice':
      return filter.options.length > 0;
    case 'flag':
      return !filter.hasNoSwitch;
    case 'range':
      return true;
    case 'record':
      return false;
  }
}
