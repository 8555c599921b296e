import type { ClaimDocument, DocumentKind } from '@generated/model';
import { FileText } from 'lucide-react';
import { formatBytes } from '@/domain/document-limits';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Card, CardHeader } from '@/ui/data/card';
import { Badge } from '@/ui/feedback/badge';
import { EmptyState } from '@/ui/feedback/empty-state';

interface Kind {
  kind: DocumentKind;
  count: number;
  bytes: number;
  isRedacted: boolean;
}

/** Which documents there are: their kinds, not the documents themselves. */
export function ClaimDocuments({ documents }: { documents: readonly ClaimDocument[] }) {
  return (
    <Card>
      <CardHeader
        title={documents.length === 0 ? 'Documents' : `Documents (${documents.length})`}
        description="Buyers read copies in which names and account numbers are blacked out"
      />
      {documents.length === 0 ? (
        <EmptyState description="No document of this claim is released to buyers yet." />
      ) : (
        <ul className="text-sm">
          {byKind(documents).map(({ kind, count, bytes, isRedacted }) => (
            <li
              key={kind}
              className="border-line flex items-center gap-3 border-b px-4 py-3 last:border-0"
            >
              <FileText aria-hidden size={18} className="text-muted shrink-0" />
              <span className="min-w-0 flex-1">
                {DOCUMENT_KIND_LABELS[kind]}
                {count > 1 && <span className="text-muted"> × {count}</span>}
              </span>
              {isRedacted && <Badge icon={false}>Redacted</Badge>}
              <span className="tabular text-muted w-16 text-right text-xs">
                {formatBytes(bytes)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function byKind(documents: readonly ClaimDocument[]): Kind[] {
  const kinds = new Map<DocumentKind, Kind>();
  for (const { kind, byte_size, redacted } of documents) {
    const known = kinds.get(kind);
    kinds.set(kind, {
      kind,
      count: (known?.count ?? 0) + 1,
      bytes: (known?.bytes ?? 0) + byte_size,
      isRedacted: redacted && (known?.isRedacted ?? true),
    });
  }
  return [...kinds.values()];
}
