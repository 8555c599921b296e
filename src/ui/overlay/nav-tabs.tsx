import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';

export type NavTabsProps = { label: string; children: ReactNode };

/** Looks like tabs but is a navigation: each NavTab wraps a router link that sets `aria-current`. */
export function NavTabs({ label, children }: NavTabsProps) {
  return (
    <nav aria-label={label} className="border-line flex flex-wrap gap-x-6 border-b">
      {children}
    </nav>
  );
}

export function NavTab({ children }: { children: ReactNode }) {
  return (
    <Slot.Root className="fade one-of thumb:h-11 text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink -mb-px flex h-10 shrink-0 items-center gap-2 border-b-2 border-transparent text-sm font-medium whitespace-nowrap focus-visible:rounded-sm">
      {children}
    </Slot.Root>
  );
}
