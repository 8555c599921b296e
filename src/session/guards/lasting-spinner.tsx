import { useSyncExternalStore } from 'react';
import { pathTo } from '@/paths';
import { ROUTES } from '@/route-table';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';

interface LastingSpinnerProps {
  /** Nothing is on its way any more: what was to be shown has thrown, or could not be loaded. */
  hasFailed?: boolean;
}

/**
 * The full-screen spinner, with ways out if it lasts. They need neither a router nor an answer of the exchange. The
 * page is reloaded when the connection returns: nothing else asks again for code that could not be loaded.
 */
export function LastingSpinner({ hasFailed = false }: LastingSpinnerProps) {
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return <FullScreenSpinner lateText={lateText({ isOnline, hasFailed })} actions={<WaysOut />} />;
}

function lateText({ isOnline, hasFailed }: { isOnline: boolean; hasFailed: boolean }) {
  if (!isOnline) return 'There is no connection. The page waits for it.';
  return hasFailed ? 'Something went wrong here. Reload the page to try again.' : undefined;
}

function WaysOut() {
  const home = useSession(({ isAdmin }) => (isAdmin ? 'adminHome' : 'marketplace'));
  return (
    <>
      <Button onClick={reload}>Reload</Button>
      <Button variant="secondary" asChild>
        <a href={pathTo(home)}>Back to the {ROUTES[home].label.toLowerCase()}</a>
      </Button>
    </>
  );
}

const reload = () => window.location.reload();

function watchConnection(notify: () => void) {
  window.addEventListener('online', reload);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', reload);
    window.removeEventListener('offline', notify);
  };
}
