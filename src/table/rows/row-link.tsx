import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listState } from '../list-path';

/** The link of a row; it spans the row, whose other links stay above it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation();
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
