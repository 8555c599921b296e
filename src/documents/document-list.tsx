import { FileText } from 'lucide-react';
import type { DocumentStatus, StoredDocument } from '@generated/model';
import { formatBytes } from '@/domain/documents/document-limits';
import { DateText } from '@/ui/data/date-text';
import { Button } from '@/ui/button';
import { Badge } from '@/ui/feedback/badge';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import { useDocumentPreview } from './document-preview';
import { DOCUMENT_KIND_LABELS } from './labels';

interface DocumentListProps<Listed extends StoredDocument> {
  documents: readonly Listed[];
  sourceOf: (document: Listed) => PreviewSource;
}

/** Documents to view and save. */
export function DocumentList<Listed extends StoredDocument>({
  documents,
  sourceOf,
}: DocumentListProps<Listed>) {
  const { preview, dialog } = useDocumentPreview();
  return (
    <>
      <ul>
        {documents.map((document) => (
          <li
            key={document.id}
            className="border-line flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 text-sm last:border-0"
          >
            <FileText aria-hidden size={18} className="text-muted shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="font-medium">{DOCUMENT_KIND_LABELS[document.kind]}</p>
              <p className="text-muted text-xs wrap-anywhere">
                {document.filename}, {formatBytes(document.byte_size)},{' '}
                <DateText iso={document.created_at} />
              </p>
            </div>
            <DocumentState status={document.status} />
            {document.status === 'ready' && (
              <Button variant="link" onClick={() => preview(sourceOf(document))}>
                Preview <span className="sr-only">{document.filename}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

export function DocumentState({ status }: { status: DocumentStatus }) {
  switch (status) {
    case 'scanning':
      return <Badge tone="info">Being checked</Badge>;
    case 'rejected':
      return <Badge tone="danger">Not safe to open</Badge>;
    case 'ready':
      return null;
  }
}
