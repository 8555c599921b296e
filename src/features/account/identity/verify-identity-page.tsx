import { Link } from 'react-router-dom';
import { useGetIdentityVerification } from '@generated/api/account/account';
import { useGetBuyerAccount } from '@generated/api/buyer-account/buyer-account';
import type { IdentityState, IdentityVerification, User } from '@generated/model';
import { applicationGaps } from '@/domain/buyers/buyer-account';
import { IDENTITY_REVIEW_TIME } from '@/domain/messages/staff-times';
import { maySubmitIdentity } from '@/domain/users/user-status';
import { previewOfDocument, useDocumentPreview } from '@/documents/document-preview';
import { countryName } from '@/domain/countries';
import { formatDateTime } from '@/labels/dates';
import { DOCUMENT_KIND_LABELS } from '@/documents/labels';
import { pathTo } from '@/paths';
import { IDENTITY_STATUS_LABELS, IDENTITY_STATUS_TONES } from '@/users/labels';
import { QueryError } from '@/page/query-error';
import { StaffContact } from '@/page/staff-contact';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DescriptionItem, DescriptionList } from '@/ui/data/description-list';
import { Alert } from '@/ui/feedback/alert';
import { Badge } from '@/ui/feedback/badge';
import { AccountPage } from '../account-page';
import { ConfirmationNotice } from '../confirmation-notice';
import { IdentityForm } from './identity-form';

export default function VerifyIdentityPage() {
  const query = useGetIdentityVerification();
  const { data } = query;
  return (
    <AccountPage
      title="Identity"
      description="We verify every seller and buyer once. Only our staff see your documents, and it is recorded each time they open one."
      badge={() =>
        data && (
          <Badge tone={IDENTITY_STATUS_TONES[data.status]}>
            {IDENTITY_STATUS_LABELS[data.status]}
          </Badge>
        )
      }
    >
      {(user) =>
        data ? <Identity state={data} user={user} /> : query.error && <QueryError query={query} />
      }
    </AccountPage>
  );
}

interface IdentityProps {
  state: IdentityState;
  user: User;
}

function Identity({ state: { status, verification }, user }: IdentityProps) {
  const reason = verification?.rejection_reason && (
    <p className="wrap-anywhere whitespace-pre-line">
      Our staff wrote: {verification.rejection_reason}
    </p>
  );
  return (
    <div className="grid gap-6">
      {/* Only confirmed accounts may submit documents. */}
      {user.status === 'pending' && <ConfirmationNotice user={user} />}
      {status === 'pending' && (
        <Alert tone="info" title="We are reviewing your documents">
          This usually takes {IDENTITY_REVIEW_TIME}. We write to you as soon as it is done.
        </Alert>
      )}
      {status === 'approved' && (
        <Alert tone="success" title="Your identity is approved">
          Nothing more is needed for it.
        </Alert>
      )}
      {status === 'resubmission_requested' && (
        <Alert tone="warning" title="Please resubmit your documents">
          {reason}
          <p>
            Until they are approved you can neither accept offers nor bid. Choose others below. We
            will review them.
          </p>
        </Alert>
      )}
      {status === 'rejected' && (
        <Alert tone="danger" title="Your identity was not approved">
          {reason}
          <p>
            Without it you can neither submit a claim nor accept an offer. If this is a mistake,
            write to <StaffContact />, who can request other documents.
          </p>
        </Alert>
      )}
      {(status === 'pending' || status === 'approved') && <WaitingApplication />}
      {maySubmitIdentity(status) && user.status !== 'pending' && (
        <IdentityForm country={user.country ?? verification?.country} />
      )}
      {verification && (
        <Card>
          <CardHeader title="Last submission" />
          <CardBody>
            <DescriptionList columns={2}>
              <DescriptionItem label="Submitted">
                {formatDateTime(verification.submitted_at)}
              </DescriptionItem>
              <DescriptionItem label="Country">{countryName(verification.country)}</DescriptionItem>
              <DescriptionItem label="Attempt">{verification.attempt}</DescriptionItem>
              <DescriptionItem label="Reviewed">
                {verification.reviewed_at && formatDateTime(verification.reviewed_at)}
              </DescriptionItem>
              {status !== 'approved' && <SubmittedDocuments verification={verification} />}
            </DescriptionList>
          </CardBody>
        </Card>
      )}
    </div>
  );
}

/** Shown to a person who came here from an application. It continues there and waits only for its applicant. */
function WaitingApplication() {
  const { data } = useGetBuyerAccount();
  if (!data?.account || data.status !== 'none') return null;
  const { account } = data;
  const isComplete = Object.keys(applicationGaps(account, account.documents)).length === 0;
  return (
    <Alert
      title="Your application for a buyer account is not submitted yet"
      action={
        <Button size="sm" asChild>
          <Link to={pathTo('applyBuyerAccount')}>Continue the application</Link>
        </Button>
      }
    >
      {isComplete ? 'It can be submitted now.' : 'It can be submitted once it is complete.'}
    </Alert>
  );
}

/** The submitted documents, so that the person sees what is being reviewed or was refused. */
function SubmittedDocuments({ verification }: { verification: IdentityVerification }) {
  const { preview, dialog } = useDocumentPreview();
  const documents = [
    { id: verification.gov_id_document_id, label: DOCUMENT_KIND_LABELS.gov_id },
    { id: verification.personal_photo_document_id, label: DOCUMENT_KIND_LABELS.personal_photo },
  ];
  return (
    <>
      {documents.map(({ id, label }) => (
        <DescriptionItem key={id} label={label}>
          <Button
            variant="link"
            aria-label={`Preview ${label}`}
            onClick={() => preview(previewOfDocument(id, label))}
          >
            Preview
          </Button>
        </DescriptionItem>
      ))}
      {dialog}
    </>
  );
}
