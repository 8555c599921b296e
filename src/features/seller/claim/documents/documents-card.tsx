import type { Document } from '@generated/model';
import { DocumentList } from '@/documents/document-list';
import { previewOfDocument } from '@/documents/document-preview';
import { Card, CardHeader } from '@/ui/data/card';
import { EmptyState } from '@/ui/feedback/empty-state';

/** The documents of the claim, to view and save. */
export function DocumentsCard({ documents }: { documents: readonly Document[] }) {
  return (
    <Card aria-label="Documents">
      <CardHeader
        title={`Documents (${documents.length})`}
        description="Read by our staff, and by the buyer once an offer is accepted."
      />
      {documents.length === 0 ? (
        <EmptyState description="The documents that prove the claim appear here." />
      ) : (
        <DocumentList
          documents={documents}
          sourceOf={({ id, filename }) => previewOfDocument(id, filename)}
        />
      )}
    </Card>
  );
}
