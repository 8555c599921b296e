import { useGetNegotiation } from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import { isVerifiedBuyer } from '@/domain/buyers/verified-buyer';
import { isDealStage } from '@/domain/deals/negotiation-state';
import { CaseMark } from '@/cases/case-mark';
import { MessagesButton } from '@/chat/chat-section';
import { sideLabel } from '@/negotiations/labels';
import { NegotiationStatusBadge } from '@/negotiations/negotiation-status-badge';
import { pathToClaim } from '@/offers/claim-ways';
import { partText } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { TextLink } from '@/page/links';
import { RecordPage } from '@/record/record-page';
import { useRecordId } from '@/record/use-record-id';
import { useSession } from '@/session/session-store';
import { Skeleton } from '@/ui/feedback/skeleton';
import { NegotiationSkeleton } from './negotiation/negotiation-skeleton';
import { OwnNegotiation } from './negotiation/own-negotiation';

/** A negotiation as its buyer or its seller reads it. Other people's negotiations do not seem to exist. */
export default function NegotiationPage() {
  const isBuyer = useSession((session) => isVerifiedBuyer(session.user));
  const { id, isPossible } = useRecordId();
  const query = useGetNegotiation(id, { query: { enabled: isPossible } });
  return (
    <RecordPage
      of="negotiation"
      kind="Negotiation"
      query={query}
      isPossible={isPossible}
      missing="No negotiation of yours has this number."
      // The list of negotiations is for verified buyers. Everybody else comes from an offer.
      above={isBuyer ? 'negotiations' : 'myOffers'}
      skeleton={<NegotiationSkeleton />}
      title={(negotiation) => negotiation.reference}
      description={({ role, status, claim, current_offer }) => (
        <>
          {sideLabel({ role, status })} {partText(current_offer) && 'a part of '}
          <Reference role={role} claim={claim} />, a claim against{' '}
          <TextLink to={pathTo('case', { id: claim.case.case_code })}>{claim.case.name}</TextLink>
        </>
      )}
      mark={(negotiation) => <CaseMark item={negotiation?.claim.case} />}
      // The stages of a sale already show the current one.
      badge={({ status }) => !isDealStage(status) && <NegotiationStatusBadge status={status} />}
      action={({ unread_count }) => <MessagesButton unread={unread_count} />}
      actionSkeleton={<Skeleton className="thumb:h-11 h-9 w-32" />}
    >
      {(negotiation) => <OwnNegotiation key={negotiation.id} negotiation={negotiation} />}
    </RecordPage>
  );
}

function Reference({ role, claim }: Pick<Negotiation, 'role' | 'claim'>) {
  const to = pathToClaim(role, claim);
  return to === null ? claim.reference : <TextLink to={to}>{claim.reference}</TextLink>;
}
