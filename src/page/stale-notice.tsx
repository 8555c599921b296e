import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import type { QueryErrorProps } from './query-error';

/** Above what stays on the page although it could not be read again: an old price is not accepted for the present one. */
export function StaleNotice({
  query: { error, isFetching, refetch },
  className,
  children = 'This may be out of date: it could not be loaded again.',
}: QueryErrorProps & { className?: string; children?: ReactNode }) {
  if (!error) return null;
  return (
    <Alert
      tone="warning"
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
