import type { BuyerAccount } from '@generated/model';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { formatDateTime } from '@/labels/dates';
import { TextLink } from '@/page/links';
import { StaffContact } from '@/page/staff-contact';
import { pathTo } from '@/paths';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { ApplicationFacts } from '@/users/buyer-account/application-facts-list';

/** The application, as staff read it. */
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
              // A file name may be longer than its column.
              className="text-left whitespace-normal"
              aria-label={`Preview ${filename}`}
              onClick={() => preview(previewOfDocument(id, filename))}
            >
              {filename}
            </Button>
          )}
        </ApplicationFacts>
        <p className="border-line text-muted mt-4 border-t pt-4 text-sm">
          {account.status === 'verified' ? (
            <>
              You change the face amounts and the cases of interest under{' '}
              <TextLink to={pathTo('claimsForYou')}>Claims for you</TextLink>. If something else
            </>
          ) : (
            'You cannot change it here any more. If something in it'
          )}{' '}
          is no longer right, write to <StaffContact />.
        </p>
        {dialog}
      </CardBody>
    </Card>
  );
}
