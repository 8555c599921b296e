import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import { IconButton } from '@/ui/icon-button';
import { CountBadge } from './count-badge';
import { countText, useUnreadCounts } from './use-unread-counts';

const loadPanel = () => import('./bell-panel');
const BellPanel = lazy(loadPanel);

/** How many notifications are unread; opens the latest of them, on a phone their page. */
export function Bell() {
  const { notifications: unread } = useUnreadCounts();
  const isWide = useMediaQuery('(min-width: 640px)');
  const { isWanted, trigger } = useOnDemand(loadPanel);
  const label = unread > 0 ? `Notifications, ${countText(unread)} unread` : 'Notifications';
  const face = (
    <>
      <BellIcon aria-hidden size={20} />
      <CountBadge count={unread} className="absolute -top-0.5 left-1/2" />
    </>
  );
  const look = { label, className: 'relative' };

  if (!isWide) {
    return (
      <IconButton {...look} asChild>
        <Link to={pathTo('notifications')}>{face}</Link>
      </IconButton>
    );
  }
  const waiting = (
    <IconButton {...look} {...trigger}>
      {face}
    </IconButton>
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <BellPanel trigger={<IconButton {...look}>{face}</IconButton>} />
    </Suspense>
  );
}
