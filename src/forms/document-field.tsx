import { useEffect, useRef } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import type { DocumentKind } from '@generated/model';
import { DOCUMENT_TYPES, documentSizeLimit, formatBytes } from '@/domain/document-limits';
import { Field } from '@/ui/inputs/field';
import { FileDrop, type FileDropItem } from '@/ui/inputs/file-drop';
import { useDocumentUpload, type Upload } from './use-document-upload';

interface DocumentFieldProps<Values extends FieldValues> {
  /** Holds the id of the uploaded document, 0 as long as there is none. */
  name: Path<Values>;
  label: string;
  hint?: string;
  kind: DocumentKind;
}

/** Uploads one document as soon as it is chosen, and shows it. */
export function DocumentField<Values extends FieldValues>({
  name,
  label,
  hint,
  kind,
}: DocumentFieldProps<Values>) {
  const { field, fieldState } = useController<Values>({ name });
  const { upload, start, clear } = useDocumentUpload(kind, (documentId) => {
    field.onChange(documentId ?? 0);
  });
  const limits = `${Object.values(DOCUMENT_TYPES).join(', ')}, up to ${formatBytes(documentSizeLimit(kind))}`;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} isRequired>
      <FileDrop
        inputRef={field.ref}
        accept={Object.keys(DOCUMENT_TYPES).join(',')}
        limits={limits}
        files={upload ? [item(upload, name, start, clear)] : []}
        onFiles={([file]) => file && void start(file)}
      />
    </Field>
  );
}

function item(
  upload: Upload,
  id: string,
  start: (file: File) => Promise<void>,
  clear: () => void,
): FileDropItem {
  const { file } = upload;
  const base = { id, name: file.name, size: formatBytes(file.size) };
  switch (upload.state) {
    case 'uploading':
      return { ...base, status: 'uploading', progress: upload.progress, onCancel: clear };
    case 'failed':
      return {
        ...base,
        status: 'error',
        error: upload.message,
        onRemove: clear,
        ...(upload.mayRetry && { onRetry: () => void start(file) }),
      };
    case 'done':
      return {
        ...base,
        status: 'done',
        ...(file.type.startsWith('image/') && { preview: <FilePreview file={file} /> }),
        onRemove: clear,
      };
  }
}

function FilePreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt={`Preview of ${file.name}`} className="size-10 object-cover" />;
}
