import { onDevice, readText } from '@/storage/storage';
import { toast } from '@/ui/feedback/toast';
import { endEpoch } from './epoch';
import { forgetForms, LOGOUT_KEY } from './kept/kept-forms';
import { forgetAnswers, isTabSession } from './session';
import { useSession } from './session-store';
import { SESSION_KEY, sessionIn, sessionTabStorage, type SessionState } from './stored-session';

/** A login or logout in another tab counts here as well, unless this tab has a session of its own. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (key === LOGOUT_KEY && newValue) forgetForms(newValue);
    if (key !== null && key !== SESSION_KEY) return;
    if (storageArea === onDevice() && !isTabSession()) follow(newValue);
  });
  // A page that the browser had put aside has been told nothing. Where nothing is stored, its session is in memory.
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
  // Before the store changes: what its followers then ask for is asked in the new session.
  if (!isSamePerson(stored, before)) {
    endEpoch();
    forgetAnswers();
    // A form that stood here is gone.
    if (before.token)
      toast.warning(
        `${stored.token ? 'The account was changed' : 'You were logged out'} in another tab.`,
      );
  }
  void useSession.persist.rehydrate();
}

/** A new token alone is the running session's; a new person is a new session. */
function isSamePerson(stored: ReturnType<typeof sessionIn>, current: SessionState): boolean {
  return (
    !stored.token === !current.token &&
    stored.user?.id === current.user?.id &&
    stored.adminUser?.id === current.adminUser?.id
  );
}
