import { useState } from 'react';
import { useListNegotiationEvents } from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import { ACTOR_WORDS } from '@/negotiations/labels';
import { eventTitle } from '@/negotiations/event-timeline';
import { DEAL_EVENTS } from '@/first-queries';

/** What somebody else has done meanwhile. It is read out, and highlighted until the reader acts or leaves. */
export function Arrived({ negotiation: { id, role } }: { negotiation: Negotiation }) {
  const { data } = useListNegotiationEvents(id, DEAL_EVENTS);
  const events = data?.negotiation_events ?? [];
  const [latest] = events;
  /** The latest event when the page was opened; undefined until the events are read. */
  const [seenId, setSeenId] = useState<number>();
  if (seenId === undefined && latest) setSeenId(latest.id);
  const isNews = latest && seenId !== undefined && latest.id > seenId && latest.actor_role !== role;
  return (
    <div role="status" className="empty:sr-only">
      {isNews && (
        <p className="bg-primary-soft text-on-primary-soft rounded-md px-3 py-2 font-medium">
          {eventTitle(latest, events.slice(1))}
          {latest.actor_role !== 'system' && ` by ${ACTOR_WORDS[latest.actor_role]}`}
        </p>
      )}
    </div>
  );
}
