import { Link } from 'react-router-dom';
import { useGetAdminNegotiation } from '@generated/api/admin-negotiations/admin-negotiations';
import { MessagesButton } from '@/chat/chat-section';
import { NegotiationStatusBadge } from '@/negotiations/negotiation-status-badge';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { RecordPage } from '@/record/record-page';
import { RecordSkeleton } from '@/record/record-skeleton';
import { useRecordId } from '@/record/use-record-id';
import { Button } from '@/ui/button';
import { NegotiationRecord } from './negotiation/negotiation-record';

export default function NegotiationPage() {
  const { id, isPossible } = useRecordId();
  return (
    <RecordPage
      of="adminNegotiation"
      kind="Negotiation"
      query={useGetAdminNegotiation(id, { query: { enabled: isPossible } })}
      isPossible={isPossible}
      missing="No negotiation has this number."
      skeleton={<RecordSkeleton />}
      title={(negotiation) => negotiation.reference}
      badge={({ status }) => <NegotiationStatusBadge status={status} />}
      description={({ claim }) => (
        <>
          About {claim.reference}, a claim against{' '}
          <TextLink to={pathTo('adminCase', { id: claim.case.id })}>{claim.case.name}</TextLink>
        </>
      )}
      action={({ claim }) => (
        <>
          <MessagesButton />
          <Button variant="secondary" asChild>
            <Link to={pathTo('adminClaim', { id: claim.id })}>Go to the claim</Link>
          </Button>
        </>
      )}
    >
      {(negotiation) => <NegotiationRecord key={negotiation.id} negotiation={negotiation} />}
    </RecordPage>
  );
}
