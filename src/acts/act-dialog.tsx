import { useState } from 'react';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Stat } from '@/ui/data/stat';
import { Field } from '@/ui/inputs/field';
import { Options, Select } from '@/ui/inputs/select';
import { Textarea } from '@/ui/inputs/textarea';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import type { Act, ActQuestion } from './act';
import type { Asking } from './use-act';

interface ActDialogProps {
  act: Act;
  question: ActQuestion;
  acting: Asking;
}

/** Asks before an act: what happens, what follows, and for a reason if it takes one. Says why the act was refused. */
export function ActDialog({ act, question, acting }: ActDialogProps) {
  const { title, consequence, cancelLabel, sum, notes, obstacle, reason: asksFor } = question;
  const [reason, setReason] = useState(acting.reason);
  const [isTried, setIsTried] = useState(false);
  const Note = asksFor?.note;
  const fault = asksFor && reasonFault(asksFor, reason.trim());

  function confirm() {
    setIsTried(true);
    if (!fault) acting.confirm(reason.trim());
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && acting.cancel(reason)}
      title={title}
      description={consequence}
      confirmLabel={obstacle ? null : act.label}
      isReady={!question.isLookedUp}
      {...(cancelLabel && { cancelLabel })}
      tone={act.isDangerous ? 'danger' : 'primary'}
      isPending={acting.pending !== null}
      error={acting.failure}
      onConfirm={confirm}
    >
      {(asksFor || sum || notes || obstacle) && (
        <div className="grid gap-4">
          {sum && <Stat size="lg" {...sum} />}
          {asksFor?.presets && (
            <PresetField presets={asksFor.presets} reason={reason} onChoose={setReason} />
          )}
          {asksFor && (
            <div className="grid gap-1.5">
              <Field
                label={asksFor.label}
                isRequired={asksFor.missing !== undefined}
                hint={asksFor.hint}
                error={isTried && fault}
              >
                <Textarea
                  rows={4}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
              {Note && (
                <div role="status" className="empty:sr-only">
                  <Note text={reason} />
                </div>
              )}
            </div>
          )}
          {obstacle}
          {notes && (
            <DescriptionList columns={1}>
              {notes.map(({ label, value, text }) =>
                value === undefined ? (
                  <DescriptionItem key={label} label={label}>
                    <span className="whitespace-pre-line">{text}</span>
                  </DescriptionItem>
                ) : (
                  <div key={label} className="flex flex-wrap justify-between gap-x-4 text-sm">
                    <dt className="text-muted">{label}</dt>
                    <dd className="tabular ml-auto text-right">{value}</dd>
                    {text && <dd className="basis-full">{text}</dd>}
                  </div>
                ),
              )}
            </DescriptionList>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

/** Reported in the dialog: a `maxlength` would silently cut a pasted text. */
function reasonFault({ missing, maxLength }: NonNullable<ActQuestion['reason']>, reason: string) {
  if (reason === '') return missing;
  return (
    reason.length > maxLength && `Use at most ${maxLength} characters: these are ${reason.length}.`
  );
}

interface PresetFieldProps {
  presets: readonly { value: string; label: string; text: string }[];
  reason: string;
  onChoose: (text: string) => void;
}

function PresetField({ presets, reason, onChoose }: PresetFieldProps) {
  const chosen = presets.find(({ text }) => text === reason);
  // Choosing "Own words" after a preset restores them.
  const [ownWords, setOwnWords] = useState('');
  return (
    <Field label="Start from">
      <Select
        value={chosen?.value ?? ''}
        onChange={(event) => {
          if (!chosen) setOwnWords(reason);
          onChoose(presets.find(({ value }) => value === event.target.value)?.text ?? ownWords);
        }}
      >
        <option value="">Own words</option>
        <Options choices={presets} />
      </Select>
    </Field>
  );
}
