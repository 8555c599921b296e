import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { QueryErrorProps } from './query-error';

/** Says what could not be read, above what is still shown: nobody should accept an old price for the current one. */
export function FailedRead({
  query: { error, isFetching, refetch },
  title,
  className,
  children = 'This may be out of date: it could not be loaded again.',
}: QueryErrorProps & { title?: string; className?: string; children?: ReactNode }) {
  if (!error) return null;
  return (
    <Alert
      tone="warning"
      title={title}
      className={className}
      action={
        <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
