import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  title?: string;
  /** What would be here. */
  description?: ReactNode;
  icon?: ReactNode;
  /** The one action that puts something here. */
  emptyAction?: ReactNode;
};

export function EmptyState({
  title = 'No Data',
  description,
  icon = <Inbox size={20} />,
  emptyAction,
}: EmptyStateProps) {
  return (
    <div className="grid justify-items-center px-6 py-12 text-center">
      <span
        aria-hidden
        className="bg-subtle text-muted mb-4 grid size-10 place-items-center rounded-full"
      >
        {icon}
      </span>
      <p className="font-semibold">{title}</p>
      {description && (
        <p className="text-muted mt-1 max-w-md text-sm text-balance">{description}</p>
      )}
      {emptyAction && <div className="mt-5">{emptyAction}</div>}
    </div>
  );
}
