import { savedSearchUpdateInputLimits } from '@generated/limits';
import {
  useDeleteSavedSearch,
  useUpdateSavedSearch,
} from '@generated/api/saved-searches/saved-searches';
import { savedSearchUpdateInputAsks } from '@generated/asks';
import type { SavedSearch, SavedSearchFields } from '@generated/model';
import { UpdateSavedSearchBody } from '@generated/zod/saved-searches/saved-searches';
import { useState } from 'react';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { useAct } from '@/acts/use-act';
import { TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { Button } from '@/ui/button';
import { toast } from '@/ui/feedback/toast';
import { fieldsOf } from './search-fields';

export function SearchActions({ search }: { search: SavedSearch }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutateAsync: remove } = useDeleteSavedSearch();
  const acting = useAct();
  const act: Act = {
    name: 'delete',
    label: 'Delete',
    isDangerous: true,
    question: {
      title: `Delete ${search.name}?`,
      consequence: `${search.frequency === 'off' ? '' : 'Its mails end. '}The claims that it finds stay as they are.`,
    },
    send: async () => await remove({ id: search.id }),
    done: `${search.name} is deleted`,
  };
  const name = <span className="sr-only">{search.name}</span>;
  return (
    <div className="enlarged:mt-2 enlarged:flex-wrap relative flex justify-end gap-1 self-end max-md:justify-start">
      <Button variant="secondary" size="sm" onClick={() => setIsRenaming(true)}>
        Rename {name}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => acting.start(act)}>
        Delete {name}
      </Button>
      <AskedAct acting={acting} />
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
      onSubmit={async ({ lock_version, ...saved_search }) => {
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
