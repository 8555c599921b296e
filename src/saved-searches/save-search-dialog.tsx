import { savedSearchInputLimits } from '@generated/limits';
import { useCreateSavedSearch } from '@generated/api/saved-searches/saved-searches';
import { savedSearchInputAsks } from '@generated/asks';
import type { Case, ListClaimsParams, SavedSearchInput } from '@generated/model';
import { CreateSavedSearchBody } from '@generated/zod/saved-searches/saved-searches';
import { RadioField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { choicesOf } from '@/labels/choices';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';
import { FREQUENCY_LABELS } from './frequencies';
import { MailsOff } from './mails-off';
import { savedParams, searchWords } from './search-words';

const { name: LONGEST_NAME } = savedSearchInputLimits.saved_search;

interface SaveSearchDialogProps {
  of: Pick<Case, 'id' | 'name'>;
  params: ListClaimsParams;
  onClose: () => void;
}

export function SaveSearchDialog({ of, params, onClose }: SaveSearchDialogProps) {
  const { mutateAsync } = useCreateSavedSearch();
  const kept = { case_id: [of.id], ...savedParams(params) };
  const words = searchWords(kept);
  const form = useContractForm<SavedSearchInput>(CreateSavedSearchBody, {
    asks: savedSearchInputAsks,
    defaultValues: {
      saved_search: {
        name: [of.name, words].filter(Boolean).join(': ').slice(0, LONGEST_NAME),
        params: kept,
        frequency: 'daily',
      },
    },
  });

  async function save(data: SavedSearchInput) {
    await mutateAsync({ data });
    toast.success('Search saved. Your account menu leads to it.');
    onClose();
  }

  return (
    <RecordDialog
      title="Save this search"
      description={`Claims against ${of.name}${words && `: ${words}`}.${params.search ? ' The words you searched for are not kept.' : ''}`}
      version={null}
      form={form}
      onSubmit={save}
      submitLabel="Save search"
      onClose={onClose}
    >
      <TextField<SavedSearchInput>
        name="saved_search.name"
        label="Name"
        isRequired
        autoComplete="off"
        maxLength={LONGEST_NAME}
      />
      <RadioField<SavedSearchInput>
        name="saved_search.frequency"
        label="Mail me new claims that fit"
        choices={choicesOf(FREQUENCY_LABELS)}
      />
      <MailsOff />
    </RecordDialog>
  );
}
