import { useCreateCaseUpdate } from '@generated/api/admin-cases/admin-cases';
import { caseUpdateInputAsks } from '@generated/asks';
import type { AdminCase, CaseUpdateInput } from '@generated/model';
import { CreateCaseUpdateBody } from '@generated/zod/admin-cases/admin-cases';
import { latestDayAt, pastDayFault } from '@/domain/days';
import { presentTime } from '@/domain/present-time';
import { TextareaField, TextField } from '@/forms/fields';
import { useContractForm } from '@/forms/use-contract-form';
import { RecordDialog } from '@/record/record-dialog';
import { toast } from '@/ui/feedback/toast';

type News = CaseUpdateInput['case_update'];
type Values = Record<keyof News, string>;

/** Writes a piece of news of a case. */
export function CaseNewsDialog({ item, onClose }: { item: AdminCase; onClose: () => void }) {
  const { mutateAsync: create } = useCreateCaseUpdate();
  const form = useContractForm<Values, News>(CreateCaseUpdateBody.shape.case_update, {
    asks: caseUpdateInputAsks.case_update,
    defaultValues: { date: '', title: '', body: '', url: '' },
    prepare: ({ url, ...values }) => ({ ...values, url: url.trim() || null }),
    check: ({ date }) => ({ date: pastDayFault(date, latestDayAt(new Date(presentTime()))) }),
  });

  async function save(news: News) {
    await create({ id: item.id, data: { case_update: news } });
    toast.success('News added');
    onClose();
  }

  return (
    <RecordDialog
      title="Add news"
      description={`Everybody reads it on the page of ${item.name} at once. Nobody gets a mail.`}
      version={null}
      form={form}
      onSubmit={save}
      submitLabel="Add news"
      errorPrefix="case_update."
      onClose={onClose}
    >
      <TextField<Values> name="date" label="Day" type="date" isRequired />
      <TextField<Values> name="title" label="Title" isRequired autoComplete="off" />
      <TextareaField<Values> name="body" label="What happened" isRequired />
      <TextField<Values>
        name="url"
        label="Source"
        hint="Where to read more: an address that begins with https://."
        type="url"
        autoComplete="off"
      />
    </RecordDialog>
  );
}
