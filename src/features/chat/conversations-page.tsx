import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pathToStaff } from '@/paths';
import { RoutePage } from '@/page/route-page';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Panes } from './panes';

const NewConversation = lazy(async () => ({
  default: (await import('./new-conversation')).NewConversation,
}));

/** The reference of a negotiation in the address. Anything else that somebody may have put there is ignored. */
function subjectIn(search: URLSearchParams): string {
  const subject = search.get('subject') ?? '';
  return /^NEG-[0-9A-Z]{6}$/.test(subject) ? subject : '';
}

/** The id of a claim in the address; null if it has none. */
function claimIn(search: URLSearchParams): number | null {
  const claim = search.get('claim') ?? '';
  return /^[1-9]\d{0,8}$/.test(claim) ? Number(claim) : null;
}

export default function ConversationsPage() {
  const [search] = useSearchParams();
  const claimId = claimIn(search);
  const isNew = search.has('new') || claimId !== null;
  return (
    <RoutePage
      of="chat"
      title="Messages"
      description="With our staff, and with the other side of each of your negotiations."
      action={
        !isNew && (
          <Button asChild>
            <Link to={pathToStaff()}>Write to our staff</Link>
          </Button>
        )
      }
    >
      <Panes>
        {isNew ? (
          <Suspense fallback={<Skeleton className="m-4 h-96" />}>
            <NewConversation key={claimId} claimId={claimId} subject={subjectIn(search)} />
          </Suspense>
        ) : null}
      </Panes>
    </RoutePage>
  );
}
