import { TABS_ID } from '@/users/user-path';

/** After a decision within a tab, or a refusal of one: the title is out of sight there. */
export function focusTabs(): void {
  document.getElementById(TABS_ID)?.focus();
}
