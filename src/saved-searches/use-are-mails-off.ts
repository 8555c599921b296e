import { useSession } from '@/session/session-store';

/** Whether the user has switched off mails about new claims. No saved search then sends any, whatever its setting. */
export function useAreMailsOff(): boolean {
  return useSession(({ user }) => user?.claim_case_follow_notifications === false);
}
