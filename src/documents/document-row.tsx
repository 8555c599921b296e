import { formatBytes } from '@/domain/document-limits';
import type { FileDropItem } from '@/ui/inputs/file-drop';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import type { ClaimDocumentItem } from './claim/claim-document-item';
import { isPreviewable, previewOfDocument, previewOfFile } from './document-preview';
import { FileThumbnail } from './file-thumbnail';

export interface RowActions {
  onPreview: (source: PreviewSource) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** What a row of files says of a document, and what may be done with it in its state. */
export function documentRow(item: ClaimDocumentItem, actions: RowActions): FileDropItem {
  const { id, name, size, file } = item;
  const source = previewSource(item);
  const base = {
    id,
    name,
    size: formatBytes(size),
    ...(source && { onPreview: () => actions.onPreview(source) }),
  };
  const { onCancel, onRetry, onRemove } = actions;
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
      return { ...base, ...thumbnail(file), onRemove, ...checked(item.document) };
  }
}

function thumbnail(file: File | null): Pick<FileDropItem, 'thumbnail'> {
  if (!file?.type.startsWith('image/')) return {};
  return { thumbnail: <FileThumbnail file={file} /> };
}

const NOT_KEPT = 'Your browser keeps no files here: this one is lost when you close the page.';

type DoneItem = Extract<ClaimDocumentItem, { state: 'done' }>;

function checked({
  status,
}: DoneItem['document']): Pick<FileDropItem, 'status' | 'warning' | 'error'> {
  switch (status) {
    case 'ready':
      return { status: 'done' };
    case 'scanning':
      return { status: 'done', warning: 'Being checked for harmful content.' };
    case 'rejected':
      return { status: 'error', error: 'This file is not safe to open. Remove it.' };
  }
}

function previewSource(item: ClaimDocumentItem): PreviewSource | null {
  if (item.file) return isPreviewable(item.file) ? previewOfFile(item.file) : null;
  if (item.state !== 'done' || item.document.status !== 'ready') return null;
  return previewOfDocument(item.document.id, item.name);
}
