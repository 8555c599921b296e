import { formatBytes } from '@/domain/documents/document-limits';
import type { FileDropItem } from '@/ui/inputs/file-drop';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import type { DocumentItem } from './document-item';
import { isPreviewable, previewOfDocument, previewOfFile } from './document-preview';
import { FileThumbnail } from './file-thumbnail';

export interface RowActions {
  onPreview: (source: PreviewSource) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** Asks before a stored document is deleted. Without it, the document is only removed from its list. */
  confirmDelete?: () => Promise<boolean>;
}

/** The row of a document, with the actions that its state allows. */
export function documentRow(item: DocumentItem, actions: RowActions): FileDropItem {
  const { id, name, size, file } = item;
  const source = previewSource(item);
  const base = {
    id,
    name,
    size: formatBytes(size),
    ...(source && { onPreview: () => actions.onPreview(source) }),
  };
  const { onCancel, onRetry, onRemove, confirmDelete } = actions;
  switch (item.state) {
    case 'kept':
      return {
        ...base,
        ...thumbnail(file),
        status: 'kept',
        onRemove,
        ...(!item.isOnDevice && { warning: NOT_KEPT }),
      };
    case 'uploading':
      return item.progress === null
        ? { ...base, status: 'waiting', onCancel }
        : { ...base, status: 'uploading', progress: item.progress, onCancel };
    case 'failed':
      return {
        ...base,
        status: 'error',
        error: item.message,
        onRemove,
        ...(item.mayRetry && { onRetry }),
      };
    case 'done':
      return {
        ...base,
        ...thumbnail(file),
        onRemove,
        ...(confirmDelete && { confirmDelete }),
        ...checked(item.document, confirmDelete ? 'Delete' : 'Remove'),
      };
  }
}

function thumbnail(file: File | null): Pick<FileDropItem, 'thumbnail'> {
  if (!file?.type.startsWith('image/')) return {};
  return { thumbnail: <FileThumbnail file={file} /> };
}

const NOT_KEPT = 'Your browser keeps no files here: this one is lost when you close the page.';

type DoneItem = Extract<DocumentItem, { state: 'done' }>;

function checked(
  { status }: DoneItem['document'],
  verb: 'Delete' | 'Remove',
): Pick<FileDropItem, 'status' | 'warning' | 'error'> {
  switch (status) {
    case 'ready':
      return { status: 'done' };
    case 'scanning':
      return { status: 'done', warning: 'Being checked for harmful content.' };
    case 'rejected':
      return { status: 'error', error: `This file is not safe to open. ${verb} it.` };
  }
}

function previewSource(item: DocumentItem): PreviewSource | null {
  if (item.file) return isPreviewable(item.file) ? previewOfFile(item.file) : null;
  if (item.state !== 'done' || item.document.status !== 'ready') return null;
  return previewOfDocument(item.document.id, item.name);
}
