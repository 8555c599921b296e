import { useListNegotiationEvents } from '@generated/api/negotiations/negotiations';
import type { Negotiation } from '@generated/model';
import { EventTimeline } from '@/negotiations/event-timeline';
import { DEAL_EVENTS } from '@/first-queries';
import { QueryPart } from '@/page/query-part';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { SkeletonText } from '@/ui/feedback/skeleton';

/** What happened, latest first. */
export function EventsCard({
  negotiation: { id, role, transfer_filed_on: filedOn },
}: {
  negotiation: Negotiation;
}) {
  const query = useListNegotiationEvents(id, DEAL_EVENTS);
  return (
    <Card aria-label="Timeline">
      <CardHeader title="Timeline" />
      <QueryPart
        query={query}
        skeleton={
          <CardBody>
            <SkeletonText lines={5} />
          </CardBody>
        }
      >
        {({ negotiation_events: events, total_count: total }) => (
          <CardBody className="grid gap-4">
            <EventTimeline events={events} filedOn={filedOn} role={role} />
            {total > events.length && (
              <p className="text-muted text-xs">
                The latest {events.length} of {total} events.
              </p>
            )}
          </CardBody>
        )}
      </QueryPart>
    </Card>
  );
}
