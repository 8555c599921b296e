import { getAdminDocument } from '@generated/api/admin-users/admin-users';
import type { StoredDocument } from '@generated/model';
import { DocumentList } from '@/documents/document-list';
import { previewFrom } from '@/documents/document-preview';
import { Card, CardBody, CardHeader } from '@/ui/data/card';

interface StaffDocumentsProps {
  title: string;
  description: string;
  documents: readonly StoredDocument[];
  /** The text if there are none. */
  none: string;
}

/** Documents of a claim for our staff. Every access is recorded, so each is read only on request. */
export function StaffDocuments({ title, description, documents, none }: StaffDocumentsProps) {
  return (
    <Card aria-label={title}>
      <CardHeader title={`${title} (${documents.length})`} description={description} />
      {documents.length === 0 ? (
        <CardBody className="text-muted text-sm">{none}</CardBody>
      ) : (
        <DocumentList
          documents={documents}
          sourceOf={({ id, filename }) =>
            previewFrom(filename, (signal) => getAdminDocument(id, undefined, signal))
          }
        />
      )}
    </Card>
  );
}
