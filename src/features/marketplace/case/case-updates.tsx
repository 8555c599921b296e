import { useGetCaseUpdates } from '@generated/api/marketplace/marketplace';
import type { CaseUpdate } from '@generated/model';
import { useState } from 'react';
import { DateText } from '@/ui/data/date-text';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { Timeline, TimelineItem } from '@/ui/data/timeline';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';

const SHOWN_AT_FIRST = 5;

/** What happened in the case, newest first. */
export function CaseUpdates({ id }: { id: string }) {
  return (
    <Card>
      <CardHeader title="Updates" />
      <QueryPart
        query={useGetCaseUpdates(id)}
        skeleton={
          <CardBody aria-busy>
            <SkeletonText lines={6} />
          </CardBody>
        }
      >
        {(updates) =>
          updates.length > 0 ? (
            <CardBody>
              <Updates updates={updates} />
            </CardBody>
          ) : (
            <EmptyState description="This case has no updates." />
          )
        }
      </QueryPart>
    </Card>
  );
}

function Updates({ updates }: { updates: readonly CaseUpdate[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? updates : updates.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Timeline label="Updates of the case">
        {shown.map((update) => (
          <TimelineItem key={update.id} title={update.title} time={<DateText iso={update.date} />}>
            <p className="wrap-anywhere whitespace-pre-line">{update.body}</p>
            {update.url && (
              <a
                href={update.url}
                target="_blank"
                rel="noreferrer"
                className="text-link underline-offset-4 hover:underline"
              >
                Source
                <span className="sr-only"> of {update.title} (opens in a new tab)</span>
              </a>
            )}
          </TimelineItem>
        ))}
      </Timeline>
      {updates.length > shown.length && (
        <Button ref={handOnFocus} variant="link" onClick={() => setWhole(true)}>
          Show {updates.length - shown.length} earlier
        </Button>
      )}
    </>
  );
}
