import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const sizes = { md: 'text-lg', lg: 'text-xl', xl: 'text-2xl' };

export type StatProps = {
  label: ReactNode;
  /** Already formatted: "$1,250,000.00", "73.25 %". */
  value: ReactNode;
  /** Small text below: what it compares to, or since when. */
  note?: ReactNode;
  size?: keyof typeof sizes;
};

export function Stat({ label, value, note, size = 'xl' }: StatProps) {
  return (
    <dl className="min-w-0">
      <dt className="text-muted text-xs font-medium">{label}</dt>
      <dd className={clsx('tabular mt-1 font-semibold tracking-tight wrap-anywhere', sizes[size])}>
        {value}
      </dd>
      {note && <dd className="text-muted mt-0.5 text-xs">{note}</dd>}
    </dl>
  );
}
