import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const columnStyles = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

export type DescriptionListProps = {
  columns?: keyof typeof columnStyles;
  /** Two columns even on a phone, for short facts. */
  isCompact?: boolean;
  children: ReactNode;
};

/** Facts in a grid, with one column on a phone. */
export function DescriptionList({ columns = 2, isCompact, children }: DescriptionListProps) {
  return (
    <dl
      className={clsx(
        'grid gap-x-6 gap-y-4',
        isCompact && 'enlarged:grid-cols-1 grid-cols-2',
        columnStyles[columns],
      )}
    >
      {children}
    </dl>
  );
}

export type DescriptionItemProps = {
  label: ReactNode;
  /** Tabular figures for amounts, dates and numbers. */
  isNumeric?: boolean;
  /** Spans all columns, for a longer text. */
  isWide?: boolean;
  children: ReactNode;
};

export function DescriptionItem({ label, isNumeric, isWide, children }: DescriptionItemProps) {
  return (
    <div className={clsx('min-w-0', isWide && 'col-span-full')}>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className={clsx('mt-0.5 text-sm wrap-anywhere', isNumeric && 'tabular')}>
        {children ?? <span className="text-muted">–</span>}
      </dd>
    </div>
  );
}
