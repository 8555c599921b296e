import { onDevice, removeText, writeText } from '@/storage/storage';
import { LOGOUT_KEY, ownKey } from './kept/kept-forms';
import { logout } from './session';

/** By the person's own wish: what was typed is forgotten in the other tabs as well. */
export function logOutOfAllTabs(): void {
  tellOtherTabs();
  logout();
}

/** A session that is gone does not say whether it was ended by the person or has expired. */
function tellOtherTabs(): void {
  const whose = ownKey('');
  if (!whose) return;
  writeText(onDevice, LOGOUT_KEY, whose);
  removeText(onDevice, LOGOUT_KEY);
}
