import { signOutAdmin } from '@generated/api/admin-session/admin-session';
import { signOutUser } from '@generated/api/session/session';
import { logOutOfAllTabs } from './log-out-of-all-tabs';
import { endImpersonation, isImpersonation } from './session';
import { useSession } from './session-store';
import type { SessionState } from './stored-session';

/** Milliseconds for which the end of a session in a user's name waits for the exchange. */
const PATIENCE_MS = 3000;

/**
 * Logs out at the person's own wish. The device forgets the session at once, so that nothing more is read in its name,
 * and the exchange ends it. The guards then lead to the login. An administrator who acted as a user goes back to the
 * user's record instead: in the tab that opened this one if the browser lets this one close, otherwise here.
 * @returns whether the person ends up at the login; an administrator is on the way elsewhere.
 */
export async function leaveSession(): Promise<boolean> {
  const session = useSession.getState();
  if (isImpersonation()) {
    // A tab that closes sends nothing more.
    await endAtExchange(session);
    endImpersonation();
    window.close();
    return false;
  }
  logOutOfAllTabs();
  void endAtExchange(session);
  return true;
}

async function endAtExchange({ token, isAdmin }: SessionState): Promise<void> {
  if (!token) return;
  const options = {
    // The call brings its own token, because the tab has left the session or is in another one.
    headers: { Authorization: `Bearer ${token}` },
    failureIsFor: 'nobody',
    timeout: PATIENCE_MS,
  } as const;
  try {
    await (isAdmin ? signOutAdmin(options) : signOutUser(options));
  } catch {
    // The token expires on its own; what counts for the person is that this device is logged out.
  }
}
