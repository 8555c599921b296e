import { useState } from 'react';
import { useListAuditEvents } from '@generated/api/audit/audit';
import type { AuditEvent } from '@generated/model';
import { QueryPart } from '@/page/query-part';
import { keepRows } from '@/table/keep-rows';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DateText } from '@/ui/data/date-text';
import { Pagination } from '@/ui/data/pagination';
import { Timeline, TimelineItem } from '@/ui/data/timeline';
import { Skeleton } from '@/ui/feedback/skeleton';
import { actionWords, actorWords, type AuditedRecord, changeLines } from './audit-words';

const PER_PAGE = 10;

interface AuditTrailProps {
  of: AuditedRecord;
  id: number;
}

/** What our staff did with a record, each entry with its administrator. What users do is in the record's timeline. */
export function AuditTrail({ of, id }: AuditTrailProps) {
  const [page, setPage] = useState(1);
  const query = useListAuditEvents(
    { [`${of}_id` as const]: id, actor: 'admin', page, per_page: PER_PAGE },
    { query: { placeholderData: keepRows } },
  );
  return (
    <Card aria-label="Audit trail">
      <CardHeader title="Audit trail" description="What our staff did here, and what it changed" />
      <QueryPart query={query} skeleton={<Skeleton className="m-4 h-40" />}>
        {({ audit_events: events, total_count, total_is_estimate }) =>
          events.length === 0 ? (
            <CardBody>
              <p className="text-muted text-sm">No act of our staff is on record here.</p>
            </CardBody>
          ) : (
            <CardBody className="grid gap-4">
              <Timeline label="Audit trail">
                {events.map((event) => (
                  <AuditItem key={event.id} event={event} of={of} />
                ))}
              </Timeline>
              {total_count > PER_PAGE && (
                <Pagination
                  page={page}
                  perPage={PER_PAGE}
                  total={{ total_count, total_is_estimate }}
                  itemsLabel="acts"
                  onPageChange={setPage}
                />
              )}
            </CardBody>
          )
        }
      </QueryPart>
    </Card>
  );
}

function AuditItem({ event, of }: { event: AuditEvent; of: AuditedRecord }) {
  return (
    <TimelineItem
      title={actionWords(event, of)}
      time={<DateText iso={event.created_at} as="date-time" />}
    >
      {event.subject_name !== null && <p className="wrap-anywhere">{event.subject_name}</p>}
      <p className="wrap-anywhere">{actorWords(event)}</p>
      {changeLines(event).map((line) => (
        <p key={line} className="text-xs wrap-anywhere">
          {line}
        </p>
      ))}
    </TimelineItem>
  );
}
