import { useGetCase } from '@generated/api/marketplace/marketplace';
import type { SavedSearch } from '@generated/model';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { searchWords } from '@/saved-searches/search-words';
import { casesOf, listPath } from './search-paths';

/** The number of a search's cases that are named. An API client can set fifty. */
const NAMED_CASES = 3;

/**
 * The filters of a search in words, cases first. Several cases link to one list each: there is none for all of them.
 */
export function SearchLooks({ for: { params } }: { for: SavedSearch }) {
  const cases = casesOf(params);
  const named = cases.slice(0, NAMED_CASES);
  const words = searchWords(params);
  return (
    <>
      {cases.length === 0 && 'All cases'}
      {cases.length === 1 && named.map((id) => <CaseName key={id} id={id} />)}
      {cases.length > 1 &&
        named.map((id, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <Link
              to={listPath(id, params)}
              className="text-link inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
            >
              <CaseName id={id} />
            </Link>
          </Fragment>
        ))}
      {cases.length > named.length && ` and ${cases.length - named.length} more`}
      {words && ` · ${words}`}
    </>
  );
}

function CaseName({ id }: { id: number }) {
  const { data } = useGetCase(String(id));
  return data?.name ?? `Case ${id}`;
}
