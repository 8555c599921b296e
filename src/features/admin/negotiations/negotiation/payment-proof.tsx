import { getAdminDocument } from '@generated/api/admin-users/admin-users';
import { previewFrom, useDocumentPreview } from '@/documents/document-preview';
import { Button } from '@/ui/button';

/** Opens the proof of a payment; every reading is recorded, so it is read when it is asked for. */
export function PaymentProof({ id }: { id: number }) {
  const { preview, dialog } = useDocumentPreview();
  return (
    <>
      <Button
        variant="link"
        onClick={() =>
          preview(
            previewFrom('Proof of payment', (signal) => getAdminDocument(id, undefined, signal)),
          )
        }
      >
        Preview
        <span className="sr-only"> the proof of payment</span>
      </Button>
      {dialog}
    </>
  );
}
