import { useState } from 'react';
import { useDeleteCaseUpdate } from '@generated/api/admin-cases/admin-cases';
import { useGetCaseUpdates } from '@generated/api/marketplace/marketplace';
import type { AdminCase, CaseUpdate } from '@generated/model';
import type { Act } from '@/acts/act';
import { AskedAct } from '@/acts/asked-act';
import { type Acting, useAct } from '@/acts/use-act';
import { QueryPart } from '@/page/query-part';
import { Button } from '@/ui/button';
import { Card, CardBody, CardHeader } from '@/ui/data/card';
import { DateText } from '@/ui/data/date-text';
import { Timeline, TimelineItem } from '@/ui/data/timeline';
import { EmptyState } from '@/ui/feedback/empty-state';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { handOnFocus } from '@/ui/hooks/hand-on-focus';
import { lateDialog } from '@/ui/late';

const NewsDialog = lateDialog(async () => (await import('./case-news-dialog')).CaseNewsDialog);

const SHOWN_AT_FIRST = 5;

/** What our staff have written of a case, newest first, to be added to and deleted. */
export function CaseNewsCard({ id, item }: { id: string; item: AdminCase }) {
  const [isAdding, setAdding] = useState(false);
  const acting = useAct();
  return (
    <Card aria-label="News">
      <CardHeader
        title="News"
        description="Everybody reads it on the page of the case"
        action={
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            Add news
          </Button>
        }
      />
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
              <News updates={updates} acting={acting} />
            </CardBody>
          ) : (
            <EmptyState description="What is added here is read on the page of the case." />
          )
        }
      </QueryPart>
      {/* Outlasts the list, which goes with its last row. */}
      <AskedAct acting={acting} />
      {isAdding && <NewsDialog item={item} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function News({ updates, acting }: { updates: readonly CaseUpdate[]; acting: Acting }) {
  const [isWhole, setWhole] = useState(false);
  const deleting = useDeleting();
  const shown = isWhole ? updates : updates.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Timeline label="News of the case">
        {shown.map((update) => (
          <TimelineItem key={update.id} title={update.title} time={<DateText iso={update.date} />}>
            <p className="wrap-anywhere whitespace-pre-line">{update.body}</p>
            <p className="flex flex-wrap items-center gap-x-4">
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
              <Button variant="link" onClick={() => acting.start(deleting(update))}>
                Delete <span className="sr-only">{update.title}</span>
              </Button>
            </p>
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

function useDeleting(): (update: CaseUpdate) => Act {
  const { mutateAsync: remove } = useDeleteCaseUpdate();
  return ({ id, title }) => ({
    name: `delete ${id}`,
    label: 'Delete news',
    isDangerous: true,
    question: {
      title: `Delete “${title}”?`,
      consequence: 'Nobody reads it any more, and it cannot be brought back.',
    },
    send: () => remove({ id }),
    done: 'News deleted',
  });
}
