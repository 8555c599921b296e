import { signOutAdmin } from '@generated/api/admin-session/admin-session';
import { signOutUser } from '@generated/api/session/session';
import { logOutOfAllTabs } from './log-out-of-all-tabs';
import { endImpersonation, isImpersonation } from './session';
import { useSession } from './session-store';

/** Milliseconds for which a logout waits for the exchange. */
const PATIENCE_MS = 3000;

/**
 * Logs out by the person's own wish: the exchange ends the session, then the device forgets it. Without a connection, or
 * where the exchange knows the session no longer, the device forgets it all the same. The guards then lead to the login. An
 * administrator who acted as a user is back at the user's record instead: in the tab that opened this one where the browser
 * lets it close, or else here.
 */
export async function leaveSession(): Promise<void> {
  const { token, isAdmin } = useSession.getState();
  // Asked now: once it has ended, the tab holds the administrator's own session, which goes on.
  const wasImpersonation = isImpersonation();
  // A refusal that ended the session would keep what was typed, as for somebody who comes back.
  const options = { failureIsFor: 'nobody', timeout: PATIENCE_MS } as const;
  try {
    if (token) await (isAdmin ? signOutAdmin(options) : signOutUser(options));
  } catch {
    // The token expires on its own; what counts for the person is that this device is logged out.
  } finally {
    if (wasImpersonation) {
      endImpersonation();
      window.close();
    } else logOutOfAllTabs();
  }
}
