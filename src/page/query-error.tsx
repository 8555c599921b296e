import { errorBodyOf, messageOf, statusOf } from '@/api/errors/problem';
import { ErrorState } from '@/ui/feedback/error-state';

export interface QueryErrorProps {
  /** The result of a query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A part of a page that could not be read: what happened, the request's id, and a retry button. */
export function QueryError({ query: { error, isFetching, refetch } }: QueryErrorProps) {
  return (
    <ErrorState
      message={messageOf(error)}
      requestId={errorBodyOf(error)?.request_id}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

/** Whether there is nothing at this address: no such record, or an address that no record can have. */
export function isMissing(error: unknown): boolean {
  const status = statusOf(error);
  return status === 404 || status === 422;
}
