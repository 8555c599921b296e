import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pathTo } from '@/paths';
import { entryPath } from '@/session/entry-path';
import { safeFrom } from '@/session/safe-from';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

function dismiss() {
  useSession.setState({ welcomeModal: false, sessionLostAt: null });
}

/** Whether the person is about to type or to choose something. */
function isInAField(): boolean {
  return document.activeElement?.matches('input, select, textarea') ?? false;
}

/**
 * Greets a visitor once, and appears again after a logout or a lost session. It does not interrupt a visitor who is in
 * a field, but greets them on the next page; a lost session cannot wait. It uses the browser's own dialog, because it
 * is part of a visitor's first page, where the code of the other dialogs would be too much.
 */
export function WelcomeModal() {
  const isLost = useSession((session) => session.sessionLostAt !== null);
  const login = useLoginPath(isLost);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || (!isLost && isInAField())) return;
    dialog.current.showModal();
    // The last button has the focus, and the browser scrolls to it if enlarged text makes the dialog too tall.
    dialog.current.scrollTop = 0;
  }, [isLost]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="welcome-title"
      aria-describedby="welcome-text"
      onClose={dismiss}
      className="pop bg-raised text-ink shadow-float backdrop:bg-scrim fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-lg p-6 sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-lg"
    >
      <h2 id="welcome-title" className="text-lg">
        Welcome to Claims Exchange
      </h2>
      {isLost ? (
        <div id="welcome-text" className="mt-3">
          <Alert tone="warning" title="You are no longer logged in">
            Your profile could not be read, so your session has ended. Log in again to go on where
            you were.
          </Alert>
        </div>
      ) : (
        <Greeting />
      )}
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={dismiss}>
          Browse first
        </Button>
        <Button variant={isLost ? 'primary' : 'secondary'} asChild onClick={dismiss}>
          <Link to={login}>Log in</Link>
        </Button>
        {!isLost && (
          <Button asChild onClick={dismiss}>
            <Link to={pathTo('register')}>Create an account</Link>
          </Button>
        )}
      </div>
    </dialog>
  );
}

/** No text is longer than a line of the page behind it, which is thus taken for the main content, not this dialog. */
const REASONS = [
  ['Sellers', 'A guide price, and what a sale would pay out.'],
  ['Buyers', 'Exact terms and documents, once verified.'],
  ['Everybody', 'Buyers see no name until an offer is accepted.'],
] as const;

function Greeting() {
  return (
    <>
      <div id="welcome-text" className="text-muted mt-1 text-sm">
        <p>Holders of bankruptcy claims sell here to verified buyers.</p>
        <p>To sell or to bid you need an account.</p>
      </div>
      <dl className="mt-4 grid gap-2 text-sm">
        {REASONS.map(([who, what]) => (
          <div key={who}>
            <dt className="font-semibold">{who}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The login. After a lost session it carries the way back to the open page, or the one in the login's own address. */
function useLoginPath(isLost: boolean): string {
  const { pathname, search } = useLocation();
  if (!isLost) return pathTo('login');
  const from = safeFrom(new URLSearchParams(search).get('from') ?? pathname + search, 'user');
  return from ? entryPath('login', from) : pathTo('login');
}
