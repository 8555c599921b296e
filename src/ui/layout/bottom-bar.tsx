import type { ReactNode } from 'react';

/** The one act of a phone's page, at its end: in reach of the thumb, wherever the page is scrolled to. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="border-line bg-surface sticky bottom-0 z-10 -mx-4 mt-6 -mb-6 border-t px-4 py-3 sm:hidden"
    >
      {children}
    </div>
  );
}
