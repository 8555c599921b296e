import { getClaim } from '@generated/api/marketplace/marketplace';
import type { Claim, ClaimDocument, DocumentKind } from '@generated/model';
import { FileText } from 'lucide-react';
import { formatBytes } from '@/domain/documents/document-limits';
import { DocumentList } from '@/documents/document-list';
import { previewFrom } from '@/documents/document-preview';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ShownTo } from './shown-to';

interface Kind {
  kind: DocumentKind;
  count: number;
  bytes: number;
}

/**
 * The copies for buyers. Readers who see the exact terms can open them; others see which there are. Empty if none are
 * shown because the claim is not on the market.
 */
export function ClaimDocuments({ claim }: { claim: Claim }) {
  const { id, status, documents, exact_terms } = claim;
  if (documents.length === 0) return status === 'open' ? <NoCopies /> : null;
  return (
    <Card aria-label="Documents">
      <CardHeader
        title={`Documents (${documents.length})`}
        description={
          exact_terms ? (
            'Copies in which names and account numbers are blacked out'
          ) : (
            <>
              Open <ShownTo claim={claim} />, with names and account numbers blacked out
            </>
          )
        }
      />
      {!exact_terms && <KindList kinds={byKind(documents)} />}
      {exact_terms && exact_terms.documents.length > 0 && (
        <DocumentList
          documents={exact_terms.documents}
          sourceOf={(document) =>
            previewFrom(document.filename, async (signal) => {
              const fresh = await getClaim(id, undefined, signal);
              return (
                fresh.exact_terms?.documents.find((each) => each.id === document.id) ?? document
              );
            })
          }
        />
      )}
    </Card>
  );
}

function NoCopies() {
  return (
    <Card aria-label="Documents">
      <CardHeader title="Documents" />
      <EmptyState description="The seller has added no copies for buyers. Once an offer is accepted, its buyer examines the originals before either side signs." />
    </Card>
  );
}

function KindList({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <ul className="text-sm">
      {kinds.map(({ kind, count, bytes }) => (
        <li
          key={kind}
          className="border-line flex items-center gap-3 border-b px-4 py-3 last:border-0"
        >
          <FileText aria-hidden size={18} className="text-muted shrink-0" />
          <span className="min-w-0 flex-1">
            {DOCUMENT_KIND_LABELS[kind]}
            {count > 1 && <span className="text-muted"> × {count}</span>}
          </span>
          <span className="tabular text-muted w-16 text-right text-xs">{formatBytes(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function byKind(documents: readonly ClaimDocument[]): Kind[] {
  const kinds = new Map<DocumentKind, Kind>();
  for (const { kind, byte_size } of documents) {
    const known = kinds.get(kind);
    kinds.set(kind, {
      kind,
      count: (known?.count ?? 0) + 1,
      bytes: (known?.bytes ?? 0) + byte_size,
    });
  }
  return [...kinds.values()];
}
