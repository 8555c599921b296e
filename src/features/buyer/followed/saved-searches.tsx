import { savedSearchUpdateInputLimits } from '@generated/limits';
import { useGetCase } from '@generated/api/marketplace/marketplace';
import {
  getListSavedSearchesQueryOptions,
  useDeleteSavedSearch,
  useUpdateSavedSearch,
} from '@generated/api/saved-searches/saved-searches';
import { savedSearchUpdateInputAsks } from '@generated/asks';
import type {
  AlertFrequency,
  SavedSearch,
  SavedSearchFields,
  SavedSearchPage,
  SavedSearchParams,
} from '@generated/model';
import { listSavedSearchesQuery } from '@generated/queries';
import { UpdateSavedSearchBody } from '@generated/zod/saved-searches/saved-searches';
import { Fragment, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Act } from '@/acts/act';
import { ActQuestion } from '@/acts/act-question';
import { RowFailure } from '@/acts/act-failure';
import { useAct } from '@/acts/use-act';
import { serializeParams } from '@/api/params-serializer';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { useReadVersion } from '@/forms/use-read-version';
import { choicesOf } from '@/labels/choices';
import { pathTo } from '@/paths';
import { RecordDialog } from '@/record/record-dialog';
import { FREQUENCY_LABELS } from '@/saved-searches/frequencies';
import { savedParams, searchWords } from '@/saved-searches/search-words';
import { useAreMailsOff } from '@/saved-searches/use-are-mails-off';
import type { Column } from '@/table/columns/column';
import { actionsColumn, countColumn, titleColumn } from '@/table/columns/columns';
import { List } from '@/table/list';
import { RowLink } from '@/table/rows/row-link';
import { Button } from '@/ui/button';
import { toast } from '@/ui/feedback/toast';
import { Options, Select } from '@/ui/inputs/select';

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
    sub: (search) => <Looks for={search} />,
  },
  countColumn({
    key: 'matches',
    header: 'Matches now',
    width: 30,
    onPhone: 'fact',
    value: (search) => search.matches_count,
  }),
  {
    key: 'frequency',
    header: 'Mails of new claims',
    width: 44,
    onPhone: 'action',
    cell: (search) => <Frequency search={search} />,
    values: { 'Mails of new claims': (search) => FREQUENCY_LABELS[search.frequency] },
  },
  actionsColumn((search) => <Actions search={search} />),
];

/** So many cases of a search are named; an API client can name fifty. */
const NAMED_CASES = 3;

/** The filters of a search in words, its cases first. Each of several leads to its own list: there is none of them all. */
function Looks({ for: { params } }: { for: SavedSearch }) {
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

/** Saved as soon as it is chosen. */
function Frequency({ search }: { search: SavedSearch }) {
  const { mutateAsync } = useUpdateSavedSearch();
  const acting = useAct();
  const areMailsOff = useAreMailsOff();
  const [chosen, setChosen] = useState(search.frequency);
  const withReadVersion = useReadVersion(search.lock_version, acting.pending !== null);
  const inTurn = useInTurn();

  function choose(frequency: AlertFrequency) {
    setChosen(frequency);
    acting.start({
      name: 'frequency',
      label: 'Mails of new claims',
      question: null,
      send: async () =>
        await inTurn(() =>
          withReadVersion((lock_version) =>
            mutateAsync({
              id: search.id,
              data: { saved_search: fieldsOf(search, { frequency }), lock_version },
            }),
          ),
        ),
      done: areMailsOff ? `${search.name} is saved` : `${search.name}: ${SAVED_WORDS[frequency]}`,
    });
  }

  return (
    <div className="relative grid gap-1 whitespace-normal max-md:inline-grid">
      {/* Where no head of a column says it. */}
      <span aria-hidden className="text-muted text-xs md:hidden">
        Mails of new claims
      </span>
      <Select
        aria-label={`Mails of new claims for ${search.name}`}
        className="w-36"
        value={acting.pending === null ? search.frequency : chosen}
        // The options are those of the enum.
        onChange={(event) => choose(event.target.value as AlertFrequency)}
      >
        <Options choices={choicesOf(FREQUENCY_LABELS)} />
      </Select>
      <RowFailure acting={acting} />
    </div>
  );
}

/** Sends one choice after the other: an arrow key makes the next before the last is saved. */
function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return async <Answer,>(send: () => Promise<Answer>): Promise<Answer> => {
    const sent = last.current.then(send, send);
    last.current = sent;
    return await sent;
  };
}

const SAVED_WORDS: Record<AlertFrequency, string> = {
  instant: 'mails come at once',
  daily: 'mails come once a day',
  off: 'no more mails',
};

function fieldsOf(
  { name, params, frequency }: SavedSearch,
  change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>,
) {
  return { name, params, frequency, ...change };
}

function Actions({ search }: { search: SavedSearch }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutateAsync: remove } = useDeleteSavedSearch();
  const acting = useAct();
  const act: Act = {
    name: 'delete',
    label: 'Delete',
    isDangerous: true,
    question: {
      title: `Delete ${search.name}?`,
      consequence: 'Its mails end. The claims that it finds stay as they are.',
    },
    send: async () => await remove({ id: search.id }),
    done: `${search.name} is deleted`,
  };
  const name = <span className="sr-only">{search.name}</span>;
  return (
    <div className="relative flex justify-end gap-1 max-md:justify-start">
      <Button variant="secondary" size="sm" onClick={() => setIsRenaming(true)}>
        Rename {name}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => acting.start(act)}>
        Delete {name}
      </Button>
      <ActQuestion acting={acting} />
      {isRenaming && <RenameDialog search={search} onClose={() => setIsRenaming(false)} />}
    </div>
  );
}

function RenameDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { mutateAsync } = useUpdateSavedSearch();
  const form = useContractForm<{ name: string }, SavedSearchFields>(
    UpdateSavedSearchBody.shape.saved_search,
    {
      asks: savedSearchUpdateInputAsks.saved_search,
      defaultValues: { name: search.name },
      prepare: (name) => fieldsOf(search, name),
    },
  );
  return (
    <RecordDialog
      title="Rename search"
      version={search.lock_version}
      form={form}
      errorPrefix="saved_search."
      onSubmit={async (saved_search, lock_version) => {
        await mutateAsync({ id: search.id, data: { saved_search, lock_version } });
        toast.success('Search renamed');
        onClose();
      }}
      submitLabel="Save name"
      onClose={onClose}
    >
      <TextField<{ name: string }>
        name="name"
        label="Name"
        isRequired
        autoComplete="off"
        maxLength={savedSearchUpdateInputLimits.saved_search.name}
      />
    </RecordDialog>
  );
}

const casesOf = ({ case_id }: SavedSearchParams) => [...new Set(case_id)];

/** The list that the search narrows; undefined where it is over several cases or all, of which there is no one list. */
function pathOf({ params }: SavedSearch): string | undefined {
  const [only, another] = casesOf(params);
  return only === undefined || another !== undefined ? undefined : listPath(only, params);
}

function listPath(id: number, params: SavedSearchParams): string {
  const filters = serializeParams(savedParams(params));
  return `${pathTo('caseClaims', { id })}${filters && `?${filters}`}`;
}

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
