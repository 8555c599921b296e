import type { LucideIcon } from 'lucide-react';
import { cloneElement, useContext, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../overlay/tooltip';
import { SideNavCollapsed } from './side-nav-context';

export type SideNavItemProps = {
  icon: LucideIcon;
  label: string;
  /** A router link without children: `<NavLink to="/admin/users" />`. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
};

export function SideNavItem({ icon: Icon, label, link }: SideNavItemProps) {
  const isCollapsed = useContext(SideNavCollapsed);
  const item = cloneElement(
    link,
    {
      className:
        'fade one-of relative thumb:h-11 flex h-9 items-center gap-3 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:bg-subtle hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft',
    },
    <Icon aria-hidden size={18} className="shrink-0" />,
    <span className={isCollapsed ? 'sr-only' : 'truncate'}>{label}</span>,
  );
  return (
    <Tooltip text={isCollapsed ? label : undefined} side="right">
      {item}
    </Tooltip>
  );
}

/** A group of items with a heading. */
export function SideNavSection({ title, children }: { title?: string; children: ReactNode }) {
  const isCollapsed = useContext(SideNavCollapsed);
  return (
    <div className="grid gap-0.5">
      {title && (
        <p className={isCollapsed ? 'sr-only' : 'text-muted px-2.5 pt-3 pb-1 text-xs font-medium'}>
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
