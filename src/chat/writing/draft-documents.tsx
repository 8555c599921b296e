import { Paperclip } from 'lucide-react';
import { messageFieldsLimits } from '@generated/limits';
import { storedItem } from '@/documents/document-item';
import { useDocumentPreview } from '@/documents/document-preview';
import { documentRow } from '@/documents/document-row';
import { DOCUMENT_ACCEPT, documentLimits } from '@/domain/documents/document-limits';
import { LeaveWarning } from '@/forms/leave-warning';
import { FileDrop, type FileDropItem } from '@/ui/inputs/file-drop';
import { FileRow } from '@/ui/inputs/file-row';
import { Tooltip } from '@/ui/overlay/tooltip';
import type { DraftFiles } from './use-draft';

const LIMITS = documentLimits('attachment');
const FULL = `A message takes no more than ${messageFieldsLimits.document_ids} documents`;

/** The rows of the attached documents, and the preview that they open. */
function useRows({ arrived: documents, uploads, remove }: DraftFiles) {
  const { preview, dialog } = useDocumentPreview();
  const arrived = documents.map(({ document, file }): FileDropItem => {
    const drop = () => remove(document.id);
    const item = { ...storedItem(document), file };
    return documentRow(item, { onPreview: preview, onCancel: drop, onRetry: drop, onRemove: drop });
  });
  const underWay = uploads.items.map((item): FileDropItem => {
    const drop = () => uploads.drop(item.id);
    const onRetry = () => uploads.retry(item);
    return documentRow(item, { onPreview: preview, onCancel: drop, onRetry, onRemove: drop });
  });
  return { rows: [...arrived, ...underWay], dialog };
}

/** Asks a person who leaves the page before a message's documents are uploaded. The text of the message is kept. */
export function DocumentsWarning({ files }: { files: DraftFiles }) {
  return (
    <LeaveWarning
      isDirty={files.fault !== null}
      keptAs="What you wrote is kept. Documents that are not uploaded yet are lost."
      asksOnClose
    />
  );
}

/** The documents attached to a message, above its input field. */
export function DraftDocuments({ files }: { files: DraftFiles }) {
  const { rows, dialog } = useRows(files);
  return (
    <>
      {/* Always present, so that changes to a file's state are read out. */}
      <div aria-live="polite">
        {rows.length > 0 && (
          <ul aria-label="Attached documents" className="mb-2 grid max-h-40 gap-2 overflow-y-auto">
            {rows.map((row) => (
              <FileRow key={row.id} {...row} />
            ))}
          </ul>
        )}
      </div>
      {dialog}
      <DocumentsWarning files={files} />
    </>
  );
}

/** Chooses documents for a message. A small button, because the message matters most. */
export function AttachButton({ files: { room, add } }: { files: DraftFiles }) {
  return (
    <Tooltip text={room === 0 ? FULL : `Attach documents: ${LIMITS}`}>
      <span className="file-zone text-muted hover:bg-subtle thumb:size-11 relative grid size-9 shrink-0 place-items-center rounded-lg">
        <Paperclip aria-hidden size={18} />
        <input
          type="file"
          aria-label={room === 0 ? FULL : 'Attach documents'}
          accept={DOCUMENT_ACCEPT}
          multiple
          // Not `disabled`: the focus would be lost with the last document that fits.
          aria-disabled={room === 0 || undefined}
          className="absolute inset-0 cursor-pointer opacity-0 aria-disabled:cursor-not-allowed"
          onClick={(event) => room === 0 && event.preventDefault()}
          onChange={(event) => {
            const chosen = Array.from(event.target.files ?? []);
            // Otherwise the same file, chosen again after an error, would fire no change event.
            event.target.value = '';
            add(chosen);
          }}
        />
      </span>
    </Tooltip>
  );
}

/** The documents of a message that has a form of its own. */
export function DocumentsDrop({ files }: { files: DraftFiles }) {
  const { rows, dialog } = useRows(files);
  return (
    <>
      <FileDrop
        accept={DOCUMENT_ACCEPT}
        limits={LIMITS}
        room={files.room}
        files={rows}
        onFiles={files.add}
      />
      {dialog}
    </>
  );
}
