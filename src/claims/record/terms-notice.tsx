import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';

interface TermsNoticeProps {
  /** Of the case of a claim. */
  terms: UseQueryResult;
  /** What is not shown without them. */
  children: ReactNode;
}

/** Says what is missing from a claim whose terms could not be read; nothing where they were. */
export function TermsNotice({ terms, children }: TermsNoticeProps) {
  const { data, error, isFetching, refetch } = terms;
  if (data || !error) return null;
  return (
    <Alert
      tone="warning"
      title="The terms of the case could not be read"
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
