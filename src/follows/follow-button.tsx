import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { entryPath } from '@/session/entry-path';
import { withAct } from '@/session/pressed-act';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { IconButton } from '@/ui/icon-button';
import { type Followable, useFollow } from './use-follow';

interface FollowButtonProps {
  kind: Followable;
  id: number;
  /** Its name: "FTX", "CLM-7K3F9Q". */
  name: string;
  /** `star` for cards and rows, `words` for the head of a page. */
  look: 'star' | 'words';
  /** The number of followers, as read. */
  count?: number;
}

/** Follows or unfollows a claim or a case. A visitor is taken to the login first, and staff follow nothing. */
export function FollowButton(props: FollowButtonProps) {
  const isVisitor = useSession(({ token }) => token === null);
  const isAdmin = useSession((session) => session.isAdmin);
  if (isAdmin) return null;
  return isVisitor ? <LoginToFollow {...props} /> : <Toggle {...props} />;
}

function LoginToFollow({ kind, id, name, look, count }: FollowButtonProps) {
  const { pathname, search } = useLocation();
  const to = entryPath('login', withAct(pathname + search, `follow-${kind}-${id}`));
  if (look === 'star') {
    return (
      <Link
        to={to}
        aria-label={`Follow ${name}`}
        className="fade text-muted hover:bg-subtle hover:text-ink thumb:size-11 thumb:-m-1 relative inline-grid size-7 shrink-0 place-items-center rounded-lg"
      >
        <FollowStar isFollowed={false} />
      </Link>
    );
  }
  return (
    <Button variant="secondary" asChild>
      <Link to={to}>
        <Words isFollowed={false} name={name} count={count} />
      </Link>
    </Button>
  );
}

function Toggle({ kind, id, name, look, count: read }: FollowButtonProps) {
  const { isFollowed, count, toggle } = useFollow(kind, id, name, read);
  const isUnknown = isFollowed === undefined;
  const state = {
    'aria-pressed': isFollowed ?? false,
    // Not `disabled`: it looks, and takes the focus, as it will in a moment.
    ...(isUnknown && { 'aria-disabled': true }),
    onClick: toggle,
  };
  return look === 'star' ? (
    // Lies above the link that covers the card.
    <IconButton {...state} size="sm" label={`Follow ${name}`} className="thumb:-m-1 relative">
      <FollowStar isFollowed={isFollowed} />
    </IconButton>
  ) : (
    <Button {...state} variant="secondary">
      <Words isFollowed={isFollowed} name={name} count={count} />
    </Button>
  );
}

/** Reserves the place of a button with words. */
export function FollowSkeleton() {
  return <Skeleton className="thumb:h-11 h-9 w-38" />;
}

interface WordsProps {
  isFollowed: boolean | undefined;
  name: string;
  count: number | undefined;
}

function Words({ isFollowed = false, name, count }: WordsProps) {
  return (
    <>
      <FollowStar isFollowed={isFollowed} />
      {/* As wide as the longer of the two words, so that nothing moves. */}
      <span className="grid text-left">
        <span className="col-start-1 row-start-1">{isFollowed ? 'Following' : 'Follow'}</span>
        <span aria-hidden className="invisible col-start-1 row-start-1">
          Following
        </span>
      </span>{' '}
      <span className="sr-only">{name}</span>{' '}
      {count !== undefined && count > 0 && (
        <span className="tabular text-muted font-normal">
          {count} <span className="sr-only">{count === 1 ? 'follower' : 'followers'}</span>
        </span>
      )}
    </>
  );
}

/** Filled if it is followed. */
export function FollowStar({ isFollowed = false }: { isFollowed: boolean | undefined }) {
  return (
    <Star
      aria-hidden
      size={18}
      className={clsx('fade', isFollowed && 'text-primary fill-current')}
    />
  );
}
