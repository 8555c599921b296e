import { useUpdateSavedSearch } from '@generated/api/saved-searches/saved-searches';
import type { AlertFrequency, SavedSearch } from '@generated/model';
import { useRef, useState } from 'react';
import { RowFailure } from '@/acts/act-failure';
import { useAct } from '@/acts/use-act';
import { useReadVersion } from '@/forms/use-read-version';
import { choicesOf } from '@/labels/choices';
import { FREQUENCY_LABELS } from '@/saved-searches/frequencies';
import { useAreMailsOff } from '@/saved-searches/use-are-mails-off';
import { Options, Select } from '@/ui/inputs/select';
import { fieldsOf } from './search-fields';

/** Saved as soon as it is chosen. */
export function FrequencySelect({ search }: { search: SavedSearch }) {
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
    <div className="enlarged:w-full relative grid gap-1 whitespace-normal max-md:mt-1 max-md:inline-grid">
      {/* Shown if there is no column head to say it. */}
      <span aria-hidden className="text-muted text-xs md:hidden">
        Mails of new claims
      </span>
      <Select
        aria-label={`Mails of new claims for ${search.name}`}
        className="enlarged:w-full w-36"
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

/** Sends one choice after the other: an arrow key makes the next one before the last is saved. */
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
