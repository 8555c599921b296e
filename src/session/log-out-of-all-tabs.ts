import { onDevice, removeText, writeText } from '@/storage/storage';
import { LOGOUT_KEY, ownKey } from './kept/kept-forms';
import { logout } from './session';

/** Logs out at the person's own wish: the other tabs forget what was typed too. */
export function logOutOfAllTabs(): void {
  tellOtherTabs();
  logout();
}

/** Other tabs cannot tell from a missing session whether the person ended it or it expired. */
function tellOtherTabs(): void {
  const whose = ownKey('');
  if (!whose) return;
  writeText(onDevice, LOGOUT_KEY, whose);
  removeText(onDevice, LOGOUT_KEY);
}
