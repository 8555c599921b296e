import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid">
      {children}
    </ol>
  );
}

export type TimelineItemProps = {
  title: ReactNode;
  /** Already formatted, preferably as a <time>. */
  time: ReactNode;
  /** The latest change, or one that needs attention. */
  isHighlighted?: boolean;
  children?: ReactNode;
};

export function TimelineItem({ title, time, isHighlighted = false, children }: TimelineItemProps) {
  return (
    <li className="group relative pb-5 pl-6 text-sm last:pb-0">
      <span
        aria-hidden
        className="bg-line absolute top-3 bottom-[-6px] left-[5px] w-px group-last:hidden"
      />
      <span
        aria-hidden
        className={clsx(
          'absolute top-1.5 left-0 size-[11px] rounded-full border-2',
          isHighlighted ? 'border-primary bg-primary' : 'border-control bg-surface',
        )}
      />
      {/* In a narrow column every time is below its title; otherwise only some would be. */}
      <div className="@container">
        <div className="gap-x-4 @sm:flex @sm:items-baseline @sm:justify-between">
          <p className="font-medium">{title}</p>
          <p className="tabular text-muted shrink-0 text-xs">{time}</p>
        </div>
      </div>
      {children && <div className="[&>p]:max-w-measure text-muted mt-1">{children}</div>}
    </li>
  );
}
