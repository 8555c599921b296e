import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCurrentUser, getGetCurrentUserQueryKey } from '@generated/api/session/session';
import { getGetAdminProfileQueryOptions } from '@generated/api/admin-session/admin-session';
import { isCancel } from 'axios';
import { useAtRest } from '@/api/at-rest';
import { statusOf } from '@/api/errors/problem';
import { mayEnter } from './guards/may-enter';
import { loseSession, setUser, updateAdminUser } from './session';
import { useSession } from './session-store';

/** Milliseconds between two readings of the profile (specification, section 9). */
export const PROFILE_REFRESH_MS = 300_000;

/**
 * Keeps the user of the session up to date: at once when the store asks for it, else when the page has been painted, then
 * every five minutes. A reading that fails for good takes the token away and opens the welcome modal; being offline only
 * pauses it, and of too many readings (429) nothing follows (specification, section 8).
 */
export function useProfileRefresh(): void {
  const isUser = useSession((session) => mayEnter('user', session));
  const shouldUpdate = useSession((session) => session.shouldUpdate);
  const isAtRest = useAtRest();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: getGetCurrentUserQueryKey(),
    queryFn: isUser ? ({ signal }) => getCurrentUser(undefined, signal) : skipToken,
    enabled: isAtRest,
    refetchInterval: PROFILE_REFRESH_MS,
    staleTime: PROFILE_REFRESH_MS,
    // Without a connection it waits: that is no end of the session.
    networkMode: 'online',
    // By the welcome modal.
    meta: { saysItsFailure: true },
  });

  useEffect(() => {
    if (isUser && data) setUser(data, dataUpdatedAt);
  }, [isUser, data, dataUpdatedAt]);

  useEffect(() => {
    if (isUser && error && !isCancel(error) && statusOf(error) !== 429) loseSession();
  }, [isUser, error]);

  useEffect(() => {
    if (isUser && shouldUpdate) void refetch();
  }, [isUser, shouldUpdate, refetch]);
}

/**
 * The same for an administrator who is logged in: the reading exchanges the token once a day, and its 401 ends a session that
 * was ended elsewhere. After another failure the session goes on, and the next reading may succeed.
 */
export function AdminProfileRefresh(): null {
  const { data } = useQuery({
    ...getGetAdminProfileQueryOptions(),
    enabled: useAtRest(),
    refetchInterval: PROFILE_REFRESH_MS,
    staleTime: PROFILE_REFRESH_MS,
    // Nobody has asked for it.
    meta: { saysItsFailure: true },
  });
  useEffect(() => {
    if (data) updateAdminUser(data);
  }, [data]);
  return null;
}
