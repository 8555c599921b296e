import type { ClaimDeal, ClaimTimelineEvent, ClaimTimelineEventActorRole } from '@generated/model';
import { formatPrice } from '@/domain/money';
import { DateText } from '@/ui/data/date-text';
import { CLAIM_EVENT_LABELS } from '@/claims/labels';
import { TextLink } from '@/page/links';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Timeline, TimelineItem } from '@/ui/data/timeline';

/** Who did it, in words for each reader. */
const ACTORS: Record<Reader, Record<ClaimTimelineEventActorRole, string>> = {
  seller: { seller: 'By you', staff: 'By our staff', system: 'Automatically' },
  staff: { seller: 'By the seller', staff: 'By our staff', system: 'Automatically' },
};

type Reader = 'seller' | 'staff';

interface ClaimTimelineProps {
  events: readonly ClaimTimelineEvent[];
  deal: ClaimDeal | null;
  reader: Reader;
  /** Where the reader finds the negotiations about the claim. */
  negotiations: string;
}

/** What happened to the claim, latest first. */
export function ClaimTimeline({ events, deal, reader, negotiations }: ClaimTimelineProps) {
  const lastSale = events.findIndex(({ type }) => type === 'under_offer');
  return (
    <Card>
      <CardHeader title="Timeline" />
      <CardBody>
        <Timeline label="Timeline of the claim">
          {events.map((event, index) => (
            <TimelineItem
              // Two events may be identical except for their position.
              key={`${event.occurred_at} ${event.type} ${events.length - index}`}
              title={CLAIM_EVENT_LABELS[event.type]}
              time={<DateText iso={event.occurred_at} as="date-time" />}
              isHighlighted={index === 0}
            >
              {event.type === 'under_offer' || event.type === 'sold' ? (
                // Both sides did it, and the result is the price. That of an earlier, cancelled sale is not known here.
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
