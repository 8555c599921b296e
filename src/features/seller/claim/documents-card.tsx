import { FileText } from 'lucide-react';
import type { Document, DocumentStatus } from '@generated/model';
import { formatBytes } from '@/domain/document-limits';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { DateText } from '@/labels/date-text';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Button } from '@/ui/button';
import { Card, CardHeader } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';

/** The documents of the claim, to be looked at and saved. */
export function DocumentsCard({ documents }: { documents: readonly Document[] }) {
  const { preview, dialog } = useDocumentPreview();
  return (
    <Card aria-label="Documents">
      <CardHeader title={`Documents (${documents.length})`} />
      {documents.length === 0 ? (
        <EmptyState description="The documents that prove the claim appear here." />
      ) : (
        <ul>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onPreview={() => preview(previewOfDocument(document.id, document.filename))}
            />
          ))}
        </ul>
      )}
      {dialog}
    </Card>
  );
}

interface DocumentRowProps {
  document: Document;
  onPreview: () => void;
}

function DocumentRow({ document, onPreview }: DocumentRowProps) {
  return (
    <li className="border-line flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-3 text-sm last:border-0">
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
        <Button variant="link" onClick={onPreview}>
          Preview <span className="sr-only">{document.filename}</span>
        </Button>
      )}
    </li>
  );
}

function DocumentState({ status }: { status: DocumentStatus }) {
  switch (status) {
    case 'scanning':
      return <Badge tone="info">Being checked</Badge>;
    case 'rejected':
      return <Badge tone="danger">Not safe to open</Badge>;
    case 'ready':
      return null;
  }
}
