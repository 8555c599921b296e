import { listCasesQuery } from '@generated/queries/marketplace';
import { ListSearch, type ListSearchProps } from '@/table/toolbar/list-search';

/** A search for cases by anything that a person knows about one. */
export function CaseSearch(search: Pick<ListSearchProps, 'searched' | 'onSearch'>) {
  return (
    <ListSearch
      {...search}
      label="Search cases"
      placeholder="Case, debtor, court or number"
      maxLength={listCasesQuery.fields.search.maxLength}
    />
  );
}
