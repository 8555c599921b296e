import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorBodyOf, messageOf } from '@/api/errors/problem';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';

interface LinkCheckProps {
  check: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /** A skeleton of the content above the button. */
  children?: ReactNode;
}

/** Takes the place of the button while a link is checked, or if the check failed. */
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
