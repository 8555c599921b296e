import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The link of a row; it spans the row, whose other links stay above it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-ink font-medium after:absolute after:inset-0 hover:underline">
      {children}
    </Link>
  );
}
