import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorBodyOf, messageOf } from '@/api/errors/problem';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

interface LinkCheckProps {
  check: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** Skeleton of what will stand above the button. */
  children?: ReactNode;
}

/** In the place of the button of a link that is looked at, or could not be. */
export function LinkCheck({ check, children }: LinkCheckProps) {
  return check.error ? (
    <ErrorState
      title="This link could not be checked"
      message={messageOf(check.error)}
      requestId={errorBodyOf(check.error)?.request_id}
      onRetry={() => void check.refetch()}
      isRetrying={check.isFetching}
    />
  ) : (
    <div aria-busy className="grid gap-6">
      {children}
      <Skeleton className="h-11" />
    </div>
  );
}
