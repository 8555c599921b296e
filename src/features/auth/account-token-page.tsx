import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { getCurrentUser } from '@generated/api/account/account';
import { pathTo } from '@/paths';
import { portalPath } from '@/session/after-login';
import { beginTabSession, endTabSession, setUser } from '@/session/session';
import { Button } from '@/ui/button';
import { FullScreenSpinner } from '@/ui/feedback/full-screen-spinner';
import { AuthNote } from './auth-note';

/** Where an administrator arrives to act as a user: the session lives in this tab alone. */
export default function AccountTokenPage() {
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('token'));
  const [hasFailed, setHasFailed] = useState(false);
  const isStarted = useRef(false);

  useEffect(() => {
    removeFragment();
    // An effect may run twice; the session begins once.
    if (!token || isStarted.current) return;
    isStarted.current = true;
    enter(token).then(
      (path) => navigate(path, { replace: true }),
      () => {
        endTabSession();
        setHasFailed(true);
      },
    );
  }, [token, navigate]);

  if (token && !hasFailed) return <FullScreenSpinner label="Opening the session" />;
  return (
    <AuthNote
      kind="fault"
      title="This session could not be opened"
      text="Its address may be incomplete, or older than 15 minutes. Open it again from the administration."
    >
      <Button size="lg" block asChild>
        <Link to={pathTo('login')}>Go to the login</Link>
      </Button>
    </AuthNote>
  );
}

/** The token is not to stay in the address, and with it in the history. */
function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function enter(token: string): Promise<string> {
  beginTabSession(token);
  const user = await getCurrentUser();
  setUser(user);
  return portalPath(user);
}
