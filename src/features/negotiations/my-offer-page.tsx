import { useGetMyOffer } from '@generated/api/offers/offers';
import type { MyOffer, Offer } from '@generated/model';
import { ChatSection, MessagesButton } from '@/chat/chat-section';
import { pathToClaim } from '@/offers/claim-ways';
import { OfferStatusBadge } from '@/offers/offer-status-badge';
import { sideOf } from '@/offers/offer-view';
import { pathTo } from '@/paths';
import { RecordPage } from '@/record/record-page';
import { SkeletonCard } from '@/record/record-skeleton';
import { TextLink } from '@/page/links';
import { useRecordId } from '@/record/use-record-id';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AnswerCard } from './offer/answer-card';
import { OfferThread } from './offer/offer-thread';

export default function MyOfferPage() {
  const { id, isPossible } = useRecordId();
  const query = useGetMyOffer(id, { query: { enabled: isPossible } });
  return (
    <RecordPage
      of="myOffer"
      kind="Offer"
      query={query}
      isPossible={isPossible}
      missing="No offer of yours has this number."
      skeleton={
        <div className="grid min-h-dvh content-start gap-6 lg:grid-cols-3">
          <div className="grid content-start gap-6 lg:order-last">
            <SkeletonCard bar="h-40" />
          </div>
          <div className="grid content-start gap-6 lg:col-span-2">
            <SkeletonCard bar="h-96" />
          </div>
        </div>
      }
      title={({ offer: { claim } }) => `Offer for ${claim.reference}`}
      description={(data) => <About data={data} />}
      badge={(data) => <OfferStatusBadge offer={lastMove(data)} />}
      action={() => <MessagesButton />}
      actionSkeleton={<Skeleton className="thumb:h-11 h-9 w-32" />}
    >
      {(data) => {
        const offer = lastMove(data);
        return (
          <div className="grid items-start gap-6 lg:grid-cols-3">
            {/* On a phone the answer comes first. */}
            <div className="stays-beside lg:order-last">
              <AnswerCard data={data} offer={offer} />
            </div>
            <div className="grid gap-6 lg:col-span-2">
              <OfferThread moves={data.moves} />
              <ChatSection conversationId={data.conversation_id} />
            </div>
          </div>
        );
      }}
    </RecordPage>
  );
}

/** The current move: the address of an earlier one shows the same negotiation. */
function lastMove({ offer, moves }: MyOffer): Offer {
  return moves.at(-1) ?? offer;
}

function About({ data }: { data: MyOffer }) {
  const { claim, counterparty_label: other } = data.offer;
  const side = sideOf(data.offer);
  const to = pathToClaim(side, claim);
  return (
    <>
      {side === 'seller' ? 'Your claim' : 'A claim'} against{' '}
      <TextLink to={pathTo('case', { id: claim.case.case_code })}>{claim.case.name}</TextLink>
      {to && (
        <>
          {' · '}
          <TextLink to={to}>See the claim</TextLink>
        </>
      )}
      {' · '}with {other}
    </>
  );
}
