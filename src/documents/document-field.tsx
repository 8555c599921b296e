import { useEffect, useEffectEvent } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import type { UploadedDocumentKind } from '@generated/model';
import { errorBodyOf } from '@/api/errors/problem';
import { useShownField } from '@/forms/shown-fields';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/inputs/field';
import { DocumentDrop } from './document-drop';
import { useDocumentPreview } from './document-preview';
import { useDocumentUpload } from './use-document-upload';

/** Stands for a chosen file that is no document yet, or whose upload has failed. It is missing from what is sent. */
export const UNFINISHED = -1;

interface DocumentFieldProps<Values extends FieldValues> {
  /** The id of the uploaded document; 0 if there is none. In an optional field, `UNFINISHED` for a chosen file. */
  name: Path<Values>;
  label: string;
  hint?: string;
  kind: UploadedDocumentKind;
  isRequired?: boolean;
}

/** Uploads one document as soon as it is chosen, and shows it. */
export function DocumentField<Values extends FieldValues>({
  name,
  label,
  hint,
  kind,
  isRequired = true,
}: DocumentFieldProps<Values>) {
  useShownField(name);
  const { field, fieldState } = useController<Values>({ name });
  const { preview, dialog } = useDocumentPreview();
  const { item, reading, start, retry, clear } = useDocumentUpload({
    kind,
    // The contract's ids start at 1, and a form has no null for a number.
    documentId: field.value > 0 ? field.value : null,
    onDone: (documentId) => field.onChange(documentId ?? 0),
  });

  // A form that was kept during an upload is restored without the file: there is nothing to wait for or to remove.
  const isLost = field.value === UNFINISHED && !item;
  const forgetLost = useEffectEvent(() => field.onChange(0));
  useEffect(() => {
    if (isLost) forgetLost();
  }, [isLost]);

  function choose(file: File) {
    // A required field refuses a missing document by itself.
    if (!isRequired) field.onChange(UNFINISHED);
    start(file);
  }

  return (
    <>
      <Field label={label} hint={hint} error={fieldState.error?.message} isRequired={isRequired}>
        <DocumentDrop
          inputRef={field.ref}
          kind={kind}
          room={item || reading ? 0 : 1}
          // Keeps one row from the choice of the file to its removal.
          items={item ? [{ ...item, id: name }] : []}
          actionsOf={() => ({
            onPreview: preview,
            onCancel: clear,
            onRetry: retry,
            onRemove: clear,
          })}
          onFiles={([file]) => file && choose(file)}
        />
        {reading?.error && (
          <ErrorState
            title="Your document could not be shown"
            message="It is uploaded, and goes along with this form."
            requestId={errorBodyOf(reading.error)?.request_id}
            onRetry={() => void reading.refetch()}
            isRetrying={reading.isFetching}
          />
        )}
        {reading && !reading.error && <Skeleton className="h-14" />}
      </Field>
      {dialog}
    </>
  );
}
