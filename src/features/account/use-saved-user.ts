import { useQueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '@generated/api/account/account';
import type { User } from '@generated/model';
import { setUser } from '@/session/session';

/** Takes over the user that a saving call answered with, in the session and in the cache. */
export function useSavedUser(): (user: User) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData(getGetCurrentUserQueryKey(), user);
    setUser(user);
  };
}
