import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

/**
 * Wraps one router link: `<NavItem asChild><NavLink to="…">My claims</NavLink></NavItem>`. The router's link marks the
 * current page with `aria-current="page"`.
 */
export function NavItem({ asChild = false, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Tag = asChild ? Slot.Root : 'a';
  return (
    <Tag
      className="fade one-of text-muted hover:bg-subtle hover:text-ink aria-[current=page]:bg-subtle aria-[current=page]:text-ink relative flex h-10 items-center rounded-lg px-3 text-sm font-medium whitespace-nowrap lg:h-9 lg:max-xl:px-2"
      {...rest}
    />
  );
}
