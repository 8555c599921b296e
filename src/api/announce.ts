import { toast } from '@/ui/feedback/toast';
import { ROUTES } from '@/route-table';
import { inTab, readText, removeText, writeText } from '@/storage/storage';

const FLASH_KEY = 'flash';

/** Shows a message once, however many calls have failed with it. */
export function showError(message: string): void {
  toast.error(message, { id: message });
}

const SESSION_END = 'Your session has ended. Log in again to go on';

/** Long enough to be read by a person who has just pressed something else. */
const SESSION_END_MS = 8000;

/**
 * Says that the session has ended. The page itself does not say so: a private one gives way to the login, a public one
 * is shown as to a visitor.
 * @param isKept whether a form that was not sent is restored after the login.
 */
export function showSessionEnd(isKept: boolean): void {
  toast.warning(`${SESSION_END}${isKept ? '; what you wrote is kept.' : '.'}`, {
    id: SESSION_END,
    durationMs: SESSION_END_MS,
  });
}

/**
 * Shows the message and goes to the login with a full page load. The load would take the toast away, so the message is
 * shown again afterwards. On the login page itself nothing is loaded, so that what was typed is not lost.
 */
export function goToLoginWithMessage(message: string): void {
  showError(message);
  if (window.location.pathname === ROUTES.login.pattern) return;
  writeText(inTab, FLASH_KEY, message);
  window.location.assign(ROUTES.login.pattern);
}

let wasSent = false;

/** Whether a failure has led to this page load. The login then stays: it would redirect back into the failure. */
export function wasSentToLogin(): boolean {
  return wasSent;
}

/** Shows the message that was left before the page load. */
export function showFlash(): void {
  const message = readText(inTab, FLASH_KEY);
  removeText(inTab, FLASH_KEY);
  wasSent = message !== null;
  if (message) showError(message);
}
