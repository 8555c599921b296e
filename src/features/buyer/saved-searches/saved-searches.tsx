import { getListSavedSearchesQueryOptions } from '@generated/api/saved-searches/saved-searches';
import type { SavedSearch, SavedSearchPage } from '@generated/model';
import { listSavedSearchesQuery } from '@generated/queries/saved-searches';
import { pathTo } from '@/paths';
import { FREQUENCY_LABELS } from '@/saved-searches/frequencies';
import type { Column } from '@/table/columns/column';
import { actionsColumn, countColumn, titleColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { RowLink } from '@/table/rows/row-link';
import { FrequencySelect } from './frequency-select';
import { SearchActions } from './search-actions';
import { SearchLooks } from './search-looks';
import { pathOf } from './search-paths';

const rowsOf = ({ saved_searches: searches }: SavedSearchPage) => searches;

const columns: readonly Column<SavedSearch>[] = [
  {
    ...titleColumn<SavedSearch>({
      key: 'name',
      header: 'Name',
      width: 60,
      value: (search) => search.name,
    }),
    cell: (search) => (
      <RowLink to={pathOf(search)}>
        <span className="wrap-anywhere">{search.name}</span>
      </RowLink>
    ),
    sub: (search) => <SearchLooks for={search} />,
  },
  {
    ...countColumn<SavedSearch>({
      key: 'matches',
      header: 'Matches now',
      width: 30,
      onPhone: 'number',
      value: (search) => search.matches_count,
    }),
    cell: ({ matches_count: count }) => (
      <>
        {count}
        <span aria-hidden className="md:hidden">
          {' '}
          {count === 1 ? 'match' : 'matches'}
        </span>
      </>
    ),
  },
  {
    key: 'frequency',
    header: 'Mails of new claims',
    width: 44,
    cell: (search) => <FrequencySelect search={search} />,
    phoneNote: (search) => <FrequencySelect search={search} />,
    values: { 'Mails of new claims': (search) => FREQUENCY_LABELS[search.frequency] },
  },
  {
    ...actionsColumn<SavedSearch>((search) => <SearchActions search={search} />),
    onPhone: undefined,
    phoneNote: (search) => <SearchActions search={search} />,
  },
];

export function SavedSearches() {
  return (
    <List
      name="saved-searches"
      noun={{ one: 'saved search', many: 'saved searches' }}
      query={listSavedSearchesQuery}
      read={(params) => getListSavedSearchesQueryOptions(params)}
      rows={rowsOf}
      columns={columns}
      defaultSort="Newest first"
      expectedRows={3}
      empty={{
        description:
          'Open the claims of a case, narrow them, and press “Save search”: it is kept here, and new claims that fit are mailed.',
        next: { label: 'Browse the marketplace', to: pathTo('marketplace') },
      }}
    />
  );
}
