import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCurrentUser, getGetCurrentUserQueryKey } from '@generated/api/session/session';
import { getGetAdminProfileQueryOptions } from '@generated/api/admin-session/admin-session';
import { useAtRest } from '@/api/at-rest';
import { isCancelled, isNotLoaded } from '@/api/errors/failed-call';
import { statusOf } from '@/api/errors/problem';
import { mayEnter } from './guards/may-enter';
import { loseSession, setUser, updateAdminUser } from './session';
import { useSession } from './session-store';

/** Milliseconds between two reads of the profile (specification, section 9). */
export const PROFILE_REFRESH_MS = 300_000;

/**
 * Keeps the user of the session up to date. The profile is read at once when the store asks for it, otherwise when the
 * page has been painted, then every five minutes. A read that fails for good takes the token away and opens the welcome
 * modal. Being offline only pauses the reads, and too many of them (429) have no consequence (specification, section
 * 8); nor has code that could not be loaded.
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
    // Without a connection the read waits: that is no end of the session.
    networkMode: 'online',
    // The welcome modal reports it.
    meta: { saysItsFailure: true },
  });

  useEffect(() => {
    if (isUser && data) setUser(data, dataUpdatedAt);
  }, [isUser, data, dataUpdatedAt]);

  useEffect(() => {
    const isEnd = error && !isCancelled(error) && !isNotLoaded(error) && statusOf(error) !== 429;
    if (isUser && isEnd) loseSession();
  }, [isUser, error]);

  useEffect(() => {
    if (isUser && shouldUpdate) void refetch();
  }, [isUser, shouldUpdate, refetch]);
}

/**
 * Does the same for an administrator who is logged in. The read exchanges the token once a day, and its 401 ends a
 * session that was ended elsewhere. After any other failure the session continues, and the next read may succeed.
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
