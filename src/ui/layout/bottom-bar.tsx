import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BottomBarProps {
  /** `end` where it stands at the end of its page, `anywhere` within it: the page then has room for it below. */
  place?: 'end' | 'anywhere';
  children: ReactNode;
}

/** The one act of a phone's page, in reach of the thumb, wherever the page is scrolled to. */
export function BottomBar({ place = 'end', children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={place}
      className={clsx(
        'border-line bg-surface bottom-0 z-10 border-t px-4 py-3 sm:hidden',
        place === 'end' ? 'sticky -mx-4 mt-6 -mb-6' : 'fixed inset-x-0',
      )}
    >
      {children}
    </div>
  );
}
