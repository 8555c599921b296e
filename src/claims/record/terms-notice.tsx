import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedRead } from '@/page/failed-read';

interface TermsNoticeProps {
  /** The terms of the claim's case. */
  terms: UseQueryResult;
  /** Says what is not shown without them. */
  children: ReactNode;
}

/** Says what is missing from a claim whose terms could not be read. Empty if they could. */
export function TermsNotice({ terms, children }: TermsNoticeProps) {
  if (terms.data) return null;
  return (
    <FailedRead query={terms} title="The terms of the case could not be read">
      {children}
    </FailedRead>
  );
}
