import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { tabListStyles, tabStyles } from './tab-styles';

export type NavTabsProps = { label: string; children: ReactNode };

/** Looks like Tabs, is a navigation: each NavTab wraps a router link that sets `aria-current`. */
export function NavTabs({ label, children }: NavTabsProps) {
  return (
    <nav aria-label={label} className={tabListStyles}>
      {children}
    </nav>
  );
}

export function NavTab({ children }: { children: ReactNode }) {
  return <Slot.Root className={tabStyles}>{children}</Slot.Root>;
}
