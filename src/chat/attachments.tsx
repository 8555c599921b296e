import { FileText } from 'lucide-react';
import type { Document } from '@generated/model';
import { DocumentState } from '@/documents/document-list';
import { formatBytes } from '@/domain/documents/document-limits';
import { Button } from '@/ui/button';

interface AttachmentsProps {
  documents: readonly Document[];
  /** Without it, documents are only named. */
  onPreview?: (document: Document) => void;
}

/** The documents of a message. */
export function Attachments({ documents, onPreview }: AttachmentsProps) {
  if (documents.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {documents.map((document) => (
        <li
          key={document.id}
          className="border-line bg-surface flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border px-2.5 py-1.5"
        >
          <FileText aria-hidden size={16} className="text-muted shrink-0" />
          <span className="min-w-0 flex-1 wrap-anywhere">
            {document.filename}{' '}
            <span className="text-muted tabular text-xs whitespace-nowrap">
              {formatBytes(document.byte_size)}
            </span>
          </span>
          <DocumentState status={document.status} />
          {document.status === 'ready' && onPreview && (
            <Button variant="link" onClick={() => onPreview(document)}>
              Preview <span className="sr-only">{document.filename}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
