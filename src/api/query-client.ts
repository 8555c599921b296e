import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { isCancel } from 'axios';
import { MINUTE } from '@/domain/time';
import { announceFailure } from './errors/error-catalogue';
import { statusOf } from './errors/problem';

const RETRIES = 3;
/** Milliseconds in which what has failed is not asked for anew only because a page shows it. */
const JUST_NOW_MS = 2000;

/**
 * Milliseconds before the next try: 1 s doubled per attempt, capped at 30 s, fixed at 30 s after 5 attempts
 * (specification, section 9).
 * @param attempt failures before this one, from 0.
 */
export function retryDelay(attempt: number): number {
  return attempt >= 5 ? 30_000 : Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * A refusal would be the same again, and what was cancelled is no longer asked for; everything else is tried three more
 * times, also where something else than the exchange has answered with a page and a success.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isCancel(error)) return false;
  const status = statusOf(error);
  return failures < RETRIES && (status === null || status < 400 || status >= 500);
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What reads it says itself that it failed. */
      saysItsFailure?: true;
    };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // After the last try only: a first one that fails in the background throws nobody off a page.
    onError: (error, { meta }) => {
      if (!meta?.saysItsFailure) announceFailure(error);
    },
  }),
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      gcTime: 5 * MINUTE,
      staleTime: 10_000,
      refetchOnWindowFocus: false,
      // Without a connection it fails, and says so, with another try: paused, a page would stand empty for as long as that lasts.
      networkMode: 'always',
      refetchOnReconnect: true,
      // The page that has opened with it has been asked for it in vain just now, as often as is worth while.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
    },
    // Without a connection it fails, and says so: paused, it would be sent unasked once there is one.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Forgets every answer, as a session begins or ends. What a page shows is empty until `askForMissing`: the guards decide
 * first which pages stay, and one that goes asks nothing more.
 */
export function dropAnswers(): void {
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query);
    else query.reset();
  }
}

/** Asks for what is on the screen, has no answer and is not asked for already. */
export function askForMissing(): void {
  const missing = { type: 'active', predicate: hasNoAnswer } as const;
  void queryClient.refetchQueries(missing, { cancelRefetch: false });
}

const hasNoAnswer = ({ state }: Query) => state.status === 'pending';
