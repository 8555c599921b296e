import type { BuyerAccount } from '@generated/model';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { formatDateTime } from '@/labels/dates';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { ApplicationFacts } from '@/users/buyer-account/application-facts-list';

/** The application as staff read it. */
export function SubmittedApplication({ account }: { account: BuyerAccount }) {
  const { preview, dialog } = useDocumentPreview();
  return (
    <Card>
      <CardHeader
        title="Your application"
        {...(account.submitted_at && {
          description: `Submitted ${formatDateTime(account.submitted_at)}`,
        })}
      />
      <CardBody>
        <ApplicationFacts account={account}>
          {({ id, filename }) => (
            <Button
              variant="link"
              aria-label={`Preview ${filename}`}
              onClick={() => preview(previewOfDocument(id, filename))}
            >
              {filename}
            </Button>
          )}
        </ApplicationFacts>
        {dialog}
      </CardBody>
    </Card>
  );
}
