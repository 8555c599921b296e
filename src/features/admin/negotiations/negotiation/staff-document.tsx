import { getAdminDocument } from '@generated/api/admin-users/admin-users';
import { previewFrom, useDocumentPreview } from '@/documents/document-preview';
import { Button } from '@/ui/button';

/** Opens a document of a sale. Every access is recorded, so it is read only on request. */
export function StaffDocument({ id, title }: { id: number; title: string }) {
  const { preview, dialog } = useDocumentPreview();
  return (
    <>
      <Button
        variant="link"
        onClick={() =>
          preview(previewFrom(title, (signal) => getAdminDocument(id, undefined, signal)))
        }
      >
        Preview
        <span className="sr-only"> the {title.toLowerCase()}</span>
      </Button>
      {dialog}
    </>
  );
}
