import { signOutAdmin } from '@generated/api/admin-session/admin-session';
import { signOutUser } from '@generated/api/auth/auth';
import { logOutOfAllTabs } from './log-out-of-all-tabs';
import { endImpersonation } from './session';
import { useSession } from './session-store';

/**
 * Logs out by the person's own wish: the exchange ends the session, then the device forgets it. Without a connection the
 * device forgets it all the same. The guards then lead to the login. An administrator who acted as a user is back at the
 * user's record instead: in the tab that opened this one where the browser lets it close, or else here.
 */
export async function leaveSession(): Promise<void> {
  const { token, isAdmin } = useSession.getState();
  try {
    if (token) await (isAdmin ? signOutAdmin() : signOutUser());
  } catch {
    // The token expires on its own; what counts for the person is that this device is logged out.
  } finally {
    if (endImpersonation()) window.close();
    else logOutOfAllTabs();
  }
}
