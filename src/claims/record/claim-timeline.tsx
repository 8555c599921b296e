import type { ClaimDeal, ClaimTimelineEvent, ClaimTimelineEventActorRole } from '@generated/model';
import { formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { CLAIM_EVENT_LABELS } from '@/claims/labels';
import { TextLink } from '@/page/links';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Timeline, TimelineItem } from '@/ui/data/timeline';

/** Who did it, as each reader is told. */
const ACTORS: Record<Reader, Record<ClaimTimelineEventActorRole, string>> = {
  seller: { seller: 'By you', staff: 'By our staff', system: 'Automatically' },
  staff: { seller: 'By the seller', staff: 'By our staff', system: 'Automatically' },
};

type Reader = 'seller' | 'staff';

interface ClaimTimelineProps {
  events: readonly ClaimTimelineEvent[];
  deal: ClaimDeal | null;
  reader: Reader;
  /** Where its reader finds the negotiations about it. */
  negotiations: string;
}

/** What happened to the claim, the latest first. */
export function ClaimTimeline({ events, deal, reader, negotiations }: ClaimTimelineProps) {
  const lastSale = events.findIndex(({ type }) => type === 'under_offer');
  return (
    <Card>
      <CardHeader title="Timeline" />
      <CardBody>
        <Timeline label="Timeline of the claim">
          {events.map((event, index) => (
            <TimelineItem
              // Two events may share everything but their place.
              key={`${event.occurred_at} ${event.type} ${events.length - index}`}
              title={CLAIM_EVENT_LABELS[event.type]}
              time={<DateText iso={event.occurred_at} as="date-time" />}
              isHighlighted={index === 0}
            >
              {event.type === 'under_offer' || event.type === 'sold' ? (
                // Both sides did it; what they did is the price. That of an earlier sale, which was cancelled, is not known here.
                deal && index <= lastSale && <p>At {formatPrice(deal.percent)} of face</p>
              ) : event.type === 'deal_cancelled' ? (
                <p>
                  <TextLink to={negotiations}>Its negotiation</TextLink> says by whom, and why
                </p>
              ) : (
                <p>{ACTORS[reader][event.actor_role]}</p>
              )}
              {event.note && <p className="wrap-anywhere whitespace-pre-line">{event.note}</p>}
            </TimelineItem>
          ))}
        </Timeline>
      </CardBody>
    </Card>
  );
}
