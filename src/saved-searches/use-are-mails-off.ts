import { useSession } from '@/session/session-store';

/** Whether the user has switched mails of new claims off: none of a saved search comes, whatever is chosen for it. */
export function useAreMailsOff(): boolean {
  return useSession(({ user }) => user?.claim_case_follow_notifications === false);
}
