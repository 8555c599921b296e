import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listState } from '../list-path';

interface RowLinkProps {
  /** Undefined where the row leads nowhere. */
  to: string | undefined;
  children: ReactNode;
}

/** The link of a row; it spans the row, whose other links stay above it. */
export function RowLink({ to, children }: RowLinkProps) {
  const { search } = useLocation();
  if (to === undefined) return <span className="text-ink font-medium">{children}</span>;
  return (
    <Link
      to={to}
      state={listState(search)}
      className="text-ink font-medium after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  );
}
