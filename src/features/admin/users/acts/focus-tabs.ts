import { TABS_ID } from '@/users/user-path';

/** Focuses the tabs after a decision within a tab, or its refusal, because the title is out of sight there. */
export function focusTabs(): void {
  document.getElementById(TABS_ID)?.focus();
}
