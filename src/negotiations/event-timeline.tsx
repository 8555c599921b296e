import type {
  NegotiationActor,
  NegotiationEvent,
  NegotiationEventType,
  OfferSide,
} from '@generated/model';
import type { ReactNode } from 'react';
import { formatPrice } from '@/domain/money';
import { formatDate } from '@/labels/dates';
import { DateText } from '@/ui/data/date-text';
import { Timeline, TimelineItem } from '@/ui/data/timeline';
import { ACTOR_WORDS, NEGOTIATION_EVENT_LABELS, FILING_CORRECTED } from './labels';

interface EventTimelineProps {
  /** Latest first. */
  events: readonly NegotiationEvent[];
  /** The day of the latest filing; null if there is none. Its event has the time at which it was recorded. */
  filedOn: string | null;
  /** The side that reads it; undefined for the staff. */
  role?: OfferSide;
  /** Opens what proves an event. Empty if the reader may not. */
  proof?: (documentId: number) => ReactNode;
}

/** What happened in a negotiation and who did it. */
export function EventTimeline({ events, filedOn, role, proof }: EventTimelineProps) {
  const filing = events.find(({ type }) => type === 'transfer_filed');
  return (
    <Timeline label="Timeline of the negotiation">
      {events.map((event, index) => (
        <TimelineItem
          key={event.id}
          title={eventTitle(event, events.slice(index + 1))}
          time={<DateText iso={event.occurred_at} as="date-time" />}
          isHighlighted={index === 0}
        >
          <p>
            {actorWords(event.actor_role, role)}
            {event.price_percent && `, at ${formatPrice(event.price_percent)} of face`}
          </p>
          {event.note && (
            <p className="wrap-anywhere whitespace-pre-line">
              {event === filing && filedOn && `Filed on ${formatDate(filedOn)}. `}
              {noteWords(event.type, event.note, role)}
            </p>
          )}
          {event.document_id !== null && proof && <p>Proof: {proof(event.document_id)}</p>}
        </TimelineItem>
      ))}
    </Timeline>
  );
}

/** @param earlier what happened before it. If a filing was recorded already, this one corrects it. */
export function eventTitle(
  { type }: NegotiationEvent,
  earlier: readonly NegotiationEvent[],
): string {
  const isCorrection = type === 'transfer_filed' && earlier.some((each) => each.type === type);
  return isCorrection ? FILING_CORRECTED : NEGOTIATION_EVENT_LABELS[type];
}

function actorWords(actor: NegotiationActor, reader: OfferSide | undefined): string {
  if (actor === reader) return 'By you';
  return actor === 'system' ? 'Automatically' : `By ${ACTOR_WORDS[actor]}`;
}

/** Explains a number. A reason is shown as written. */
function noteWords(
  type: NegotiationEventType,
  note: string,
  reader: OfferSide | undefined,
): string {
  if (type === 'marked_paid') return `Reference ${note}`;
  if (type === 'fee_received' || type === 'fee_taken_back') {
    return note === reader ? 'Your fee' : `The ${note}’s fee`;
  }
  return type === 'transfer_filed' ? `Docket number ${note}` : note;
}
