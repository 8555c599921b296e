import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '@/paths';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/button';

function dismiss() {
  useSession.setState({ welcomeModal: false });
}

/**
 * Greets a visitor once, and stands there again after a logout or a session that was lost. The browser's own dialog: it
 * is part of a visitor's first page, where the code of the other dialogs would be too much.
 */
export default function WelcomeModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="welcome-title"
      aria-describedby="welcome-text"
      onClose={dismiss}
      className="pop bg-raised text-ink shadow-float backdrop:bg-scrim fixed inset-x-0 bottom-0 m-0 w-full max-w-none rounded-t-lg p-6 sm:inset-0 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-lg"
    >
      <h2 id="welcome-title" className="text-lg">
        Welcome to Claims Exchange
      </h2>
      <p id="welcome-text" className="text-muted mt-1 text-sm">
        Holders of bankruptcy claims sell here to verified buyers. Browsing is open to everybody; to
        sell or to bid you need an account.
      </p>
      <ul className="mt-4 grid gap-2 text-sm">
        <li>
          <strong className="font-semibold">Sellers</strong> see a guide price for their case and
          what a sale would pay out.
        </li>
        <li>
          <strong className="font-semibold">Buyers</strong> see exact terms and documents once their
          account is verified.
        </li>
        <li>
          <strong className="font-semibold">Names stay private</strong> until an offer is accepted.
        </li>
      </ul>
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={dismiss}>
          Browse first
        </Button>
        <Button variant="secondary" asChild onClick={dismiss}>
          <Link to={pathTo('login')}>Log in</Link>
        </Button>
        <Button asChild onClick={dismiss}>
          <Link to={pathTo('register')}>Create an account</Link>
        </Button>
      </div>
    </dialog>
  );
}
