import type { UseQueryResult } from '@tanstack/react-query';
import { errorBodyOf, messageOf } from '@/api/errors/problem';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

type Check = Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;

/** In the place of the button of a link that is looked at, or could not be. */
export function LinkCheck({ check }: { check: Check }) {
  return check.error ? (
    <ErrorState
      title="This link could not be checked"
      message={messageOf(check.error)}
      requestId={errorBodyOf(check.error)?.request_id}
      onRetry={() => void check.refetch()}
      isRetrying={check.isFetching}
    />
  ) : (
    <div aria-busy className="grid">
      <Skeleton className="h-11" />
    </div>
  );
}
