import { isTabSession } from '../session';
import { LOGOUT_KEY, ownKey } from './kept-forms';
import { safeStorage } from './safe-storage';

/**
 * Tells the other tabs whose forms to forget, before the session ends: one that is gone does not say whether it was ended by
 * the person or has expired.
 */
export function tellLogout(): void {
  const whose = ownKey('');
  if (!whose || isTabSession()) return;
  const others = safeStorage(() => window.localStorage);
  void others.setItem(LOGOUT_KEY, whose);
  void others.removeItem(LOGOUT_KEY);
}
