import {
  followCase,
  followClaim,
  getGetFollowsQueryKey,
  unfollowCase,
  unfollowClaim,
  useGetFollows,
} from '@generated/api/follows/follows';
import type { Follows } from '@generated/model';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { UNDO_MS } from '@/acts/use-act';
import { isDealtWith } from '@/api/errors/error-catalogue';
import { mayRetry, messageOf } from '@/api/errors/problem';
import { mayEnter } from '@/session/guards/may-enter';
import { useActAfterLogin } from '@/session/pressed-act';
import { useSession } from '@/session/session-store';
import { toast } from '@/ui/feedback/toast';

/** What can be followed. */
export type Followable = 'claim' | 'case';

const CALLS = {
  claim: { list: 'claim_ids', follow: followClaim, unfollow: unfollowClaim },
  case: {
    list: 'case_ids',
    follow: (id: number) => followCase(String(id)),
    unfollow: (id: number) => unfollowCase(String(id)),
  },
} as const;

/**
 * Whether a claim or a case is followed, and the press that changes it. The change is shown at once, reverted if the
 * exchange refuses it, and read again if there is no answer. All buttons share one list, which their pages begin with
 * (`LOADS`). A press before the login takes effect after it.
 * @param count the number of followers, as the screen has read it.
 */
export function useFollow(kind: Followable, id: number, name: string, count?: number) {
  const isUser = useSession((session) => mayEnter('user', session));
  const queryClient = useQueryClient();
  const { list, follow, unfollow } = CALLS[kind];
  const { data: isListed } = useGetFollows({
    query: {
      enabled: isUser,
      select: (follows) => follows[list].includes(id),
      // Without the list the buttons stay as they are. Nobody has asked for it.
      meta: { saysItsFailure: true },
    },
  });
  const [counted, setCounted] = useState<{ read: number; shown: number } | null>(null);
  // A new count includes the press. The same number may be read again if others have stopped following.
  if (counted && counted.read !== count) setCounted(null);
  const shown = counted ? counted.shown : count;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isFollowed: boolean) => await (isFollowed ? follow : unfollow)(id),
    onMutate: async (isFollowed) => {
      if (count !== undefined && shown !== undefined)
        setCounted({ read: count, shown: shown + (isFollowed ? 1 : -1) });
      await queryClient.cancelQueries({ queryKey: getGetFollowsQueryKey() });
      showFollowed(queryClient, list, id, isFollowed);
    },
    onError: (error, isFollowed) => {
      setCounted(null);
      showFollowed(queryClient, list, id, !isFollowed);
      // Without an answer nobody knows whether it was done.
      if (mayRetry(error))
        void queryClient.invalidateQueries({ queryKey: getGetFollowsQueryKey() });
      if (!isDealtWith(error)) toast.error(messageOf(error));
    },
  });
  useActAfterLogin(`follow-${kind}-${id}`, isListed !== undefined, () => {
    if (isListed) return;
    mutate(true, {
      onSuccess: () =>
        toast.success(`You follow ${name}`, {
          durationMs: UNDO_MS,
          action: { label: 'Undo', onClick: () => mutate(false) },
        }),
    });
  });
  // A read for another button meanwhile may not include this press yet.
  const isFollowed = isPending ? variables : isListed;
  return {
    /** Undefined until it is known. */
    isFollowed,
    count: shown,
    toggle: () => {
      if (isFollowed !== undefined && !isPending) mutate(!isFollowed);
    },
  };
}

/** Changes only this entry: another press may be in flight. */
function showFollowed(
  queryClient: QueryClient,
  list: keyof Follows,
  id: number,
  isFollowed: boolean,
): void {
  queryClient.setQueryData<Follows>(getGetFollowsQueryKey(), (follows) => {
    if (!follows) return follows;
    const others = follows[list].filter((each) => each !== id);
    return { ...follows, [list]: isFollowed ? [id, ...others] : others };
  });
}
