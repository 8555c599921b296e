import { ClaimDocumentKind, type Document, type DocumentKind } from '@generated/model';
import { Check, Eye, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { useListDocuments } from '@generated/api/documents/documents';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { messageOf } from '@/api/errors/problem';
import { formatBytes } from '@/domain/documents/document-limits';
import { DateText } from '@/ui/data/date-text';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { QueryError } from '@/page/query-error';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { IconButton } from '@/ui/icon-button';
import { FieldError } from '@/ui/inputs/field-error';
import { Collapsible } from '@/ui/overlay/collapsible';
import type { PreviewSource } from '@/ui/overlay/preview-dialog';
import { previewOfDocument } from '../document-preview';
import type { ClaimDocumentsHandle } from './use-claim-documents';

interface SavedDocumentsProps {
  claimDocuments: ClaimDocumentsHandle;
  claimId: number | null;
  onPreview: (source: PreviewSource) => void;
}

/** Documents of other claims, or of none, that may serve this one too. */
export function SavedDocuments({ claimDocuments, claimId, onPreview }: SavedDocumentsProps) {
  const query = useListDocuments({ kind: Object.values(ClaimDocumentKind), per_page: 100 });
  const { data, error } = query;
  const own = new Set(
    claimDocuments.items.map((item) => (item.state === 'done' ? item.document.id : null)),
  );
  const saved =
    data &&
    distinct(
      data.documents.filter(
        ({ id, claim_id: of, redacted }) =>
          !own.has(id) && !redacted && (of === null || of !== claimId),
      ),
    );
  const added = new Set(
    claimDocuments.items.map(({ kind, name, size }) => sameFile(kind, name, size)),
  );
  return (
    <Collapsible
      summary={saved ? `Saved documents (${saved.length})` : 'Saved documents'}
      isOpenAtFirst={saved ? saved.length > 0 : error !== null}
    >
      {saved?.length === 0 && (
        <p className="text-muted">Documents of your other claims are offered here.</p>
      )}
      {data && data.total_count > data.documents.length && (
        <p className="text-muted text-sm">
          From the latest {data.documents.length} of your {data.total_count} documents.
        </p>
      )}
      {saved && saved.length > 0 && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto">
          {saved.map((document) => (
            <SavedDocument
              key={document.id}
              document={document}
              isAdded={added.has(paperOf(document))}
              hasRoom={claimDocuments.room > 0}
              onAdd={() => claimDocuments.addSaved(document.id)}
              onPreview={() => onPreview(previewOfDocument(document.id, document.filename))}
            />
          ))}
        </ul>
      )}
      {!saved &&
        (error ? (
          <QueryError query={query} />
        ) : (
          <div aria-busy>
            <Skeleton className="h-16" />
          </div>
        ))}
    </Collapsible>
  );
}

interface SavedDocumentProps {
  document: Document;
  isAdded: boolean;
  hasRoom: boolean;
  onAdd: () => Promise<void>;
  onPreview: () => void;
}

function SavedDocument({ document, isAdded, hasRoom, onAdd, onPreview }: SavedDocumentProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { filename, kind, byte_size, created_at } = document;

  async function add(): Promise<void> {
    setIsPending(true);
    setFailure(null);
    try {
      await onAdd();
    } catch (error) {
      setFailure(isDealtWith(error) ? 'Not added. Try again.' : messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <li className="border-line bg-surface flex items-center gap-3 rounded-lg border p-2.5">
      <FileText aria-hidden size={18} className="text-muted shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-medium wrap-anywhere">{filename}</p>
        <p className="tabular text-muted text-xs">
          {DOCUMENT_KIND_LABELS[kind]}, {formatBytes(byte_size)}, <DateText iso={created_at} />
        </p>
        {failure && <FieldError id={`saved-${document.id}-error`}>{failure}</FieldError>}
      </div>
      {document.status === 'ready' && (
        <IconButton label={`Preview ${filename}`} size="sm" onClick={onPreview}>
          <Eye aria-hidden size={16} />
        </IconButton>
      )}
      {/* Stays the same element once the document is added: otherwise the focus would be lost with the button. */}
      <Button
        variant={isAdded ? 'ghost' : 'secondary'}
        size="sm"
        aria-label={`${isAdded ? 'Added' : 'Add'} ${filename}`}
        aria-disabled={isAdded}
        isPending={isPending}
        disabled={!hasRoom && !isAdded}
        onClick={() => !isAdded && void add()}
      >
        {isAdded ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
        {isAdded ? 'Added' : 'Add'}
      </Button>
    </li>
  );
}

/** The list has the same file once for each claim with a copy of it. */
function distinct(documents: readonly Document[]): Document[] {
  const found = new Map<string, Document>();
  for (const document of documents) {
    if (!found.has(paperOf(document))) found.set(paperOf(document), document);
  }
  return [...found.values()];
}

function paperOf({ kind, filename, byte_size }: Document): string {
  return sameFile(kind, filename, byte_size);
}

function sameFile(kind: DocumentKind, name: string, bytes: number): string {
  return `${kind} ${bytes} ${name}`;
}
