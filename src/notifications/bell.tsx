import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useMediaQuery } from '@/ui/hooks/use-media-query';
import { useOnDemand } from '@/ui/hooks/use-on-demand';
import { IconButton } from '@/ui/icon-button';
import { CountBadge } from './count-badge';
import { countText, useUnreadCounts } from './use-unread-counts';

const loadPanel = async () => (await import('./bell-panel')).BellPanel;

/** The number of unread notifications. Opens the latest of them, or on a phone their page. */
export function Bell() {
  const { notifications: unread } = useUnreadCounts();
  const isWide = useMediaQuery('(min-width: 40rem)');
  const { Part: BellPanel, trigger } = useOnDemand(loadPanel);
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
  if (BellPanel) return <BellPanel trigger={<IconButton {...look}>{face}</IconButton>} />;
  return (
    <IconButton {...look} {...trigger}>
      {face}
    </IconButton>
  );
}
