import { Link, useParams } from 'react-router-dom';
import { useGetAdminNegotiation } from '@generated/api/admin-negotiations/admin-negotiations';
import { GetAdminNegotiationParams } from '@generated/zod/admin-negotiations/admin-negotiations';
import { MessagesButton } from '@/chat/chat-section';
import { NegotiationStatusBadge } from '@/negotiations/negotiation-status-badge';
import { pathTo } from '@/paths';
import { TextLink } from '@/record/link-row';
import { RecordPage } from '@/record/record-page';
import { RecordSkeleton } from '@/record/record-skeleton';
import { Button } from '@/ui/button';
import { NegotiationRecord } from './negotiation/negotiation-record';

export default function NegotiationPage() {
  const { data: params } = GetAdminNegotiationParams.safeParse({ id: Number(useParams()['id']) });
  return (
    <RecordPage
      of="adminNegotiation"
      kind="Negotiation"
      query={useGetAdminNegotiation(params?.id ?? 0, { query: { enabled: params !== undefined } })}
      isPossible={params !== undefined}
      missing="No negotiation has this number."
      skeleton={<RecordSkeleton />}
      title={(negotiation) => negotiation.reference}
      badge={({ status }) => <NegotiationStatusBadge status={status} />}
      description={({ claim }) => (
        <>
          About {claim.reference}, a claim in{' '}
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
