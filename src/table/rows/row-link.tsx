import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useListState } from '@/page/list-path';

interface RowLinkProps {
  /** Undefined if the row leads nowhere. */
  to: string | undefined;
  children: ReactNode;
}

/** The link of a row. It spans the row, whose other links stay above it. */
export function RowLink({ to, children }: RowLinkProps) {
  const state = useListState();
  if (to === undefined) return <span className="text-ink font-medium">{children}</span>;
  return (
    <Link
      to={to}
      state={state}
      className="text-ink font-medium after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}
