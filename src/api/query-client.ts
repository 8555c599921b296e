import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { MINUTE } from '@/domain/time';
import { announceFailure } from './errors/error-catalogue';
import { isCancelled } from './errors/failed-call';
import { statusOf } from './errors/problem';

const RETRIES = 3;
/** Milliseconds for which a page does not ask again for something that has just failed. */
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
 * A refusal would only be repeated, and a cancelled call is no longer wanted. Everything else is retried three times,
 * including when something other than the exchange has answered with a page and a success.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isCancelled(error)) return false;
  const status = statusOf(error);
  return failures < RETRIES && (status === null || status < 400 || status >= 500);
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The reader reports the failure itself. */
      saysItsFailure?: true;
    };
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Called after the last try only: a first one that fails in the background throws nobody off a page.
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
      // Without a connection a read fails, says so, and offers another try. Paused, it would leave the page empty.
      networkMode: 'always',
      refetchOnReconnect: true,
      // The page that opens with it has just asked for it, as often as is worthwhile.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
    },
    // Without a connection a write fails and says so. Paused, it would be sent unasked once there is a connection.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Forgets every answer when a session begins or ends. What a page shows is then empty until `askForMissing`: the guards
 * first decide which pages stay, and a page that goes asks for nothing more.
 */
export function dropAnswers(): void {
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) {
    if (query.getObserversCount() === 0) queryClient.getQueryCache().remove(query);
    else query.reset();
  }
}

/** Asks for everything on the screen that has no answer and is not being asked for already. */
export function askForMissing(): void {
  const missing = { type: 'active', predicate: hasNoAnswer } as const;
  void queryClient.refetchQueries(missing, { cancelRefetch: false });
}

const hasNoAnswer = ({ state }: Query) => state.status === 'pending';
