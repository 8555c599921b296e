import { onDevice, readText } from '@/storage/storage';
import { toast } from '@/ui/feedback/toast';
import { endEpoch } from './epoch';
import { forgetForms, LOGOUT_KEY } from './kept/kept-forms';
import { forgetAnswers, isTabSession } from './session';
import { useSession } from './session-store';
import { SESSION_KEY, sessionIn, sessionTabStorage, type SessionState } from './stored-session';

/** Applies a login or logout in another tab here too, unless this tab has a session of its own. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (key === LOGOUT_KEY && newValue) forgetForms(newValue);
    if (key !== null && key !== SESSION_KEY) return;
    if (storageArea === onDevice() && !isTabSession()) follow(newValue);
  });
  // The browser sends no events to a page that it has suspended. If nothing is stored, the session is in memory.
  window.addEventListener('pageshow', ({ persisted }) => {
    const text = readText(sessionTabStorage, SESSION_KEY);
    if (persisted && text) follow(text);
  });
}

function follow(text: string | null): void {
  const stored = sessionIn(text);
  // A login stores its token first, and its person a moment later.
  if (stored.token && !stored.user && !stored.adminUser) return;
  const before = useSession.getState();
  // This precedes the change of the store, whose followers then ask in the new session.
  if (!isSamePerson(stored, before)) {
    endEpoch();
    forgetAnswers();
    // A form that was here is gone.
    if (before.token)
      toast.warning(
        `${stored.token ? 'The account was changed' : 'You were logged out'} in another tab.`,
      );
  }
  void useSession.persist.rehydrate();
}

/** A new token alone belongs to the current session. A new person is a new session. */
function isSamePerson(stored: ReturnType<typeof sessionIn>, current: SessionState): boolean {
  return (
    !stored.token === !current.token &&
    stored.user?.id === current.user?.id &&
    stored.adminUser?.id === current.adminUser?.id
  );
}
